import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import CallIcon from '@mui/icons-material/Call';
import MailIcon from '@mui/icons-material/Mail';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

export default function DashboardLayoutItemActions() {
  const router = useMemoryRouter('/calls');
  const [waiting, setWaiting] = React.useState(3);

  // The layout caches paths by array, so a new one is made only when the number changes.
  const navigation = React.useMemo<Navigation>(
    () => [
      {
        segment: 'calls',
        title: 'Calls',
        icon: <CallIcon />,
        action: <Chip label={`${waiting} waiting`} size="small" />,
      },
      {segment: 'letters', title: 'Letters', icon: <MailIcon />},
    ],
    [waiting],
  );

  return (
    <AppProvider navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Button
            variant="contained"
            disabled={waiting === 0}
            onClick={() => setWaiting(waiting - 1)}
            sx={{alignSelf: 'flex-start'}}
          >
            Answer a call
          </Button>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
