/** The package managers of the site's tabs, and how each adds packages. */
const VERBS = {npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add'} as const;

/**
 * The command that installs packages.
 *
 * @param manager - what the reader chose in the tabs of a command; an unknown one means npm
 * @param packages - such as `react@19`
 */
export function createInstallCommand(
  manager: string | null,
  packages: readonly string[],
  {isDev = false}: {readonly isDev?: boolean} = {},
): string {
  const verb = Object.entries(VERBS).find(([name]) => name === manager)?.[1] ?? VERBS.npm;
  return [verb, ...(isDev ? ['-D'] : []), ...packages].join(' ');
}
