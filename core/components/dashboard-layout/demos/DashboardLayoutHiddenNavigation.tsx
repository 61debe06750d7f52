import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import CoffeeIcon from '@mui/icons-material/Coffee';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [{segment: 'orders', title: 'Orders', icon: <CoffeeIcon />}];

export default function DashboardLayoutHiddenNavigation() {
  const router = useMemoryRouter('/orders');
  const [kiosk, setKiosk] = React.useState(true);

  return (
    <AppProvider navigation={NAVIGATION} branding={{title: 'Corner Café'}} router={router}>
      <DashboardLayout hideNavigation={kiosk}>
        <PageContainer>
          <FormControlLabel
            control={
              <Switch checked={kiosk} onChange={(event) => setKiosk(event.target.checked)} />
            }
            label="Kiosk mode"
          />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
