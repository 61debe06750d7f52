import * as React from 'react';
import {createTranslator, type Texts, type Translate} from '../lib/i18n/createTranslator';
import {LANGUAGES} from '../shared/site';

const translator = createTranslator(console);

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
 * The function that gives texts of the interface: `translate('status.label', {product: 'Studio'})`.
 * The compiler knows the keys and the placeholders of each text.
 *
 * @param texts - a file of `src/lib/i18n/texts`; it loads together with the components that use it
 */
export function useTranslate<English extends Readonly<Record<string, string>>>(
  texts: Texts<English>,
): Translate<English> {
  const language = useLanguage();
  return React.useMemo(() => translator(texts, language), [texts, language]);
}
