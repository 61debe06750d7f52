import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {createTheme} from '@mui/material/styles';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {segment: 'beds', title: 'Beds', icon: <LocalFloristIcon />},
  {segment: 'watering', title: 'Watering', icon: <WaterDropIcon />},
];

// Two color schemes as CSS variables: the switch in the toolbar appears because there are two.
const gardenTheme = createTheme({
  cssVariables: {colorSchemeSelector: 'data-garden-scheme'},
  colorSchemes: {
    light: {
      palette: {
        primary: {main: '#2e6b3f', dark: '#1f4d2c'},
        background: {default: '#f6f8f1', paper: '#fffffb'},
      },
    },
    dark: {
      palette: {
        primary: {main: '#a5d6a7', dark: '#8bc99a'},
        background: {default: '#10180f', paper: '#172217'},
      },
    },
  },
  shape: {borderRadius: 12},
});

export default function AppProviderTheme() {
  const router = useMemoryRouter('/beds');

  return (
    <AppProvider
      theme={gardenTheme}
      navigation={NAVIGATION}
      branding={{title: 'Fern House', logo: <LocalFloristIcon color="primary" fontSize="large" />}}
      router={router}
    >
      <DashboardLayout>
        <PageContainer>
          <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
            <Alert severity="info">Bed 4 was planted this morning.</Alert>
            <Button variant="contained">Plan the next bed</Button>
          </Stack>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
