import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {formatEditHash, readEditHash} from '../../lib/demos/editHash';
import type {Translate} from '../../lib/i18n/createTranslator';
import type {DemoSource} from '../../lib/demos/readSource';
import {PLAYGROUND_PATH, RUN_DELAY_MS, type DemoInfo} from '../../shared/demos';
import {DemoFrame} from '../DemoPlayer/DemoFrame';
import {createCodeView, type CodeView} from './createCodeView';
import styles from './DemoEditor.module.css';
import {usePlayground, type Playground} from './usePlayground';

export interface DemoEditorProps {
  readonly demo: Pick<DemoInfo, 'id'>;
  readonly title: string;
  /** The room of the result, in CSS pixels. */
  readonly height: number;
  readonly width: number | null;
  readonly onWidthChange: (width: number) => void;
  /** Starts with the demo's own code, whatever the address says. */
  readonly isFresh: boolean;
  readonly getSource: () => DemoSource | null;
}

function describe(
  {status, hasRun, problem}: Playground,
  translate: Translate<typeof DEMO_TEXTS.en>,
): string {
  if (!problem) {
    return translate(status === 'starting' ? 'editor.starting' : 'editor.running');
  }
  const {line, message} = problem;
  const what = line === null ? message : translate('editor.line', {line: String(line), message});
  return hasRun ? `${what} ${translate('editor.lastGood')}` : what;
}

function keepInAddress(id: string, code: string): void {
  // Without the router, which would scroll to the hash.
  window.history.replaceState(window.history.state, '', formatEditHash(id, code));
}

/** Edits a demo: the result above, the code below, the code in the address. */
export function DemoEditor({
  demo,
  title,
  height,
  width,
  onWidthChange,
  isFresh,
  getSource,
}: DemoEditorProps): React.ReactNode {
  const host = React.useRef<HTMLDivElement>(null);
  const translate = useTranslate(DEMO_TEXTS);
  const view = React.useRef<CodeView>(null);
  const iframe = React.useRef<HTMLIFrameElement>(null);
  const playground = usePlayground(iframe);
  const {run, problem} = playground;
  const playgroundUrl = useBaseUrl(PLAYGROUND_PATH);
  const [start] = React.useState(() => {
    const shared = isFresh ? null : readEditHash(demo.id, window.location.hash);
    const {theme = 'light'} = document.documentElement.dataset;
    const query = new URLSearchParams({theme, dir: document.documentElement.dir || 'ltr'});
    return {code: shared ?? getSource()?.main.code ?? '', query: query.toString()};
  });

  React.useEffect(() => {
    if (!host.current) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    run(start.code);
    view.current = createCodeView({
      parent: host.current,
      label: translate('editor.code', {title}),
      code: start.code,
      onChange: (code) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          run(code);
          keepInAddress(demo.id, code);
        }, RUN_DELAY_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      view.current?.destroy();
      view.current = null;
    };
  }, [demo.id, run, start, title, translate]);

  React.useEffect(() => view.current?.showProblem(problem), [problem]);

  return (
    <div>
      <DemoFrame
        ref={iframe}
        src={`${playgroundUrl}?${start.query}`}
        title={translate('editor.result', {title})}
        height={Math.max(height, 240)}
        width={width}
        onWidthChange={onWidthChange}
        isSandboxed
      />
      <p role="status" className={styles.status} data-failed={problem ? '' : undefined}>
        {describe(playground, translate)}
      </p>
      <div ref={host} className={styles.code} dir="ltr" />
    </div>
  );
}
