import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import type {CheckResult} from '../../lib/compatibility/checkPackageJson';
import {COMPATIBILITY_TEXTS} from '../../lib/i18n/texts/compatibility';
import type {Requirements} from '../../shared/compatibility';
import {loadChecker, type Checker} from './loadChecker';
import styles from './CompatibilityBox.module.css';

export interface CompatibilityBoxProps {
  /** What Core needs, from the installed packages. */
  readonly requirements: Requirements;
}

type Outcome = {readonly checker: Checker; readonly result: CheckResult} | 'failed' | null;

/** Loads the check early; when that fails, pressing the button tries again and says so. */
function preload(): void {
  loadChecker().catch(() => undefined);
}

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertFromPaste';
}

/**
 * A box into which a reader pastes a `package.json`, to see whether Core works in that app. The check
 * runs in the page; nothing of the text is sent or stored.
 */
export function CompatibilityBox({requirements}: CompatibilityBoxProps): React.ReactNode {
  const translate = useTranslate(COMPATIBILITY_TEXTS);
  const id = React.useId();
  const [text, setText] = React.useState('');
  const [outcome, setOutcome] = React.useState<Outcome>(null);
  const newest = React.useRef('');

  const change = (next: string) => {
    newest.current = next;
    setText(next);
    setOutcome(null);
  };
  const check = async (pasted: string) => {
    const found = await loadChecker().then(
      (checker) => ({checker, result: checker.checkPackageJson(pasted, requirements)}),
      () => 'failed' as const,
    );
    // An outcome about a text that has changed in the meantime would be wrong.
    if (newest.current === pasted) {
      setOutcome(found);
    }
  };
  const done = outcome === 'failed' ? null : outcome;

  return (
    <div className={styles.box}>
      <p className={styles.noScript}>{translate('box.noScript')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void check(text);
        }}
      >
        <label htmlFor={`${id}text`} className={styles.label}>
          {translate('box.label')}
        </label>
        <p id={`${id}privacy`} className={styles.note}>
          {translate('box.privacy')}
        </p>
        <textarea
          id={`${id}text`}
          aria-describedby={`${id}privacy`}
          className={styles.text}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          dir="ltr"
          value={text}
          onFocus={preload}
          onChange={({target, nativeEvent}) => {
            change(target.value);
            if (isPaste(nativeEvent)) {
              void check(target.value);
            }
          }}
        />
        <div className={styles.buttons}>
          <button type="submit" className={styles.submit}>
            {translate('box.check')}
          </button>
          <button type="button" className={styles.clear} onClick={() => change('')}>
            {translate('box.clear')}
          </button>
        </div>
      </form>
      <p role="status" className={styles.verdict}>
        {outcome === 'failed' && translate('box.failed')}
        {done && <done.checker.Verdict result={done.result} version={requirements.core.version} />}
      </p>
      {done && !done.result.problem && <done.checker.Findings result={done.result} />}
    </div>
  );
}
