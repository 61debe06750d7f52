import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import SettingsIcon from '@mui/icons-material/Settings';
import NightsStayIcon from '@mui/icons-material/NightsStay';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {useColorScheme} from '@mui/material/styles';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [{segment: 'tonight', title: 'Tonight', icon: <NightsStayIcon />}];
const MODES = ['system', 'light', 'dark'] as const;

function SettingsMenu() {
  const {mode = 'system', setMode} = useColorScheme();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <IconButton
        aria-label="Settings"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {MODES.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === mode}
            selected={option === mode}
            onClick={() => {
              setMode(option);
              setAnchor(null);
            }}
          >
            Colors: {option}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

export default function DashboardLayoutSettingsMenu() {
  const router = useMemoryRouter('/tonight');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout slots={{toolbarActions: SettingsMenu}}>
        <PageContainer>
          <Typography>Clear sky from eleven. Dark colors spare your night vision.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
