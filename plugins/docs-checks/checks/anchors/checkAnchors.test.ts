import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parsePage} from '../../parsePage';
import {runCheck} from '../../testing/runCheck';
import {acceptAnchors} from './acceptAnchors';
import {ANCHORS_FILE, parseAnchorList, printAnchorList} from './anchorList';
import {checkAnchors} from './checkAnchors';

const LIST = '/core/react-crud/#forms\n/core/react-crud/#lists\n/studio/gone/#old\n';

let rootDir = '';

beforeAll(() => {
  rootDir = mkdtempSync(path.join(tmpdir(), 'anchors-'));
  mkdirSync(path.join(rootDir, path.dirname(ANCHORS_FILE)), {recursive: true});
  writeFileSync(path.join(rootDir, ANCHORS_FILE), LIST);
});

afterAll(() => rmSync(rootDir, {recursive: true}));

const FILE = 'core/components/crud/crud.mdx';

function createSource(body: string): string {
  return `---\ntitle: CRUD\nslug: /react-crud/\n---\n\n${body}\n`;
}

function run(body: string) {
  return runCheck(checkAnchors, createSource(body), {path: FILE, rootDir});
}

test.each([
  ['all anchors', '## Lists\n\n## Forms'],
  ['another order and level', '## Forms\n\n### Lists'],
  ['new words with the old id', '## Tables {/* #lists */}\n\n## Forms'],
  ['an element in the place of a heading', '<span id="lists" />\n\n## Forms'],
])('%s: nothing is wrong', async (_name, body) => {
  expect(await run(body)).toEqual([]);
});

test('a renamed heading is found, and how to keep its anchor', async () => {
  const problems = await run('## Tables\n\n## Forms');
  expect(problems).toMatchObject([{file: FILE, line: 6}]);
  expect(problems[0]?.message).toContain('/core/react-crud/#lists leads nowhere any more');
  expect(problems[0]?.advice).toContain('{/* #lists */}');
  expect(problems[0]?.advice).toContain('<span id="lists" />');
});

test('new anchors are to be put on the list', async () => {
  const problems = await run('## Lists\n\n## Forms\n\n## Routes\n\n## Caches');
  expect(problems).toMatchObject([{file: FILE, line: 10}]);
  expect(problems[0]?.message).toContain('#routes, #caches');
  expect(problems[0]?.advice).toContain('npm run docs:anchors');
});

const PAGE = parsePage({path: FILE, kind: 'page', source: createSource('## Lists\n\n## Routes')});

test.each([
  [
    false,
    '/core/react-crud/#forms\n/core/react-crud/#lists\n/core/react-crud/#routes\n/studio/gone/#old\n',
    'gone, still on the list: /core/react-crud/#forms',
  ],
  [true, '/core/react-crud/#lists\n/core/react-crud/#routes\n', 'dropped: /core/react-crud/#forms'],
])('accepting, with forget=%j', async (forget, expected, line) => {
  const {list, report} = await acceptAnchors([PAGE], parseAnchorList(LIST), forget);
  expect(printAnchorList(list)).toBe(expected);
  expect(report).toEqual(['new: /core/react-crud/#routes', line]);
});
