import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import HomeIcon from '@mui/icons-material/Home';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

// An item without a segment is the page at "/"; one without an icon shows initials when folded.
const NAVIGATION: Navigation = [
  {title: 'Today', icon: <HomeIcon />},
  {segment: 'ovens', title: 'Ovens', icon: <BakeryDiningIcon />},
  {segment: 'flour-and-salt', title: 'Flour and salt'},
];

export default function DashboardLayoutLinks() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>
            The address of this page is <code>{router.pathname}</code>.
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
