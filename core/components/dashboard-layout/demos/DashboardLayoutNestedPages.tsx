import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import GrassIcon from '@mui/icons-material/Grass';
import SensorsIcon from '@mui/icons-material/Sensors';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

// An item with children opens and closes; the path of a child starts with the segment above it.
const NAVIGATION: Navigation = [
  {segment: 'crops', title: 'Crops', icon: <GrassIcon />},
  {
    segment: 'sensors',
    title: 'Sensors',
    icon: <SensorsIcon />,
    children: [
      {segment: 'heat', title: 'Heat', icon: <ThermostatIcon />},
      {segment: 'soil', title: 'Soil', icon: <GrassIcon />},
    ],
  },
];

export default function DashboardLayoutNestedPages() {
  const router = useMemoryRouter('/crops');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>
            The path is <code>{router.pathname}</code>.
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
