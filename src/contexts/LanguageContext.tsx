import * as React from 'react';
import {createTranslator, type Translate} from '../lib/i18n/createTranslator';
import {EN} from '../lib/i18n/en';
import {LANGUAGES} from '../shared/site';

const translatorOf = createTranslator({catalogues: {en: EN}, fallback: EN, log: console});

const Context = React.createContext<string>(LANGUAGES[0]);

export interface LanguageProviderProps {
  /** A language code, such as `en`. */
  readonly language: string;
  readonly children: React.ReactNode;
}

/** Sets the language of the interface below it. Without a provider it is English. */
export function LanguageProvider({language, children}: LanguageProviderProps): React.ReactNode {
  return <Context value={language}>{children}</Context>;
}

/** The language of the interface, such as `en`. */
export function useLanguage(): string {
  return React.useContext(Context);
}

/**
 * The function that gives the texts of the interface: `t('status.label', {product: 'Toolpad Core'})`.
 * The compiler knows the keys and the placeholders of each text.
 */
export function useTranslate(): Translate {
  const language = useLanguage();
  return React.useMemo(() => translatorOf(language), [language]);
}
