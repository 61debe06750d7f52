import {readGuide, type GuideStep} from './readGuide';

function read(text: string, runtime?: string): GuideStep[] {
  return readGuide('core/page.mdx', text, runtime);
}

function fence(info: string, ...lines: string[]): string {
  return ['```' + info, ...lines, '```', ''].join('\n');
}

function listFiles(steps: readonly GuideStep[]): string[] {
  return steps.flatMap(({actions}) =>
    actions.flatMap((action) =>
      action.kind === 'file'
        ? [`${action.path}: ${action.lines.map(({text}) => text).join(' / ')}`]
        : [],
    ),
  );
}

test('steps are headings of the second level, with their lines', () => {
  const steps = read('---\ntitle: x\n## no\n---\n\n## One\n\n### Part\n\n## Two {/* #two */}\n');
  expect(steps.map(({title, line}) => [title, line])).toEqual([
    ['One', 6],
    ['Two', 10],
  ]);
});

test('code is no heading, and a longer fence may hold a fence', () => {
  const steps = read(`## One\n\n\`\`\`\`text\n${fence('ts', '## no')}\`\`\`\`\n`);
  expect(steps.map(({title}) => title)).toEqual(['One']);
});

test('blocks before the first heading are a step too', () => {
  const [step] = read(fence('ts file="a.ts"', 'a;'));
  expect(step).toMatchObject({title: 'before the first heading', actions: [{path: 'a.ts'}]});
});

test('removed lines are not written, and lines know where they come from', () => {
  const [step] = read(fence('ts file="a.ts" del={1,3}', 'a;', 'b;', 'c;', 'd;'));
  expect(step?.actions[0]).toMatchObject({
    lines: [
      {text: 'b;', line: 3},
      {text: 'd;', line: 5},
    ],
  });
});

test('a block that continues needs no name', () => {
  const [step] = read(fence('ts file="a.ts"', 'a;') + fence('ts continues', 'b;'));
  expect(step?.actions[1]).toMatchObject({path: 'a.ts', isContinued: true});
});

test('only the lines with a prompt are typed', () => {
  const [step] = read(fence('bash', '$ cd a', 'output', '$ npm start'));
  expect(step?.actions).toMatchObject([
    {line: 2, command: {kind: 'change folder', folder: 'a'}},
    {line: 4, command: {kind: 'start a server'}},
  ]);
});

test('comments and empty lines are not commands', () => {
  expect(read(fence('bash npm2yarn', '# a note', '', 'cd a'))[0]?.actions).toHaveLength(1);
});

test('a block in a list is not indented', () => {
  expect(
    listFiles(read('1. Do:\n\n   ```ts file="a.ts"\n   if (b) {\n     c;\n   }\n   ```\n')),
  ).toEqual(['a.ts: if (b) { /   c; / }']);
});

const VARIANTS = [
  fence('ts runtime=vite file="a.ts"', 'vite;'),
  fence('ts runtime=next-app file="b.ts"', 'app;'),
  '<Runtime is="next-app next-pages">\n',
  fence('ts file="c.ts"', 'next;'),
  '</Runtime>\n',
  fence('ts file="d.ts"', 'all;'),
].join('\n');

test.each([
  ['vite', ['a.ts: vite;', 'd.ts: all;']],
  ['next-app', ['b.ts: app;', 'c.ts: next;', 'd.ts: all;']],
  ['next-pages', ['c.ts: next;', 'd.ts: all;']],
])('the variant for %s', (runtime, files) => {
  expect(listFiles(read(VARIANTS, runtime))).toEqual(files);
});

test.each([
  ['a variant and no runtime', VARIANTS, /page\.mdx:1 .*: this is for vite, and nobody has said/],
  ['a block without a name', fence('tsx', 'a;'), /page\.mdx:1 .*does not say which file it is/],
  [
    'a name that is only a title',
    `## Step\n\n${fence('tsx title="a.tsx"', 'a;')}`,
    /page\.mdx:3 \(Step\): this block does not say/,
  ],
  [
    'a command that nobody knows',
    fence('bash', 'cd a', 'rm -rf b'),
    /page\.mdx:3 .*"rm -rf b" is no command/,
  ],
])('%s is an error', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('a reason excuses a block without a name', () => {
  expect(read(fence('tsx check=skip reason="an excerpt"', 'a;'))[0]?.actions).toEqual([]);
});
