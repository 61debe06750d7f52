import * as React from 'react';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import TodayIcon from '@mui/icons-material/Today';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout, ThemeSwitcher} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import {LanguageProvider, useLanguage} from './LanguageContext';
import {OverviewPage} from './OverviewPage';
import {RoundsPage} from './RoundsPage';
import {createBakeryTheme} from './theme';
import {useHashRouter} from './useHashRouter';

function ToolbarActions() {
  const {texts, toggle} = useLanguage();
  return (
    <>
      <Button onClick={toggle}>{texts.otherLanguage}</Button>
      <ThemeSwitcher />
    </>
  );
}

// Slots are components: they stand out here, so that they are the same at each render.
const SLOTS = {toolbarActions: ToolbarActions};

function Page({pathname}: {pathname: string}) {
  const {texts} = useLanguage();
  if (pathname === '/') {
    return <OverviewPage />;
  }
  return pathname.startsWith('/rounds') ? <RoundsPage /> : <Typography>{texts.unknown}</Typography>;
}

function Bakery() {
  const router = useHashRouter();
  const {language, texts} = useLanguage();
  const theme = React.useMemo(() => createBakeryTheme(language), [language]);

  const navigation: Navigation = [
    {title: texts.today, icon: <TodayIcon />},
    {
      segment: 'rounds',
      title: texts.deliveries,
      icon: <LocalShippingIcon />,
      pattern: 'rounds{/:id}*',
    },
  ];

  return (
    <AppProvider
      router={router}
      navigation={navigation}
      branding={{title: texts.title, logo: <BakeryDiningIcon color="primary" fontSize="large" />}}
      theme={theme}
      localeText={texts.core}
    >
      <DashboardLayout slots={SLOTS}>
        <PageContainer>
          <Page pathname={router.pathname} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

export function App() {
  return (
    <LanguageProvider>
      <Bakery />
    </LanguageProvider>
  );
}
