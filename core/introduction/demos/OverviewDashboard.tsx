import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {List, type DataModel, type DataSource} from '@toolpad/core/Crud';
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
  },
];

function createHouseSource() {
  let houses: Glasshouse[] = [
    {id: 1, name: 'Palm house', degrees: 26},
    {id: 2, name: 'Desert house', degrees: 31},
    {id: 3, name: 'Alpine house', degrees: 12},
  ];
  return {
    fields: [
      {field: 'id', headerName: 'No.', width: 60},
      {field: 'name', headerName: 'House', flex: 1, minWidth: 120},
      {field: 'degrees', headerName: '°C', type: 'number', width: 80},
    ],
    getMany: () => ({items: houses, itemCount: houses.length}),
    deleteOne(id) {
      houses = houses.filter((house) => house.id !== id);
    },
  } satisfies DataSource<Glasshouse>;
}

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
  const [houses] = React.useState(createHouseSource);

  return (
    <AppProvider navigation={NAVIGATION} branding={{title: 'Greenery'}} router={router}>
      <DashboardLayout>
        <PageContainer>
          {router.pathname === '/' ? <Today /> : <List<Glasshouse> dataSource={houses} />}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
