import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import HikingIcon from '@mui/icons-material/Hiking';
import LandscapeIcon from '@mui/icons-material/Landscape';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {segment: 'trails', title: 'Trails', icon: <HikingIcon />},
  {segment: 'huts', title: 'Huts', icon: <LandscapeIcon />},
];

export default function DashboardLayoutNoMiniSidebar() {
  const router = useMemoryRouter('/trails');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout disableCollapsibleSidebar sidebarExpandedWidth={220}>
        <PageContainer>
          <Typography>
            On a wide screen the sidebar stays open. On a narrow one it opens from the menu.
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
