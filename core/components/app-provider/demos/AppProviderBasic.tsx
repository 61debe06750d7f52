import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import PlaceIcon from '@mui/icons-material/Place';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {segment: 'sailings', title: 'Sailings', icon: <DirectionsBoatIcon />},
  {segment: 'piers', title: 'Piers', icon: <PlaceIcon />},
];

const TEXTS: Record<string, string> = {
  '/sailings': 'The next ferry leaves at 14:20 from the north pier.',
  '/piers': 'Two piers are open. The south pier closes at dusk.',
};

export default function AppProviderBasic() {
  const router = useMemoryRouter('/sailings');

  return (
    <AppProvider navigation={NAVIGATION} branding={{title: 'Skerry Ferries'}} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>{TEXTS[router.pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
