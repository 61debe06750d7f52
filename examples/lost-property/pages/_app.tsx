import {AppCacheProvider} from '@mui/material-nextjs/v15-pagesRouter';
import InventoryIcon from '@mui/icons-material/Inventory2';
import TrainIcon from '@mui/icons-material/Train';
import {createTheme} from '@mui/material/styles';
import type {Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {NextAppProvider} from '@toolpad/core/nextjs';
import {PageContainer} from '@toolpad/core/PageContainer';
import type {AppProps} from 'next/app';
import Head from 'next/head';

const NAVIGATION: Navigation = [
  {title: 'Office', icon: <TrainIcon />},
  {segment: 'shelves', title: 'Shelves', icon: <InventoryIcon />},
];

const BRANDING = {title: 'Lost property', logo: <TrainIcon color="primary" fontSize="large" />};

const theme = createTheme({
  cssVariables: {colorSchemeSelector: 'data-toolpad-color-scheme'},
  colorSchemes: {
    light: {palette: {primary: {main: '#1f4e9c'}, background: {default: '#f1f5fb'}}},
    dark: {palette: {primary: {main: '#9dc1ff'}, background: {default: '#0e1420'}}},
  },
});

export default function LostPropertyApp({Component, pageProps, ...props}: AppProps) {
  return (
    <AppCacheProvider {...props}>
      <Head>
        <title>Lost property</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <NextAppProvider theme={theme} navigation={NAVIGATION} branding={BRANDING}>
        <DashboardLayout>
          <PageContainer>
            <Component {...pageProps} />
          </PageContainer>
        </DashboardLayout>
      </NextAppProvider>
    </AppCacheProvider>
  );
}
