import {runCheck} from '../../testing/runCheck';
import {parsePage} from '../../parsePage';
import {checkHeadings} from './checkHeadings';
import {readHeadings} from './readHeadings';

test.each([
  ['levels in order', '## A\n\n### B\n\n#### C\n\n## D'],
  ['the same words with an id of their own', '## A\n\n## A {/* #other */}'],
  ['the same words in two levels with ids', '## A {/* #a */}\n\n### A {/* #b */}'],
  ['no heading', 'Text.'],
])('%s is right', async (_name, source) => {
  expect(await runCheck(checkHeadings, source)).toEqual([]);
});

test.each([
  ['a title', '# A', 1, 'which is the title of the page'],
  ['a first heading that is too low', '### A', 1, 'is of level 3, below a heading of level 1'],
  ['a level that is left out', '## A\n\n#### B', 3, 'is of level 4, below a heading of level 2'],
  ['the same words', '## A b\n\n## A b', 3, 'so this one gets the anchor #a-b-1'],
  ['the same id', '## A {/* #x */}\n\n## B {/* #x */}', 3, '#x is already that of line 1'],
  ['an id that words make', '## A b\n\n## C {/* #a-b */}', 3, '#a-b is already that of line 1'],
  ['an id of an element', '## A\n\n<span id="a" />', 3, '#a is already that of line 1'],
])('%s is found', async (_name, source, line, message) => {
  const problems = await runCheck(checkHeadings, source);
  expect(problems).toMatchObject([{file: 'studio/page.mdx', line}]);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.advice).toMatch(/[.`]$/);
});

test.each([
  ['## Plain words', 'plain-words'],
  ['## The `rows` prop', 'the-rows-prop'],
  ['## With *marks* and [links](x.mdx)', 'with-marks-and-links'],
  ['## Words {/* #written */}', 'written'],
  ['## Words {/* #written and a remark */}', 'written'],
  ['## Why Toolpad Studio?', 'why-toolpad-studio'],
])('%s has the anchor %s, as in Docusaurus', (source, id) => {
  const page = parsePage({path: 'core/page.mdx', kind: 'page', source});
  expect(readHeadings(page)[0]?.id).toBe(id);
});
