import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {Crud, type DataModel, type DataSource} from '@toolpad/core/Crud';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import {useNotifications} from '@toolpad/core/useNotifications';
import EnergySavingsLeafIcon from '@mui/icons-material/EnergySavingsLeaf';
import SpaIcon from '@mui/icons-material/Spa';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../demos/useMemoryRouter'; // In an app: your framework's router.

interface Glasshouse extends DataModel {
  name: string;
  degrees: number;
}

const NAVIGATION: Navigation = [
  {kind: 'header', title: 'Botanical garden'},
  {title: 'Today', icon: <SpaIcon />},
  {
    segment: 'houses',
    title: 'Glasshouses',
    icon: <EnergySavingsLeafIcon />,
    pattern: 'houses{/:id}*',
  },
];

const HOUSES: Glasshouse[] = [
  {id: 'palm', name: 'Palm house', degrees: 26},
  {id: 'desert', name: 'Desert house', degrees: 31},
  {id: 'alpine', name: 'Alpine house', degrees: 12},
];

const SOURCE: DataSource<Glasshouse> = {
  fields: [
    {field: 'id', headerName: 'Code'},
    {field: 'name', headerName: 'House', flex: 1, minWidth: 120},
    {field: 'degrees', headerName: '°C', type: 'number', width: 80},
  ],
  getMany: () => ({items: HOUSES, itemCount: HOUSES.length}),
  getOne: (id) => HOUSES.find((house) => house.id === id) ?? Promise.reject(new Error('No house')),
};

function Today() {
  const notifications = useNotifications();
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <Typography>The palm house needs fresh air at noon.</Typography>
      <Button
        variant="contained"
        onClick={() =>
          notifications.show('The vents are open.', {severity: 'success', autoHideDuration: 4000})
        }
      >
        Open the vents
      </Button>
    </Stack>
  );
}

export default function OverviewDashboard() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider navigation={NAVIGATION} branding={{title: 'Greenery'}} router={router}>
      <DashboardLayout>
        <PageContainer>
          {router.pathname === '/' ? <Today /> : <Crud dataSource={SOURCE} rootPath="/houses" />}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
