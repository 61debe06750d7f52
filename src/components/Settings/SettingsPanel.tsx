import * as React from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {usePreference} from '../../hooks/usePreference';
import {MuiThemeBridge} from '../MuiThemeBridge/MuiThemeBridge';
import {CloseIcon} from './CloseIcon';
import {SettingChoice} from './SettingChoice';

export interface SettingsPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function ModeSetting(): React.ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  return (
    <SettingChoice
      label="Colour mode"
      value={colorModeChoice ?? 'system'}
      options={[
        {value: 'light', label: 'Light'},
        {value: 'dark', label: 'Dark'},
        {value: 'system', label: 'System'},
      ]}
      onChange={(mode) => {
        setColorMode(mode === 'system' ? null : mode);
      }}
    />
  );
}

function DirectionSetting(): React.ReactNode {
  const [direction, setDirection] = usePreference('direction');
  return (
    <SettingChoice
      label="Direction"
      value={direction}
      options={[
        {value: 'ltr', label: 'Left to right'},
        {value: 'rtl', label: 'Right to left'},
      ]}
      onChange={setDirection}
    />
  );
}

function DensitySetting(): React.ReactNode {
  const [density, setDensity] = usePreference('density');
  return (
    <SettingChoice
      label="Density"
      value={density}
      options={[
        {value: 'comfortable', label: 'Comfortable'},
        {value: 'dense', label: 'Dense'},
      ]}
      onChange={setDensity}
    />
  );
}

function CodeLanguageSetting(): React.ReactNode {
  const [language, setLanguage] = usePreference('codeLanguage');
  return (
    <SettingChoice
      label="Code language"
      value={language}
      options={[
        {value: 'ts', label: 'TypeScript'},
        {value: 'js', label: 'JavaScript'},
      ]}
      onChange={setLanguage}
    />
  );
}

function CodeStylingSetting(): React.ReactNode {
  const [styling, setStyling] = usePreference('codeStyling');
  return (
    <SettingChoice
      label="Code styling"
      value={styling}
      options={[
        {value: 'system', label: 'MUI System'},
        {value: 'tailwind', label: 'Tailwind'},
        {value: 'css', label: 'CSS'},
      ]}
      onChange={setStyling}
    />
  );
}

function ResetButton(): React.ReactNode {
  const {setColorMode} = useColorMode();
  const [, setDirection] = usePreference('direction');
  const [, setDensity] = usePreference('density');
  const [, setLanguage] = usePreference('codeLanguage');
  const [, setStyling] = usePreference('codeStyling');
  const reset = () => {
    setColorMode(null);
    for (const forget of [setDirection, setDensity, setLanguage, setStyling]) {
      forget(null);
    }
  };
  return (
    <Button variant="outlined" color="inherit" onClick={reset}>
      Reset to defaults
    </Button>
  );
}

/** What a reader can choose for the whole site, in a drawer at the end of the line. */
export function SettingsPanel({open, onClose}: SettingsPanelProps): React.ReactNode {
  const titleId = React.useId();
  return (
    <MuiThemeBridge>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: {width: 'min(22rem, 100vw)', padding: 3, backgroundImage: 'none'},
          },
        }}
      >
        <Stack direction="row" sx={{alignItems: 'center', justifyContent: 'space-between'}}>
          <Typography id={titleId} component="h2" variant="h6">
            Settings
          </Typography>
          <IconButton onClick={onClose} aria-label="Close settings" edge="end">
            <CloseIcon />
          </IconButton>
        </Stack>
        <Stack spacing={3} sx={{marginBlockStart: 2}}>
          <ModeSetting />
          <DirectionSetting />
          <DensitySetting />
          <CodeLanguageSetting />
          <CodeStylingSetting />
          <ResetButton />
        </Stack>
      </Drawer>
    </MuiThemeBridge>
  );
}
