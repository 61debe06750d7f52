import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  ThemeSwitcher,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import {useNotifications} from '@toolpad/core/useNotifications';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [{segment: 'bikes', title: 'Bikes', icon: <DirectionsBikeIcon />}];

function Title() {
  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
      <DirectionsBikeIcon color="primary" />
      <Typography variant="h6">City Bikes</Typography>
      <Chip label="Trial" size="small" />
    </Stack>
  );
}

function Actions() {
  const notifications = useNotifications();
  return (
    <>
      <IconButton
        aria-label="Show alerts"
        onClick={() => notifications.show('All docks are in order.', {key: 'docks'})}
      >
        <NotificationsIcon />
      </IconButton>
      <ThemeSwitcher />
    </>
  );
}

function Footer({mini}: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{p: 2, whiteSpace: 'nowrap'}}>
      {mini ? '312' : '312 bikes on the road'}
    </Typography>
  );
}

// Defined once, outside the component: a new function on each render would mount the slot anew.
const SLOTS = {appTitle: Title, toolbarActions: Actions, sidebarFooter: Footer};

export default function DashboardLayoutSlots() {
  const router = useMemoryRouter('/bikes');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout slots={SLOTS}>
        <PageContainer>
          <Typography>The title, the actions and the footer are our own.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
