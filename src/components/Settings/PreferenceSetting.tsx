import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {usePreference} from '../../hooks/usePreference';
import {SETTINGS_TEXTS} from '../../lib/i18n/texts/settings';
import {PREFERENCES, type PreferenceName, type PreferenceValues} from '../../shared/preferences';
import {SettingChoice} from './SettingChoice';

type TextKey = keyof typeof SETTINGS_TEXTS.en;

/** The text of each value; the compiler asks for every one. */
const VALUE_TEXTS: {
  readonly [Name in PreferenceName]: Readonly<Record<PreferenceValues[Name], TextKey>>;
} = {
  direction: {ltr: 'direction.ltr', rtl: 'direction.rtl'},
  density: {comfortable: 'density.comfortable', dense: 'density.dense'},
  codeLanguage: {ts: 'codeLanguage.ts', js: 'codeLanguage.js'},
  codeStyling: {
    system: 'codeStyling.system',
    tailwind: 'codeStyling.tailwind',
    css: 'codeStyling.css',
  },
  runtime: {
    'next-app': 'runtime.next-app',
    'next-pages': 'runtime.next-pages',
    vite: 'runtime.vite',
  },
  referenceLayout: {table: 'referenceLayout.table', list: 'referenceLayout.list'},
};

export interface PreferenceSettingProps<Name extends PreferenceName> {
  readonly name: Name;
}

/** The setting for one preference, with a button for each of its values. */
export function PreferenceSetting<Name extends PreferenceName>({
  name,
}: PreferenceSettingProps<Name>): React.ReactNode {
  const translate = useTranslate(SETTINGS_TEXTS);
  const [value, setValue] = usePreference(name);
  const label: TextKey = `${name}.label`;
  return (
    <SettingChoice
      label={translate(label)}
      value={value}
      options={PREFERENCES[name].values.map((option) => {
        const text: TextKey = VALUE_TEXTS[name][option];
        return {value: option, label: translate(text)};
      })}
      onChange={setValue}
    />
  );
}
