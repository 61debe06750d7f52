import {bringsProvider} from '../../shared/demos';
import {BUILD_PACKAGES, RUNTIME_PACKAGES, TYPE_PACKAGES} from '../../shared/demoPackages';
import type {DemoSource} from './readSource';

/** A project that runs on its own: the text of each file by its path. */
export interface DemoProject {
  readonly title: string;
  /** The file to open first. */
  readonly mainFile: string;
  readonly files: Readonly<Record<string, string>>;
}

export interface ProjectInput {
  readonly title: string;
  readonly source: DemoSource;
  /** Exact versions by package; a package that the demo imports must be there. */
  readonly versions: Readonly<Record<string, string>>;
}

const PACKAGE_IMPORT = /\bfrom '([^'.][^']*)'/g;

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function importedPackages({main, others}: DemoSource): string[] {
  const code = [main, ...others].map((file) => file.code).join('\n');
  return [...code.matchAll(PACKAGE_IMPORT)].map(([, specifier = '']) => packageOf(specifier));
}

function pickVersions(
  names: readonly string[],
  versions: ProjectInput['versions'],
): Record<string, string> {
  const rows = [...new Set(names)].sort().map((name) => {
    const version = versions[name];
    if (version === undefined) {
      throw new Error(`The site knows no version of ${name}, which this demo imports.`);
    }
    return [name, version] as const;
  });
  return Object.fromEntries(rows);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function indexHtml(title: string, entry: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}

/** The entry: a demo that brings no AppProvider gets the theme that AppProvider would give it. */
function entryCode(component: string, hasProvider: boolean): string {
  const themeImports = hasProvider
    ? ''
    : `import CssBaseline from '@mui/material/CssBaseline';
import {createTheme, ThemeProvider} from '@mui/material/styles';
`;
  const app = hasProvider
    ? `    <${component} />`
    : `    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <${component} />
    </ThemeProvider>`;
  const theme = hasProvider
    ? ''
    : `
const theme = createTheme({cssVariables: true, colorSchemes: {light: true, dark: true}});
`;
  return `import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
${themeImports}import ${component} from './${component}';
${theme}
const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no element with the id "root".');
}
createRoot(container).render(
  <StrictMode>
${app}
  </StrictMode>,
);
`;
}

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

export default defineConfig({plugins: [react()]});
`;

/**
 * A project of Vite that runs a demo: what a reader would write by hand, with the versions of this
 * site.
 *
 * @throws when the demo imports a package of unknown version
 */
export function createProject({title, source, versions}: ProjectInput): DemoProject {
  const {main, others} = source;
  const isTyped = main.name.endsWith('.tsx');
  const [component = ''] = main.name.split('.');
  const entry = isTyped ? 'src/main.tsx' : 'src/main.jsx';
  const manifest = {
    name: component.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase(),
    private: true,
    type: 'module',
    scripts: {dev: 'vite', build: 'vite build', ...(isTyped ? {typecheck: 'tsc'} : {})},
    dependencies: pickVersions([...RUNTIME_PACKAGES, ...importedPackages(source)], versions),
    devDependencies: pickVersions([...BUILD_PACKAGES, ...(isTyped ? TYPE_PACKAGES : [])], versions),
  };
  const sources = [main, ...others].map(({name, code}) => [`src/${name}`, code] as const);
  return {
    title,
    mainFile: `src/${main.name}`,
    files: {
      'package.json': toJson(manifest),
      'index.html': indexHtml(title, entry),
      ...(isTyped ? {'tsconfig.json': toJson(TSCONFIG)} : {}),
      [isTyped ? 'vite.config.ts' : 'vite.config.js']: VITE_CONFIG,
      [entry]: entryCode(component, bringsProvider(main.code)),
      ...Object.fromEntries(sources),
    },
  };
}
