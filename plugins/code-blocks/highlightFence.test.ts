import {createIdKeeper} from './blockIds';
import {highlightFence} from './highlightFence';
import {parseMeta} from './parseMeta';

function highlight(language: string, meta: string, code: string) {
  return highlightFence(
    {language, code, meta: parseMeta(meta).meta},
    {
      baseUrl: '/toolpad/',
      exportPages: new Map([['Account', '/core/api/account/']]),
      takeId: createIdKeeper(),
    },
  );
}

test('TypeScript brings its twin, with names and ids of its own', async () => {
  await expect(highlight('ts', 'title="a.ts" styling=css', 'const a: 1 = 1;')).resolves.toEqual({
    label: 'TypeScript',
    title: 'a.ts',
    id: 'css-a.ts',
    html: '<span class="tok-keyword">const</span> a: <span class="tok-number">1</span> = <span class="tok-number">1</span>;',
    jsTitle: 'a.js',
    jsId: 'css-a.js',
    jsHtml: '<span class="tok-keyword">const</span> a = <span class="tok-number">1</span>;',
  });
});

test('the marks of lines go along', async () => {
  const code = 'type A = 1;\n\nconst a: A = 1;\nconst b = 2;';
  const {html, jsHtml} = await highlight('ts', '{3}', code);
  expect(html).toMatch(/code-line-highlight">.*const.*a: .*A.* = .*1.*;\n/);
  expect(jsHtml).toMatch(/^<span class="code-line code-line-highlight">.*const.* a = .*1.*;\n/);
  expect(jsHtml?.match(/code-line-highlight/g)).toHaveLength(1);
});

test.each([
  ['ts', 'title="a.ts"', 'const a = 1;', {jsTitle: 'a.js', jsHtml: undefined, jsId: undefined}],
  ['ts', 'title="a.d.ts"', 'interface A {}', {jsTitle: undefined, jsHtml: undefined}],
  ['js', 'title="a.js"', 'const a = 1;', {id: 'a.js', jsTitle: undefined, jsHtml: undefined}],
  ['bash', '', 'npm ci', {label: 'Terminal', id: undefined, title: undefined, wrap: true}],
  ['sh', '', '$ npm ci', {wrap: true}],
  ['bash', '', '$ npm ls\nreact  19', {wrap: undefined}],
  ['yaml', 'file="a/b.yml"', 'a: 1', {label: 'YAML', id: 'b.yml', title: 'a/b.yml'}],
  ['text', 'wrap showLineNumbers', 'a', {wrap: true, showLineNumbers: true}],
  ['text', 'title="a b"', 'a', {title: 'a b', html: 'a'}],
])('%s %s %s', async (language, meta, code, expected) => {
  await expect(highlight(language, meta, code)).resolves.toMatchObject(expected);
});

test('names of Toolpad Core link in scripts, and nowhere else', async () => {
  const code = "import {Account} from '@toolpad/core';";
  const linked = 'href="/toolpad/core/api/account/"';
  expect((await highlight('tsx', '', code)).html).toContain(linked);
  expect((await highlight('jsx', '', code)).html).toContain(linked);
  expect((await highlight('text', '', code)).html).not.toContain('href');
});

test('a prompt is a mark, not a text', async () => {
  const {html} = await highlight('bash', '', '$ npm ci');
  expect(html).toContain('code-line-prompt');
  expect(html).not.toContain('$');
});
