import * as React from 'react';
import {usePreference} from '../../hooks/usePreference';
import {keepInPlace} from '../../lib/code/keepInPlace';
import type {CodeLanguage} from '../../shared/code';
import styles from './CodeBlock.module.css';

const CHOICES: readonly {
  readonly language: CodeLanguage;
  readonly short: string;
  readonly name: string;
}[] = [
  {language: 'ts', short: 'TS', name: 'TypeScript'},
  {language: 'js', short: 'JS', name: 'JavaScript'},
];

export interface LanguageSwitchProps {
  /** The ids of the two texts of the block. Without JavaScript the choices are links to them. */
  readonly ids: Readonly<Partial<Record<CodeLanguage, string>>>;
}

/** Chooses between TypeScript and JavaScript, here and in all other blocks of the site. */
export function LanguageSwitch({ids}: LanguageSwitchProps): React.ReactNode {
  const [chosen, choose] = usePreference('codeLanguage');
  return (
    <span role="group" aria-label="Code language" className={styles.switch}>
      {CHOICES.map(({language, short, name}) => (
        <a
          key={language}
          href={`#${ids[language] ?? ''}`}
          role="button"
          aria-label={name}
          aria-pressed={chosen === language}
          className={styles.choice}
          data-chooses={language}
          onClick={(event) => {
            event.preventDefault();
            keepInPlace(event.currentTarget, () => choose(language));
          }}
          onKeyDown={(event) => {
            if (event.key === ' ') {
              event.preventDefault();
              event.currentTarget.click();
            }
          }}
        >
          {short}
        </a>
      ))}
    </span>
  );
}
