import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runCheck} from '../../testing/runCheck';
import {checkImages} from './checkImages';

let rootDir = '';

beforeAll(() => {
  rootDir = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(rootDir, 'static/img'), {recursive: true});
  mkdirSync(path.join(rootDir, 'studio'));
  writeFileSync(path.join(rootDir, 'static/img/editor.png'), '');
  writeFileSync(path.join(rootDir, 'studio/grid.png'), '');
});

afterAll(() => rmSync(rootDir, {recursive: true}));

test.each([
  ['![The editor with a grid](/img/editor.png)'],
  ['![A grid of orders](./grid.png)'],
  ['<img src="/img/editor.png" alt="The editor" width="600" height="400" />'],
  ['<img src={useBaseUrl(editor)} alt="The editor" width={600} height={400} />'],
])('%s is right', async (source) => {
  expect(await runCheck(checkImages, source, {rootDir})).toEqual([]);
});

test.each([
  ['![The editor](/img/edtor.png)', 'There is no image static/img/edtor.png.'],
  ['![The editor](../grid.png)', 'There is no image grid.png.'],
  ['![](/img/editor.png)', 'has no text for those who do not see it'],
  ['![editor.png](/img/editor.png)', 'has no text for those who do not see it'],
  ['![The editor](https://example.com/editor.png)', 'is on another site'],
  [
    '<img src="/img/editor.png" alt="The editor" width="600" />',
    'does not say its width and height',
  ],
  ['<img src="/img/editor.png" width="600" height="400" />', 'has no text'],
  ['<img src="/img/edtor.png" alt="The editor" width="6" height="4" />', 'There is no image'],
])('%s is found', async (image, message) => {
  const problems = await runCheck(checkImages, `Text.\n\n${image}\n`, {rootDir});
  expect(problems).toMatchObject([{file: 'studio/page.mdx', line: 3}]);
  expect(problems[0]?.message).toContain(message);
});
