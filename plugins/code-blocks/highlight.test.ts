import {highlight} from './highlight';
import {renderLines} from './renderLines';
import {TOKEN_KINDS, tokenKind} from './tokenKinds';

test.each([
  ["const a = 'b';", 'ts', ['keyword', 'string']],
  ['<List rows={rows}><b /></List>', 'tsx', ['tag', 'type', 'property']],
  ['npm install --save-exact "x" # why', 'bash', ['function', 'string', 'comment']],
  ['a: 1 # why', 'yaml', ['property', 'number', 'comment']],
  ['{"a": true}', 'json', ['property', 'number']],
  ['.a { color: red }', 'css', ['tag', 'property']],
  ['<a href="b">c</a>', 'html', ['tag', 'property', 'string']],
  ['SELECT a FROM b', 'sql', ['keyword']],
  ['FROM node:22', 'docker', ['keyword']],
  ['[a]\nb=1', 'ini', ['property']],
])('%s in %s has colours', (code, language, kinds) => {
  const html = highlight(code, language);
  for (const kind of kinds) {
    expect(html).toContain(`<span class="tok-${kind}">`);
  }
});

test.each([
  ['<script>alert("1 & 2")</script>', 'text'],
  ['<b attr="x">&amp;</b>', 'html'],
  ['const a = <T,>(b: T) => b && "c";\n\n\t// d\n', 'tsx'],
  ['unknown <language>', 'klingon'],
])('%j stays the same text, and no markup', (code, language) => {
  const html = highlight(code, language);
  const text = html.replace(/<\/?span(?: class="tok-[a-z]+")?>/g, '');
  expect(text).not.toMatch(/[<>"]/);
  const decoded = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  expect(decoded).toBe(code);
});

test.each([
  ['function: orders.ts#listOrders', null],
  ['color: "#fff # not white"', null],
  ['a: b#c # why', '# why'],
  ['# why\na: b', '# why'],
  ['a: b\n\t# why #2', '# why #2'],
])('the comment of the YAML %j is %j', (code, comment) => {
  const found = /<span class="tok-comment">(?<text>[^<]*)<\/span>/.exec(highlight(code, 'yaml'));
  expect(found?.groups?.text ?? null).toBe(comment);
});

test('no two neighbours have one colour', () => {
  expect(highlight("'a' + `b ${c} d`", 'ts')).not.toMatch(
    /<span class="(tok-\w+)">[^<]*<\/span><span class="\1">/,
  );
});

test.each([
  [['plain'], null],
  [['tag'], 'tag'],
  [['tag', 'punctuation'], null],
  [['tag', 'class-name'], 'type'],
  [['keyword', 'module'], 'keyword'],
  [['no-such-type'], null],
  [['toString'], null],
])('%j has the colour %s', (types, kind) => {
  expect(tokenKind(types)).toBe(kind);
  expect(kind === null || TOKEN_KINDS.some((known) => known === kind)).toBe(true);
});

const LINES = [[{text: 'Account, ', kind: null}], [{text: "'Account' <Account>", kind: null}]];

test('lines have elements of their own only where something is said about them', () => {
  expect(renderLines([[{text: 'a', kind: null}], []])).toBe('a\n');
  expect(renderLines([[{text: 'a', kind: null}], []], {separateLines: true})).toBe(
    '<span class="code-line">a\n</span><span class="code-line"></span>',
  );
  expect(
    renderLines([[{text: 'a', kind: 'string'}]], {marks: new Map([[0, ['add', 'dim']]])}),
  ).toBe(
    '<span class="code-line code-line-add code-line-dim"><span class="tok-string">a</span></span>',
  );
});

test('names link wherever they stand alone, and stop the Tab key once', () => {
  const html = renderLines(LINES, {links: new Map([['Account', '/core/api/account/']])});
  expect(html.match(/<a class="code-link" href="\/core\/api\/account\/"/g)).toHaveLength(3);
  expect(html.match(/tabindex="-1"/g)).toHaveLength(2);
});

test.each(['AccountPreview', 'myAccount', 'x.Account', 'data-Account', '$Account'])(
  '%s is another name',
  (text) => {
    const html = renderLines([[{text, kind: null}]], {links: new Map([['Account', '/a/']])});
    expect(html).toBe(text);
  },
);

test.each(['comment', 'string'] as const)('a name in a %s is a word', (kind) => {
  const html = renderLines([[{text: 'Account', kind}]], {links: new Map([['Account', '/a/']])});
  expect(html).not.toContain('href');
});
