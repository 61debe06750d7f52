import {AppProvider, type Branding, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import PeopleIcon from '@mui/icons-material/People';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {segment: 'loans', title: 'Loans', icon: <AutoStoriesIcon />},
  {segment: 'readers', title: 'Readers', icon: <PeopleIcon />},
];

const BRANDING: Branding = {
  title: 'Lantern Library',
  logo: <AutoStoriesIcon color="primary" fontSize="large" />,
  homeUrl: '/loans',
};

export default function DashboardLayoutBranding() {
  const router = useMemoryRouter('/readers');

  return (
    <AppProvider branding={BRANDING} navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>The title in the app bar leads back to the loans.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
