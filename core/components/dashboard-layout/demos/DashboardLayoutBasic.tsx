import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {segment: 'shipments', title: 'Shipments', icon: <LocalShippingIcon />},
  {segment: 'stock', title: 'Stock', icon: <InventoryIcon />},
];

export default function DashboardLayoutBasic() {
  const router = useMemoryRouter('/shipments');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>You are at {router.pathname}.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
