/** Where a fence shows what no compiler can read alone, and a test compares it with the package. */
const SIGNATURES = 'studio/reference/api/';

/**
 * The test that looks at a fence instead of the compiler.
 *
 * @returns its file, or undefined for a fence like any other
 */
export function findOtherCheck(page: string, code: string): string | undefined {
  return page.startsWith(SIGNATURES) && code.startsWith('function ')
    ? 'plugins/studio-reference/published/functionTypes.test.ts'
    : undefined;
}
