import {PREFERENCES, type PreferenceValues} from './preferences';

/** How long a copy button says "Copied": in blocks with tabs, and in all others (spec §4). */
export const COPIED_LABEL_MS = {tabbed: 2000, plain: 1200} as const;

export type CodeLanguage = PreferenceValues['codeLanguage'];

/** What fences that stand side by side differ in; the key of their meta, such as `styling=css`. */
export type VariantKind = 'styling' | 'runtime';

export type CodeStyling = PreferenceValues['codeStyling'];

export type Runtime = PreferenceValues['runtime'];

/** What one variant of a block is for; the values of all kinds are different words. */
export type VariantValue = CodeStyling | Runtime;

export interface VariantKindDefinition {
  /** What readers choose between them with. */
  readonly preference: 'codeStyling' | 'runtime';
  /** In the order of the tabs. */
  readonly values: readonly VariantValue[];
  /** The variant that every set has, shown where the chosen one is missing. */
  readonly base: VariantValue;
  /** Whether a set must have them all, because none can stand in for another. */
  readonly needsAll: boolean;
  /** Stands before the value in ids of blocks: `runtime-vite-App.tsx`. */
  readonly idPrefix: string;
}

/** The kinds of variants: styling solutions (spec §3) and runtimes. */
export const VARIANT_KINDS: Readonly<Record<VariantKind, VariantKindDefinition>> = {
  styling: {
    preference: 'codeStyling',
    values: PREFERENCES.codeStyling.values,
    base: 'system',
    needsAll: false,
    idPrefix: '',
  },
  runtime: {
    preference: 'runtime',
    values: PREFERENCES.runtime.values,
    base: 'next-app',
    needsAll: true,
    // A heading or a file may be called "vite-…"; a hash to it must not choose a runtime.
    idPrefix: 'runtime-',
  },
};

/** The kinds by name. */
export const VARIANT_KIND_NAMES: readonly VariantKind[] = ['styling', 'runtime'];

/** What readers' apps run on, in the order of the tabs. */
export const RUNTIMES: readonly Runtime[] = PREFERENCES.runtime.values;

/** What a fence is a variant of, and which. */
export interface CodeVariant {
  readonly kind: VariantKind;
  readonly value: VariantValue;
}
