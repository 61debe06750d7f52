import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PREFERENCE_NAMES, PREFERENCES} from '../../src/shared/preferences';
import {createPreferenceScript} from './preferenceScript';
import {createTabScript} from './tabScript';

/** Decides what readers prefer before the first paint, and keeps the tabs of a reader alike. */
export default function preferencesPlugin({siteStorage}: LoadContext): Plugin {
  return {
    name: 'toolpad-preferences',
    injectHtmlTags() {
      const definitions = PREFERENCE_NAMES.map((name) => PREFERENCES[name]);
      return {
        // Docusaurus writes the stored colour mode at the start of the body; ours corrects it.
        preBodyTags: [
          {tagName: 'script', innerHTML: createPreferenceScript(definitions)},
          {tagName: 'script', innerHTML: createTabScript(siteStorage)},
        ],
      };
    },
    getClientModules() {
      return ['client/mirrorAttributes.ts', 'client/syncTabs.ts', 'client/themeColor.ts'].map(
        (file) => path.resolve(__dirname, file),
      );
    },
  };
}
