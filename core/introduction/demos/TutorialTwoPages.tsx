import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import DashboardIcon from '@mui/icons-material/Dashboard';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {title: 'Dashboard', icon: <DashboardIcon />},
  {segment: 'orders', title: 'Orders', icon: <LocalCafeIcon />},
];

const PAGES: Record<string, string> = {
  '/': 'The roastery opens at eight.',
  '/orders': 'Nine bags wait to be ground.',
};

export default function TutorialTwoPages() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>{PAGES[router.pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
