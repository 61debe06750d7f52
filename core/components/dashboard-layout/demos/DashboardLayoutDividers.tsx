import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import TuneIcon from '@mui/icons-material/Tune';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {segment: 'open', title: 'Open repairs', icon: <InboxIcon />},
  {segment: 'done', title: 'Done repairs', icon: <ArchiveIcon />},
  {kind: 'divider'},
  {segment: 'workshop', title: 'Workshop', icon: <TuneIcon />},
];

export default function DashboardLayoutDividers() {
  const router = useMemoryRouter('/open');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>A line keeps the workshop apart from its repairs.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
