import {parsePage} from '../../parsePage';
import {runCheck} from '../../testing/runCheck';
import {checkProse} from './checkProse';
import {readProse} from './readProse';

function show(source: string): string {
  const page = parsePage({path: 'core/page.mdx', kind: 'page', source});
  return readProse(page).replace(/\s+/g, ' ').trim();
}

test.each([
  ['a paragraph', 'Two words.', 'Two words.'],
  ['marks', 'With *some* **marks** and a [link](x.mdx "title").', 'With some marks and a link .'],
  ['code', 'The `rows` prop.\n\n```ts\nconst rows = 1;\n```\n', 'The prop.'],
  ['a heading', '## Words {/* #id */}', 'Words'],
  ['a table', '| A | B |\n| - | - |\n| c | `d` |', 'A B c'],
  ['an admonition', ':::note[Take care]\n\nOr not.\n\n:::', 'Take care Or not.'],
  ['elements', '<Runtime is="vite">\n\nOnly *here*.\n\n</Runtime>', 'Only here .'],
  ['attributes', '<Demo of="Crud" title="A list" height={300} />', 'A list'],
  ['an image', '![A grid of orders](grid.png)', 'A grid of orders'],
  ['front matter', '---\ntitle: CRUD\nslug: /x/\n---\n\nText.', 'CRUD Text.'],
  ['imports', "import x from 'y';\n\nText.", 'Text.'],
  ['comments', 'Text.\n\n{/* no words */}', 'Text.'],
  ['entities', 'A&nbsp;B', 'A B'],
  ['bare addresses', 'See https://example.com/words now.', 'See now.'],
])('of %s only sentences are read', (_name, source, prose) => {
  expect(show(source)).toBe(prose);
});

test('each word keeps its place', () => {
  const source = 'The `rows` prop\nof a [grid](x.mdx).\n';
  const prose = readProse(parsePage({path: 'core/page.mdx', kind: 'page', source}));
  expect(prose).toHaveLength(source.length);
  expect(prose.indexOf('grid')).toBe(source.indexOf('grid'));
});

test.each([
  ['Toolpad Core runs on Next.js, with npm or Yarn, in TypeScript.'],
  ['Put it into `next.config.js` and run `npm` or `yarn`.'],
  ['Its `Url` is a url in code: `url`.'.replace('a url', 'a URL')],
  ['A just-in-time compiler justifies uneasy words.'],
  ['The negation `!a`, and "a" !== "b".'],
  ['The [Next.js pages](https://nextjs.org) and `react-router`.'],
  ['Material UI, MUI X, React Router, Auth.js, Firebase, Node.js, Vite, Zod, GitHub.'],
])('%s is right', async (source) => {
  expect(await runCheck(checkProse, source)).toEqual([]);
});

test.each([
  ['Install NextJS.', 9, 'The name "NextJS" is written Next.js.'],
  ['Open Toolpad studio.', 6, 'The name "Toolpad studio" is written Toolpad Studio.'],
  ['Use Material-UI.', 5, 'is written Material UI.'],
  ['Push to Github.', 9, 'is written GitHub.'],
  ['In Javascript.', 4, 'is written JavaScript.'],
  ['Run yarn.', 5, 'is written Yarn.'],
  ['With zod.', 6, 'is written Zod.'],
  ['A react router.', 3, 'is written React Router.'],
  ['You simply do it.', 5, 'Pages do without "simply".'],
  ['Just do it.', 1, 'Pages do without "Just".'],
  ['It is easy.', 7, 'Pages do without "easy".'],
  ['It is coming soon.', 7, 'Pages do without "coming soon".'],
  ['Please read it.', 1, 'Pages do without "Please".'],
  ['A powerful grid.', 3, 'Pages do without "powerful".'],
  ['It works!', 9, 'Pages do without "!".'],
  ['It **works**! Now', 13, 'Pages do without "!".'],
])('%s is found', async (sentence, column, message) => {
  const problems = await runCheck(checkProse, `Text.\n\n${sentence}\n`);
  expect(problems).toMatchObject([{file: 'studio/page.mdx', line: 3, column}]);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.advice).toMatch(/\.$/);
});
