import type {PreferenceValues} from './preferences';

/** How long a copy button says "Copied": in blocks with tabs, and in all others (spec §4). */
export const COPIED_LABEL_MS = {tabbed: 2000, plain: 1200} as const;

export type CodeStyling = PreferenceValues['codeStyling'];

export type CodeLanguage = PreferenceValues['codeLanguage'];

/** The styling solutions (spec §3), in the order of the tabs. */
export const CODE_STYLINGS: readonly CodeStyling[] = ['system', 'tailwind', 'css'];

/** The styling that every set of variants has, shown where the chosen one is missing. */
export const BASE_STYLING: CodeStyling = 'system';
