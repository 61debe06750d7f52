import * as React from 'react';
import {AppRouterCacheProvider} from '@mui/material-nextjs/v15-appRouter';
import HandymanIcon from '@mui/icons-material/Handyman';
import HomeIcon from '@mui/icons-material/Home';
import LinearProgress from '@mui/material/LinearProgress';
import type {Navigation} from '@toolpad/core/AppProvider';
import {NextAppProvider} from '@toolpad/core/nextjs';
import type {Metadata} from 'next';
import {theme} from './theme';

export const metadata: Metadata = {title: 'Tool library', icons: 'data:,'};

const NAVIGATION: Navigation = [
  {title: 'Today', icon: <HomeIcon />},
  {kind: 'header', title: 'Lending'},
  {segment: 'tools', title: 'Tools', icon: <HandymanIcon />, pattern: 'tools{/:id}*'},
];

const BRANDING = {title: 'Tool library', logo: <HandymanIcon color="primary" fontSize="large" />};

export default function RootLayout({children}: {children: React.ReactNode}) {
  return (
    // A script sets the color scheme before React looks at the page.
    <html lang="en" data-toolpad-color-scheme="light" suppressHydrationWarning>
      <body>
        <AppRouterCacheProvider options={{enableCssLayer: true}}>
          {/* The provider reads the query string, and so a static page needs this. */}
          <React.Suspense fallback={<LinearProgress />}>
            <NextAppProvider theme={theme} navigation={NAVIGATION} branding={BRANDING}>
              {children}
            </NextAppProvider>
          </React.Suspense>
        </AppRouterCacheProvider>
        <noscript>The tools are fetched by a script, which your browser does not run.</noscript>
      </body>
    </html>
  );
}
