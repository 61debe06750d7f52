import {GUIDES, type PageDescription} from './descriptions/describe';

/** A page for several exports that make sense only together. */
export interface PageGroup {
  readonly title: string;
  /** The last part of the address, and the name of the file. */
  readonly name: string;
  readonly summary: string;
  /** In the order of the page. */
  readonly symbols: readonly string[];
  readonly page: PageDescription;
}

export const PAGE_GROUPS: readonly PageGroup[] = [
  {
    title: 'Codecs',
    name: 'codecs',
    summary:
      'A codec turns a value into text and back, so that [useLocalStorageState](./use-local-storage-state.mdx) and [useSessionStorageState](./use-session-storage-state.mdx) can store it.',
    symbols: [
      'CODEC_STRING',
      'CODEC_NUMBER',
      'CODE_BOOLEAN',
      'CODEC_DATE',
      'CODEC_DATE_ONLY',
      'CODEC_JSON',
      'CODEC_JSON_STRICT',
    ],
    page: {
      meta: 'Imports and behavior of the seven codecs of Toolpad Core, and the type for codecs of your own.',
      guides: [GUIDES.persistentState],
    },
  },
  {
    title: 'Contexts',
    name: 'contexts',
    summary:
      'The providers hand their settings on through React contexts. Three of them are exported, for components of your own.',
    symbols: ['AuthenticationContext', 'LocalizationContext', 'SessionContext'],
    page: {
      meta: 'Imports, types and values of the three React contexts that Toolpad Core exports for components of your own.',
      guides: [GUIDES.appProvider],
    },
  },
];
