/**
 * What readers choose for the whole site, except for the colour mode, which Docusaurus owns. Each
 * preference lives in an attribute of the html element, so that CSS can follow it before any script
 * of the page has run. The inline script, the hook and the tests all read these definitions.
 */

/** Where a choice is kept between visits. */
export type PreferenceStore =
  | {readonly kind: 'localStorage'; readonly key: string}
  | {readonly kind: 'cookie'; readonly key: string; readonly maxAgeSeconds: number};

export interface PreferenceDefinition<Value extends string = string> {
  /** Every value that is known; anything else is dropped. */
  readonly values: readonly Value[];
  /** What readers get who have chosen nothing. */
  readonly fallback: Value;
  /** The attribute of the html element. */
  readonly attribute: string;
  /** A second attribute with the same value, which the platform reads and others may overwrite. */
  readonly mirror?: string;
  readonly store: PreferenceStore;
  /** The query parameter that sets it for one visit, for links that show a view: `?dir=rtl`. */
  readonly query: string;
  /** How a value is written in the store, where it differs from the value. */
  readonly storedAs?: Readonly<Partial<Record<Value, string>>>;
  /** A pattern with the value as its first group, for a hash that carries it. */
  readonly hashPattern?: string;
}

/** One year (spec §9). */
export const CODE_COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** A longer hash names no block of code; it is not even looked at. */
export const MAX_HASH_LENGTH = 200;

/** The values of each preference. */
export interface PreferenceValues {
  /** Left to right or right to left (spec §4). */
  readonly direction: 'ltr' | 'rtl';
  /** Room around controls, rows and code (spec §4, "dense"). */
  readonly density: 'comfortable' | 'dense';
  /** MUI System, Tailwind or CSS (spec §3, §4). */
  readonly codeStyling: 'system' | 'tailwind' | 'css';
  /** TypeScript or JavaScript (spec §3, §4). */
  readonly codeLanguage: 'ts' | 'js';
  /** What a reader's own app runs on. */
  readonly runtime: 'next-app' | 'next-pages' | 'vite';
  /** How the API reference shows props where there is room for a table. */
  readonly referenceLayout: 'table' | 'list';
}

export type PreferenceName = keyof PreferenceValues;

export const PREFERENCES: {
  readonly [Name in PreferenceName]: PreferenceDefinition<PreferenceValues[Name]>;
} = {
  direction: {
    values: ['ltr', 'rtl'],
    fallback: 'ltr',
    attribute: 'data-direction',
    mirror: 'dir',
    store: {kind: 'localStorage', key: 'toolpad-direction'},
    query: 'dir',
  },
  density: {
    values: ['comfortable', 'dense'],
    fallback: 'comfortable',
    attribute: 'data-density',
    store: {kind: 'localStorage', key: 'toolpad-density'},
    query: 'density',
  },
  codeStyling: {
    values: ['system', 'tailwind', 'css'],
    fallback: 'system',
    attribute: 'data-code-styling',
    store: {kind: 'cookie', key: 'codeStyling', maxAgeSeconds: CODE_COOKIE_MAX_AGE_SECONDS},
    query: 'styling',
    hashPattern: '^#(tailwind|css|system)-[\\w.-]+\\.(?:js|tsx)$',
  },
  codeLanguage: {
    values: ['ts', 'js'],
    fallback: 'ts',
    attribute: 'data-code-language',
    store: {kind: 'cookie', key: 'codeVariant', maxAgeSeconds: CODE_COOKIE_MAX_AGE_SECONDS},
    query: 'code',
    storedAs: {ts: 'TS', js: 'JS'},
  },
  runtime: {
    values: ['next-app', 'next-pages', 'vite'],
    fallback: 'next-app',
    attribute: 'data-runtime',
    store: {kind: 'localStorage', key: 'toolpad-runtime'},
    query: 'runtime',
    hashPattern: '^#runtime-(next-app|next-pages|vite)-[\\w.-]+\\.\\w+$',
  },
  referenceLayout: {
    values: ['table', 'list'],
    fallback: 'table',
    attribute: 'data-reference-layout',
    store: {kind: 'localStorage', key: 'toolpad-reference-layout'},
    query: 'reference',
  },
};

export const PREFERENCE_NAMES: readonly PreferenceName[] = [
  'direction',
  'density',
  'codeStyling',
  'codeLanguage',
  'runtime',
  'referenceLayout',
];

/** The channel on which tabs tell each other what a reader chose. */
export const PREFERENCE_CHANNEL = 'toolpad-preferences';

/** The query parameter that sets the colour mode for one visit: `?theme=dark`. */
export const THEME_QUERY = 'theme';
