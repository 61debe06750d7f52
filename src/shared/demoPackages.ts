/**
 * The packages of the projects that readers take home. The build reads the versions of all of them,
 * and an exported project names them.
 */

/** What every project runs on; Toolpad Core asks for them as peers. */
export const RUNTIME_PACKAGES: readonly string[] = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/icons-material',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@toolpad/core',
];

/** What builds every project. */
export const BUILD_PACKAGES: readonly string[] = ['vite', '@vitejs/plugin-react'];

/** What a project in TypeScript needs on top. */
export const TYPE_PACKAGES: readonly string[] = ['typescript', '@types/react', '@types/react-dom'];
