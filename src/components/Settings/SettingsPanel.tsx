import * as React from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTranslate} from '../../contexts/LanguageContext';
import {usePreference} from '../../hooks/usePreference';
import {SETTINGS_TEXTS} from '../../lib/i18n/texts/settings';
import {MuiThemeBridge} from '../MuiThemeBridge/MuiThemeBridge';
import {CloseIcon} from '../CloseIcon/CloseIcon';
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

function DirectionSetting(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const [direction, setDirection] = usePreference('direction');
  return (
    <SettingChoice
      label={translate('direction.label')}
      value={direction}
      options={[
        {value: 'ltr', label: translate('direction.ltr')},
        {value: 'rtl', label: translate('direction.rtl')},
      ]}
      onChange={setDirection}
    />
  );
}

function DensitySetting(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const [density, setDensity] = usePreference('density');
  return (
    <SettingChoice
      label={translate('density.label')}
      value={density}
      options={[
        {value: 'comfortable', label: translate('density.comfortable')},
        {value: 'dense', label: translate('density.dense')},
      ]}
      onChange={setDensity}
    />
  );
}

function CodeLanguageSetting(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const [language, setLanguage] = usePreference('codeLanguage');
  return (
    <SettingChoice
      label={translate('codeLanguage.label')}
      value={language}
      options={[
        {value: 'ts', label: translate('codeLanguage.ts')},
        {value: 'js', label: translate('codeLanguage.js')},
      ]}
      onChange={setLanguage}
    />
  );
}

function CodeStylingSetting(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const [styling, setStyling] = usePreference('codeStyling');
  return (
    <SettingChoice
      label={translate('codeStyling.label')}
      value={styling}
      options={[
        {value: 'system', label: translate('codeStyling.system')},
        {value: 'tailwind', label: translate('codeStyling.tailwind')},
        {value: 'css', label: translate('codeStyling.css')},
      ]}
      onChange={setStyling}
    />
  );
}

function RuntimeSetting(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const [runtime, setRuntime] = usePreference('runtime');
  return (
    <SettingChoice
      label={translate('runtime.label')}
      value={runtime}
      options={[
        {value: 'next-app', label: translate('runtime.next-app')},
        {value: 'next-pages', label: translate('runtime.next-pages')},
        {value: 'vite', label: translate('runtime.vite')},
      ]}
      onChange={setRuntime}
    />
  );
}

function ReferenceLayoutSetting(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const [layout, setLayout] = usePreference('referenceLayout');
  return (
    <SettingChoice
      label={translate('referenceLayout.label')}
      value={layout}
      options={[
        {value: 'table', label: translate('referenceLayout.table')},
        {value: 'list', label: translate('referenceLayout.list')},
      ]}
      onChange={setLayout}
    />
  );
}

function ResetButton(): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const {setColorMode} = useColorMode();
  const [, setDirection] = usePreference('direction');
  const [, setDensity] = usePreference('density');
  const [, setLanguage] = usePreference('codeLanguage');
  const [, setStyling] = usePreference('codeStyling');
  const [, setRuntime] = usePreference('runtime');
  const [, setLayout] = usePreference('referenceLayout');
  const reset = () => {
    setColorMode(null);
    for (const forget of [
      setDirection,
      setDensity,
      setLanguage,
      setStyling,
      setRuntime,
      setLayout,
    ]) {
      forget(null);
    }
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
          <DirectionSetting />
          <DensitySetting />
          <CodeLanguageSetting />
          <CodeStylingSetting />
          <RuntimeSetting />
          <ReferenceLayoutSetting />
          <ResetButton />
        </Stack>
      </Drawer>
    </MuiThemeBridge>
  );
}
