// Breaks a small site in one way at a time and builds it for real: the build must stop, and the
// message must name the place and the remedy.
import {execFile} from 'node:child_process';
import {appendFile, cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FIXTURE = path.join(__dirname, 'fixtures/site');
// As deep as the fixture, because its files import the project's plugins by relative paths.
const COPIES = path.join(__dirname, 'broken-sites');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const BUILD_TIMEOUT_MS = 120_000;

interface BuildResult {
  readonly succeeded: boolean;
  readonly output: string;
}

async function build(name: string, damage: (site: string) => Promise<void>): Promise<BuildResult> {
  const site = path.join(COPIES, name);
  await rm(site, {recursive: true, force: true});
  await cp(FIXTURE, site, {recursive: true});
  await damage(site);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [DOCUSAURUS, 'build', site],
      {cwd: ROOT, env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0'}},
      (error, stdout, stderr) => resolve({succeeded: error === null, output: stdout + stderr}),
    );
  });
}

function append(file: string, text: string) {
  return (site: string) => appendFile(path.join(site, file), text);
}

function replace(file: string, from: string, to: string) {
  return async (site: string) => {
    const target = path.join(site, file);
    const text = await readFile(target, 'utf8');
    expect(text).toContain(from);
    await writeFile(target, text.replace(from, to));
  };
}

function add(file: string, text: string) {
  return async (site: string) => {
    const target = path.join(site, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  };
}

const BROKEN_FENCES = `
\`\`\`tsk
a
\`\`\`

\`\`\`tsx title="App.tsx
a;
\`\`\`

\`\`\`ts
const a = 1;
const b = ;
\`\`\`

\`\`\`css styling=css
a {}
\`\`\`

\`\`\`css styling=css
b {}
\`\`\`

Text between.

\`\`\`css runtime=next-app
a {}
\`\`\`

\`\`\`css runtime=vite
b {}
\`\`\`
`;

const BROKEN_RUNTIMES = `
<Runtime is="remix">

Words.

</Runtime>

<Runtime is="vite">

### A heading

</Runtime>
`;

const CASES: readonly [
  name: string,
  damage: (site: string) => Promise<void>,
  messages: readonly RegExp[],
][] = [
  [
    'broken-file-link',
    append('core/start.mdx', '\n[Lost](./lost.mdx)\n'),
    [/couldn't be resolved/, /\.\/lost\.mdx/, /core\/start\.mdx/],
  ],
  [
    'broken-link',
    append('core/start.mdx', '\n[Lost](/core/lost/)\n'),
    [/broken links/i, /\/toolpad\/core\/start\//, /linking to \/toolpad\/core\/lost\//],
  ],
  [
    'broken-anchor',
    append('core/start.mdx', '\n[Lost](./second.mdx#lost)\n'),
    [/broken anchor/i, /linking to \/toolpad\/core\/second\/#lost/],
  ],
  [
    'missing-image',
    append('core/start.mdx', '\n![A lost picture](./lost.png)\n'),
    [/image.*couldn't be resolved/i, /lost\.png/, /core\/start\.mdx/],
  ],
  [
    'node-without-page',
    replace('sidebars-core.ts', '/core/second/', '/core/secnod/'),
    [
      /"Guides › Second" names the path \/core\/secnod\/, but no page has it/,
      /core\/second\.mdx \(\/core\/second\/\) is named by no node/,
      /in sidebars-core\.ts/,
    ],
  ],
  [
    'duplicate-node',
    replace('sidebars-core.ts', '/core/second/', '/core/start/'),
    [/"Guides › Second" and "Start" both name the path \/core\/start\//],
  ],
  [
    'malformed-node',
    replace('sidebars-core.ts', "'/core/start/'", "'core/start'"),
    [/sidebars-core\.ts is not valid/, /"core\/start" must be lower case/],
  ],
  [
    'duplicate-route',
    add('src/pages/core/start.tsx', 'export default function Twin() {\n  return null;\n}\n'),
    [/duplicate routes/i, /\/toolpad\/core\/start\//],
  ],
  [
    'missing-demo',
    append('core/start.mdx', '\n<Demo of="Farewell" />\n'),
    [/start\.mdx:\d+: <Demo of="Farewell">: there is no \.\/demos\/Farewell\.tsx beside this page/],
  ],
  [
    'unknown-demo-attribute',
    replace('core/start.mdx', '<Demo of="Greeting" />', '<Demo name="Greeting" />'),
    [/start\.mdx:\d+: <Demo> has only the attributes of, title, height, frame/],
  ],
  [
    'demo-that-does-not-compile',
    replace('core/demos/Greeting.tsx', '</p>', ''),
    [/core\/demos\/Greeting\.tsx:\d+: this demo does not compile/],
  ],
  [
    'demo-without-default-export',
    replace('core/demos/Greeting.tsx', 'export default function', 'export function'),
    [/core\/demos\/Greeting\.tsx:\d+: this demo has no default export/],
  ],
  [
    'bad-front-matter',
    replace('core/start.mdx', 'slug: /start/', 'slug: /start\nsidebar_label: Begin'),
    [
      /start\.mdx:4: `slug` is "\/start"; write the path/,
      /start\.mdx:5: `sidebar_label` is not a key that pages have/,
    ],
  ],
  [
    'unknown-element',
    append('core/second.mdx', '\n<Farewell />\n'),
    [/core\/second\.mdx:13: <Farewell> is not known: import it/],
  ],
  [
    'unknown-option',
    replace(
      'docusaurus.config.ts',
      "'../../../../plugins/demos/index.ts',",
      "['../../../../plugins/demos/index.ts', {includ: []}],",
    ),
    [/docusaurus\.config\.ts.*plugins\/demos.*"includ" is not an option/],
  ],
  [
    'unknown-key-of-a-node',
    replace('sidebars-core.ts', "title: 'Second'", "title: 'Second', newFeatur: true"),
    [/sidebars-core\.ts is not valid: "Guides › Second".*"newFeatur" is not a key/],
  ],
  [
    'broken-fences',
    append('core/second.mdx', BROKEN_FENCES),
    [
      /core\/second\.mdx:13: the fence names the language "tsk"/,
      /core\/second\.mdx:17: the fence cannot read "title="App\.tsx"/,
      /core\/second\.mdx:23: the code does not parse: /,
      /core\/second\.mdx:26: the variants lack one that readers need; add a fence with styling=system/,
      /core\/second\.mdx:30: the variant styling=css title="" is already there in line 26/,
      /core\/second\.mdx:36: the variants lack one.*; add a fence with runtime=next-pages/,
    ],
  ],
  [
    'broken-runtimes',
    append('core/second.mdx', BROKEN_RUNTIMES),
    [
      /core\/second\.mdx:13: <Runtime> does not know the runtime "remix".*next-app, next-pages, vite/,
      /core\/second\.mdx:19: a heading inside <Runtime>/,
    ],
  ],
];

afterAll(() => rm(COPIES, {recursive: true, force: true}));

test(
  'the site builds as long as nothing is broken',
  async () => {
    const result = await build('intact', () => Promise.resolve());
    expect(result.output).toContain('Generated static files');
    expect(result.succeeded).toBe(true);
  },
  BUILD_TIMEOUT_MS,
);

test.each(CASES)(
  '%s stops the build',
  async (name, damage, messages) => {
    const {succeeded, output} = await build(name, damage);
    expect(succeeded).toBe(false);
    for (const message of messages) {
      expect(output).toMatch(message);
    }
  },
  BUILD_TIMEOUT_MS,
);
