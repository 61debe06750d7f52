import type {AtRule, Plugin} from 'postcss';
import {BREAKPOINTS} from '../../src/shared/themeConstants';

/** Below a breakpoint, without a gap at fractional widths. */
function below(width: number): string {
  return `(max-width: ${String(width - 0.02)}px)`;
}

function from(width: number): string {
  return `(min-width: ${String(width)}px)`;
}

/**
 * The widths at which Docusaurus and Infima change their layout, each written in many files of
 * theirs (https://github.com/facebook/docusaurus/issues/9603), and the breakpoints that replace them.
 */
const REPLACEMENTS: readonly (readonly [theirs: RegExp, ours: string])[] = [
  [/\(\s*max-width:\s*576px\s*\)/g, below(BREAKPOINTS.sm)],
  [/\(\s*max-width:\s*996px\s*\)/g, below(BREAKPOINTS.md)],
  [/\(\s*min-width:\s*997px\s*\)/g, from(BREAKPOINTS.md)],
  [/\(\s*min-width:\s*1440px\s*\)/g, from(BREAKPOINTS.xl)],
];

/** Replaces the widths of Docusaurus in a media query by the breakpoints of the specification. */
export function rewriteMediaQuery(params: string): string {
  return REPLACEMENTS.reduce((text, [theirs, ours]) => text.replace(theirs, ours), params);
}

/** The PostCSS plugin that does it in every file. */
export const rewriteMediaQueries: Plugin = {
  postcssPlugin: 'toolpad-breakpoints',
  AtRule: {
    media(rule: AtRule) {
      const rewritten = rewriteMediaQuery(rule.params);
      // Assigning the same text would make PostCSS visit the rule again, for ever.
      if (rewritten !== rule.params) {
        rule.params = rewritten;
      }
    },
  },
};
