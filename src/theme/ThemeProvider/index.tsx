// Swizzle: wrap of ThemeProvider (Docusaurus 3.10.2). Why: the texts of our interface follow the language of the address, on every page and above every layout.
import * as React from 'react';
import {useLocation} from '@docusaurus/router';
import ThemeProvider from '@theme-original/ThemeProvider';
import type {Props} from '@theme/ThemeProvider';
import {LanguageProvider} from '../../contexts/LanguageContext';
import {useSiteMount} from '../../hooks/useSiteMount';
import {pathnameToLanguage} from '../../lib/i18n/pathnameToLanguage';

export default function ThemeProviderWrapper({children}: Props): React.ReactNode {
  const {pathname} = useLocation();
  const {language} = pathnameToLanguage(pathname, useSiteMount());
  return (
    <ThemeProvider>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </ThemeProvider>
  );
}
