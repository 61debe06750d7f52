import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import BedIcon from '@mui/icons-material/Bed';
import EventIcon from '@mui/icons-material/Event';
import MedicationIcon from '@mui/icons-material/Medication';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {kind: 'header', title: 'Patients'},
  {segment: 'wards', title: 'Wards', icon: <BedIcon />},
  {segment: 'visits', title: 'Visits', icon: <EventIcon />},
  {kind: 'header', title: 'Pharmacy'},
  {segment: 'medicines', title: 'Medicines', icon: <MedicationIcon />},
];

export default function DashboardLayoutHeadings() {
  const router = useMemoryRouter('/wards');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>Fold the sidebar: the headings make room for the icons.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
