import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {usePreference} from '../../hooks/usePreference';
import {keepInPlace} from '../../lib/code/keepInPlace';
import {CODE_TEXTS} from '../../lib/i18n/texts/code';
import type {CodeLanguage} from '../../shared/code';
import styles from './CodeBlock.module.css';

const LANGUAGES: readonly CodeLanguage[] = ['ts', 'js'];

export interface LanguageSwitchProps {
  /** The ids of the two texts of the block. Without JavaScript the choices are links to them. */
  readonly ids: Readonly<Partial<Record<CodeLanguage, string>>>;
}

/** Chooses between TypeScript and JavaScript, here and in all other blocks of the site. */
export function LanguageSwitch({ids}: LanguageSwitchProps): React.ReactNode {
  const translate = useTranslate(CODE_TEXTS);
  const [chosen, choose] = usePreference('codeLanguage');
  return (
    <span role="group" aria-label={translate('language.label')} className={styles.switch}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`#${ids[language] ?? ''}`}
          role="button"
          aria-label={translate(`language.${language}`)}
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
          {translate(`language.${language}.short`)}
        </a>
      ))}
    </span>
  );
}
