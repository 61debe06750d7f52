import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import DrawIcon from '@mui/icons-material/Draw';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [{segment: 'sketches', title: 'Sketches', icon: <DrawIcon />}];

export default function PageContainerFullSize() {
  const router = useMemoryRouter('/sketches');
  const [pinned, setPinned] = React.useState(0);

  // Without maxWidth the container is as wide as the screen; the sheet grows to its foot.
  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer maxWidth={false}>
          <Paper variant="outlined" sx={{flex: 1, display: 'grid', placeContent: 'center', gap: 1}}>
            <span>{pinned === 0 ? 'An empty board' : `Notes on the board: ${pinned}`}</span>
            <Button variant="contained" onClick={() => setPinned(pinned + 1)}>
              Pin a note
            </Button>
          </Paper>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
