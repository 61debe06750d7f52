import * as React from 'react';
import {useLocalStorageState} from '@toolpad/core/useLocalStorageState';
import {GERMAN} from './texts/de';
import {ENGLISH} from './texts/en';
import type {Language, Texts} from './texts/language';

const TEXTS: Record<Language, Texts> = {de: GERMAN, en: ENGLISH};

interface LanguageChoice {
  language: Language;
  texts: Texts;
  toggle: () => void;
}

const LanguageContext = React.createContext<LanguageChoice | null>(null);

/** Keeps the language that the reader chose, also after a reload. */
export function LanguageProvider({children}: {children: React.ReactNode}) {
  const [stored, setStored] = useLocalStorageState('bakery-language', 'de');
  const language: Language = stored === 'en' ? 'en' : 'de';

  React.useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choice = React.useMemo(
    () => ({
      language,
      texts: TEXTS[language],
      toggle: () => setStored(language === 'de' ? 'en' : 'de'),
    }),
    [language, setStored],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  const choice = React.useContext(LanguageContext);
  if (!choice) {
    throw new Error('useLanguage works inside LanguageProvider.');
  }
  return choice;
}
