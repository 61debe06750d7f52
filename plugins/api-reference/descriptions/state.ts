import {GUIDES, type Descriptions} from './describe';

const STORAGE_PARAMETERS = {
  key: 'The name in the storage. With `null` nothing is stored, and the hook is a plain `useState`.',
  initializer:
    'The value while the storage has none, or a function that makes it. It is not written to the storage.',
  options: 'The codec that turns the value into text. It is needed for values that are no texts.',
};
const STORAGE_RESULT =
  'The value and a function that sets it. The value is `null` on the server and during hydration; setting `null` removes the key.';

export const STATE: Descriptions = {
  useLocalStorageState: {
    summary:
      '`useLocalStorageState` is a `useState` whose value lives in local storage. It survives a reload and a restart of the browser, and follows changes in other tabs.',
    parameters: STORAGE_PARAMETERS,
    returns: STORAGE_RESULT,
    page: {
      meta: 'Import, arguments and return value of useLocalStorageState, the hook that keeps React state in the local storage of the browser.',
      guides: [GUIDES.persistentState],
      notes: [
        'The last form of the call lets you leave the codec out for any type. Do not: without a codec the value comes back as a text.',
      ],
    },
  },
  useSessionStorageState: {
    summary:
      '`useSessionStorageState` is a `useState` whose value lives in session storage. It survives a reload and ends with the tab.',
    parameters: STORAGE_PARAMETERS,
    returns: STORAGE_RESULT,
    page: {
      meta: 'Import, arguments and return value of useSessionStorageState, the hook that keeps React state in the session storage of the browser.',
      guides: [GUIDES.persistentState],
      notes: [
        'The last form of the call lets you leave the codec out for any type. Do not: without a codec the value comes back as a text.',
      ],
    },
  },
  useStorageState: {
    summary:
      '`useStorageState` is the hook behind [useLocalStorageState](./use-local-storage-state.mdx) and [useSessionStorageState](./use-session-storage-state.mdx). You pass the storage yourself, so it runs in the browser only.',
    parameters: {
      area: 'The storage to use: `window.localStorage`, `window.sessionStorage`, or one of your own.',
      ...STORAGE_PARAMETERS,
    },
    returns: STORAGE_RESULT,
    page: {
      meta: 'Import, arguments and types of useStorageState, the hook that keeps React state in a storage that you choose.',
      guides: [GUIDES.persistentState],
    },
  },
  useStorageStateServer: {
    summary:
      '`useStorageStateServer` stands in for the storage hooks on the server. It stores nothing.',
    returns: '`null`, and a function that does nothing.',
    page: {
      meta: 'Import and result of useStorageStateServer, which stands in for the storage hooks on the server.',
      guides: [GUIDES.persistentState],
    },
  },
  UseStorageState: {
    summary: 'The ways to call `useLocalStorageState` and `useSessionStorageState`.',
    parameters: STORAGE_PARAMETERS,
    returns: STORAGE_RESULT,
  },
  StorageStateInitializer: {summary: 'A function that makes the first value.'},
  UseStorageStateHookResult: {summary: 'The value and a function that sets it.'},
  DefaultStorageStateoptions: {
    summary: 'The options for a text.',
    members: {codec: 'Turns the value into text and back.'},
  },
  StorageStateOptions: {
    summary: 'The options for any other type, where the codec is needed.',
    members: {codec: 'Turns the value into text and back.'},
  },
  Codec: {
    summary:
      'Turns values of type `V` into text and back. Write your own for types that have none.',
    members: {
      parse: 'Turns text into a value. What it throws reaches your component.',
      stringify: 'Turns a value into text.',
    },
  },
  CODEC_STRING: {summary: 'Texts, as they are. The storage hooks use it unless you pass another.'},
  CODEC_NUMBER: {summary: 'Numbers. Text that is no number becomes `NaN`.'},
  CODE_BOOLEAN: {
    summary:
      'Booleans: `true` is true, any other text is false. The name lacks a C in the package; there is no `CODEC_BOOLEAN`.',
  },
  CODEC_DATE: {summary: 'Dates with their time, as ISO text in UTC.'},
  CODEC_DATE_ONLY: {summary: 'Dates without their time, as `2025-05-08`: the day in UTC.'},
  CODEC_JSON: {summary: 'Anything that JSON can hold. Text that is no JSON becomes `null`.'},
  CODEC_JSON_STRICT: {summary: 'Anything that JSON can hold. Text that is no JSON throws.'},
  useSession: {
    summary:
      '`useSession` reads the `session` prop of the nearest `AppProvider`. It takes no arguments.',
    returns:
      'The session, or `null` when the provider has none or there is no provider. Name a type of your own to read more fields from it.',
    page: {
      meta: 'Import and return value of useSession, the hook that reads the session given to the Toolpad Core provider.',
      guides: [GUIDES.useSession],
      notes: ['It is not the `useSession` of next-auth, which loads the session itself.'],
    },
  },
};
