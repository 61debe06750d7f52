import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import MicIcon from '@mui/icons-material/Mic';
import RadioIcon from '@mui/icons-material/Radio';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {segment: 'on-air', title: 'On air', icon: <RadioIcon />},
  {segment: 'studios', title: 'Studios', icon: <MicIcon />},
];

export default function DashboardLayoutStartCollapsed() {
  const router = useMemoryRouter('/on-air');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <Typography>The sidebar starts narrow and leaves its width to the page.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
