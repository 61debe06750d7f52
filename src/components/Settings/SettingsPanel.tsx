import * as React from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTranslate} from '../../contexts/LanguageContext';
import {SETTINGS_TEXTS} from '../../lib/i18n/texts/settings';
import {choosePreference} from '../../lib/preferences/choosePreference';
import {PREFERENCE_NAMES} from '../../shared/preferences';
import {MuiThemeBridge} from '../MuiThemeBridge/MuiThemeBridge';
import {CloseIcon} from '../CloseIcon/CloseIcon';
import {PreferenceSetting} from './PreferenceSetting';
import {SettingChoice} from './SettingChoice';

export interface SettingsPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function ModeSetting(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const {colorModeChoice, setColorMode} = useColorMode();
  return (
    <SettingChoice
      label={translate('mode.label')}
      value={colorModeChoice ?? 'system'}
      options={[
        {value: 'light', label: translate('mode.light')},
        {value: 'dark', label: translate('mode.dark')},
        {value: 'system', label: translate('mode.system')},
      ]}
      onChange={(mode) => {
        setColorMode(mode === 'system' ? null : mode);
      }}
    />
  );
}

function ResetButton(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const {setColorMode} = useColorMode();
  const reset = () => {
    setColorMode(null);
    PREFERENCE_NAMES.forEach((name) => choosePreference(name, null));
  };
  return (
    <Button variant="outlined" color="inherit" onClick={reset}>
      {translate('settings.reset')}
    </Button>
  );
}

/** What a reader can choose for the whole site, in a drawer at the end of the line. */
export function SettingsPanel({open, onClose}: SettingsPanelProps): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
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
            {translate('settings.title')}
          </Typography>
          <IconButton onClick={onClose} aria-label={translate('settings.close')} edge="end">
            <CloseIcon size={16} />
          </IconButton>
        </Stack>
        <Stack spacing={3} sx={{marginBlockStart: 2}}>
          <ModeSetting />
          <PreferenceSetting name="direction" />
          <PreferenceSetting name="density" />
          <PreferenceSetting name="codeLanguage" />
          <PreferenceSetting name="codeStyling" />
          <PreferenceSetting name="runtime" />
          <PreferenceSetting name="referenceLayout" />
          <ResetButton />
        </Stack>
      </Drawer>
    </MuiThemeBridge>
  );
}
