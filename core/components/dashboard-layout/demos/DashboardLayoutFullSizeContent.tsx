import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import MapIcon from '@mui/icons-material/Map';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [{segment: 'map', title: 'Map of the field', icon: <MapIcon />}];
const PLOTS = ['North', 'East', 'South', 'West'];

export default function DashboardLayoutFullSizeContent() {
  const router = useMemoryRouter('/map');
  const [sown, setSown] = React.useState('North');

  // The content area is a flex column, so a child that grows fills it edge to edge.
  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <Box sx={{flexGrow: 1, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1px'}}>
          {PLOTS.map((plot) => (
            <Button
              key={plot}
              variant={plot === sown ? 'contained' : 'outlined'}
              aria-pressed={plot === sown}
              onClick={() => setSown(plot)}
              sx={{borderRadius: 0}}
            >
              {plot}
            </Button>
          ))}
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
