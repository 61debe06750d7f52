import type {DemoInfo} from '../../src/shared/demos';
import type {Demo} from './loadDemo';

/** Modules that every edited demo may import, whether or not a demo of ours does. */
const ALWAYS_PLAYABLE: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@mui/material',
  '@mui/material/styles',
  '@toolpad/core',
  '@toolpad/core/Account',
  '@toolpad/core/AppProvider',
  '@toolpad/core/Crud',
  '@toolpad/core/DashboardLayout',
  '@toolpad/core/PageContainer',
  '@toolpad/core/SignInPage',
  '@toolpad/core/useActivePage',
  '@toolpad/core/useDialogs',
  '@toolpad/core/useLocalStorageState',
  '@toolpad/core/useNotifications',
  '@toolpad/core/useSession',
  '@toolpad/core/useSessionStorageState',
];

/** The playground takes single components out of the whole of Material UI. */
const MATERIAL_COMPONENT = /^@mui\/material\/[A-Z]\w*$/;

/** Where a demo's module is, inside the folder of a compiler and in the index. */
export function demoKey({page, id}: Pick<Demo, 'page' | 'id'>): string {
  return `${page}/${id}`;
}

function infoOf({id, page, title, frame, provider, height}: Demo): DemoInfo {
  return {id, page, title, frame, provider, height};
}

function entryModule(demo: Demo, imports: readonly string[], methods: readonly string[]): string {
  return [...imports, `export default {...${JSON.stringify(infoOf(demo))},`, ...methods, '};'].join(
    '\n',
  );
}

/** A demo for the browser: it holds neither the demo nor its source, and loads each on demand. */
export function clientEntry(demo: Demo, sourceModule: string): string {
  return entryModule(
    demo,
    [],
    [
      `load: () => import(${JSON.stringify(`@site/${demo.file}`)}),`,
      `loadSource: () => import(${JSON.stringify(sourceModule)}),`,
      "renderHtml: () => '',",
      "sourceHtml: '',",
    ],
  );
}

/** A demo for the server, which renders it and its source into the page. */
export function serverEntry(demo: Demo, sourceModule: string): string {
  return entryModule(
    demo,
    [
      `import * as demo from ${JSON.stringify(`@site/${demo.file}`)};`,
      `import * as source from ${JSON.stringify(sourceModule)};`,
      "import {renderDemo} from '@theme/renderDemo';",
    ],
    [
      'load: () => Promise.resolve(demo),',
      'loadSource: () => Promise.resolve(source),',
      `renderHtml: () => renderDemo(demo.default, ${JSON.stringify(infoOf(demo))}),`,
      'sourceHtml: source.default.html,',
    ],
  );
}

/** All demos for the browser, each to be loaded. */
export function clientIndex(demos: readonly Demo[]): string {
  const rows = demos.map((demo) => {
    const key = demoKey(demo);
    return `${JSON.stringify(key)}: () => import(${JSON.stringify(`./${key}.js`)}),`;
  });
  return ['export default {', ...rows, '};'].join('\n');
}

/** All demos for the server, at hand. */
export function serverIndex(demos: readonly Demo[]): string {
  const imports = demos.map(
    (demo, index) => `import demo${index} from ${JSON.stringify(`./${demoKey(demo)}.js`)};`,
  );
  const rows = demos.map((demo, index) => `${JSON.stringify(demoKey(demo))}: () => demo${index},`);
  return [...imports, 'export default {', ...rows, '};'].join('\n');
}

/**
 * The modules that edited demos may import: what our demos use and the public entry points.
 *
 * @throws when two local files of the same name would be one in the playground
 */
export function playgroundModules(demos: readonly Demo[]): string {
  const local = new Map<string, string>();
  for (const [specifier, file] of demos.flatMap((demo) => Object.entries(demo.localFiles))) {
    const known = local.get(specifier);
    if (known !== undefined && known !== file) {
      throw new Error(`${known} and ${file} share a name. Demos need local files of unique names.`);
    }
    local.set(specifier, file);
  }
  const packages = demos
    .flatMap((demo) => demo.imports.map(({specifier}) => specifier))
    .filter((specifier) => !specifier.startsWith('.') && !MATERIAL_COMPONENT.test(specifier));
  const rows = [
    ...[...new Set([...ALWAYS_PLAYABLE, ...packages])].map((name) => [name, name] as const),
    ...[...local].map(([specifier, file]) => [specifier, `@site/${file}`] as const),
  ];
  return [
    'export default {',
    // Icons are small and many: one chunk holds them all.
    ...rows.map(([name, target]) => {
      const chunk = name.startsWith('@mui/icons-material/')
        ? '/* webpackChunkName: "playground-icons" */ '
        : '';
      return `${JSON.stringify(name)}: () => import(${chunk}${JSON.stringify(target)}),`;
    }),
    '};',
  ].join('\n');
}
