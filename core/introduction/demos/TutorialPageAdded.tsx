import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import DashboardIcon from '@mui/icons-material/Dashboard';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import WarehouseIcon from '@mui/icons-material/Warehouse';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../demos/useMemoryRouter'; // In an app: your framework's router.

// The new item brings the link, the title and the breadcrumbs of the new page.
const NAVIGATION: Navigation = [
  {title: 'Dashboard', icon: <DashboardIcon />},
  {segment: 'orders', title: 'Orders', icon: <LocalCafeIcon />},
  {segment: 'beans', title: 'Beans', icon: <WarehouseIcon />},
];

function BeansPage() {
  return <Typography>Forty sacks of beans are in the store.</Typography>;
}

export default function TutorialPageAdded() {
  const router = useMemoryRouter('/beans');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          {router.pathname === '/beans' ? (
            <BeansPage />
          ) : (
            <Typography>This page was here before.</Typography>
          )}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
