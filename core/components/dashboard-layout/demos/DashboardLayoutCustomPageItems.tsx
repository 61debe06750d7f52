import {AppProvider, type Navigation, type NavigationPageItem} from '@toolpad/core/AppProvider';
import {DashboardLayout, DashboardSidebarPageItem} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import MapIcon from '@mui/icons-material/Map';
import SailingIcon from '@mui/icons-material/Sailing';
import WavesIcon from '@mui/icons-material/Waves';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {segment: 'berths', title: 'Berths', icon: <SailingIcon />},
  {segment: 'chart', title: 'Sea chart', icon: <MapIcon />},
  {segment: 'tides', title: 'Tides (closed)', icon: <WavesIcon />},
];

function renderPageItem(item: NavigationPageItem) {
  switch (item.segment) {
    case 'chart': // An address with a host opens in a new tab.
      return <DashboardSidebarPageItem item={item} href="https://map.openseamap.org/" />;
    case 'tides':
      return <DashboardSidebarPageItem item={item} disabled />;
    default:
      return <DashboardSidebarPageItem item={item} />;
  }
}

export default function DashboardLayoutCustomPageItems() {
  const router = useMemoryRouter('/berths');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout renderPageItem={renderPageItem}>
        <PageContainer>
          <Typography>Six of forty berths are free tonight.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
