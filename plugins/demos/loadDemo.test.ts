import path from 'node:path';
import {DEFAULT_FRAME_HEIGHT} from '../../src/shared/demos';
import {loadDemo, titleFromName} from './loadDemo';

const SITE = path.resolve(__dirname, '../..');
const LAYOUT = 'core/components/dashboard-layout/demos/DashboardLayoutBasic.tsx';
const PROMPT = 'core/components/use-dialogs/demos/DialogsPrompt.tsx';

test.each([
  ['DashboardLayoutBasic', 'Dashboard layout basic'],
  ['Crud', 'Crud'],
  ['PageContainer2Columns', 'Page container2 columns'],
])('%s is titled "%s"', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});

test('a demo with an AppProvider, which styles the whole document, gets a frame', async () => {
  const demo = await loadDemo(SITE, LAYOUT, []);
  expect(demo).toMatchObject({
    id: 'DashboardLayoutBasic',
    page: 'dashboard-layout',
    frame: true,
    provider: true,
    height: DEFAULT_FRAME_HEIGHT,
  });
});

test('its local files stand beside it, in both languages', async () => {
  const {texts, localFiles} = await loadDemo(SITE, LAYOUT, []);
  expect(texts.map(({name}) => name)).toEqual([
    'DashboardLayoutBasic.tsx',
    'DashboardLayoutBasic.jsx',
    'useMemoryRouter.ts',
    'useMemoryRouter.js',
  ]);
  expect(texts[0]?.code).toContain("from './useMemoryRouter'");
  expect(texts[1]?.code).toContain("from './useMemoryRouter'");
  expect(texts[1]?.code).not.toContain('Navigation[]');
  expect(localFiles).toEqual({'./useMemoryRouter': 'core/demos/useMemoryRouter.ts'});
});

test('a small demo runs in the page, as high as it is', async () => {
  const demo = await loadDemo(SITE, PROMPT, []);
  expect(demo).toMatchObject({
    frame: false,
    provider: false,
    height: undefined,
    title: 'Dialogs prompt',
  });
});

test('the catalog decides what the demo leaves open', async () => {
  const catalog = [{name: 'DialogsPrompt', file: PROMPT, title: 'Ask', frame: true, height: 99}];
  expect(await loadDemo(SITE, PROMPT, catalog)).toMatchObject({
    frame: true,
    height: 99,
    title: 'Ask',
  });
});
