/** @jest-environment jsdom */
import {createTabScript, type TabStorage} from './tabScript';

const SITE: TabStorage = {type: 'localStorage', namespace: '-abc'};
const KEY = 'docusaurus.tab.npm2yarn-abc';

/** Two sets of tabs as the server renders them; the second has a query, and other names. */
const HTML = `
  <div data-unhydrated-tabs="#npm2yarn-npm #npm2yarn-pnpm #npm2yarn-yarn">
    <div role="tablist"></div>
    <div role="tabpanel" data-tab="#npm2yarn-npm">npm</div>
    <div role="tabpanel" data-tab="#npm2yarn-pnpm" hidden>pnpm</div>
    <div role="tabpanel" data-tab="#npm2yarn-yarn" hidden>Yarn</div>
  </div>
  <div data-unhydrated-tabs="#my-os-unix ?os=unix #my-os-Mac%20OS ?os=Mac%20OS">
    <div role="tablist"></div>
    <div role="tabpanel" data-tab="#my-os-unix ?os=unix">Unix</div>
    <div role="tabpanel" data-tab="#my-os-Mac%20OS ?os=Mac%20OS" hidden>Mac</div>
  </div>
  <div data-tabs="">
    <div role="tablist"></div>
    <div role="tabpanel" data-tab="#npm2yarn-npm">hydrated</div>
    <div role="tabpanel" data-tab="#npm2yarn-pnpm" hidden>not chosen</div>
  </div>
`;

function open(address: string, stored: Readonly<Record<string, string>>, site = SITE) {
  window.history.replaceState(null, '', `/${address}`);
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, value);
  }
  window.eval(createTabScript(site));
}

function shownPanels(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
    .filter((panel) => getComputedStyle(panel).display !== 'none')
    .map((panel) => panel.textContent);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.innerHTML = HTML;
});

test.each([
  ['', {}, ['npm', 'Unix', 'hydrated']],
  ['', {[KEY]: 'npm'}, ['npm', 'Unix', 'hydrated']],
  ['', {[KEY]: 'pnpm'}, ['pnpm', 'Unix', 'hydrated']],
  ['', {'docusaurus.tab.npm2yarn': 'pnpm'}, ['npm', 'Unix', 'hydrated']],
  ['', {'docusaurus.tab.my-os-abc': 'Mac OS', [KEY]: 'yarn'}, ['Yarn', 'Mac', 'hydrated']],
  ['', {[KEY]: ''}, ['npm', 'Unix', 'hydrated']],
  ['', {[KEY]: 'deno'}, ['npm', 'Unix', 'hydrated']],
  ['', {[KEY]: 'npm #npm2yarn-pnpm'}, ['npm', 'Unix', 'hydrated']],
  ['', {[KEY]: 'x],*{display:none}['}, ['npm', 'Unix', 'hydrated']],
  ['', {[KEY]: 'pnpm', 'docusaurus.tab.x-abc': '\uD800'}, ['pnpm', 'Unix', 'hydrated']],
  ['', {[KEY]: 'x'.repeat(1000)}, ['npm', 'Unix', 'hydrated']],
  ['#npm2yarn-pnpm', {}, ['pnpm', 'Unix', 'hydrated']],
  ['#npm2yarn-pnpm', {[KEY]: 'yarn'}, ['pnpm', 'Unix', 'hydrated']],
  ['#npm2yarn-deno', {[KEY]: 'yarn'}, ['Yarn', 'Unix', 'hydrated']],
  ['#my-os-Mac OS', {}, ['npm', 'Mac', 'hydrated']],
  ['#%E0%A4%A', {[KEY]: 'yarn'}, ['Yarn', 'Unix', 'hydrated']],
  ['?os=Mac+OS', {}, ['npm', 'Mac', 'hydrated']],
  ['?os=unix', {'docusaurus.tab.my-os-abc': 'Mac OS'}, ['npm', 'Unix', 'hydrated']],
  ['?os=beos', {'docusaurus.tab.my-os-abc': 'Mac OS'}, ['npm', 'Mac', 'hydrated']],
  ['?os=unix#my-os-Mac%20OS', {}, ['npm', 'Mac', 'hydrated']],
  ['?npm2yarn=pnpm', {}, ['npm', 'Unix', 'hydrated']],
])('address "%s", stored %j: shows %j', (address, stored, expected) => {
  open(address, stored);
  expect(shownPanels()).toEqual(expected);
});

test('follows the storage that Docusaurus is configured for', () => {
  sessionStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
  open('', {'docusaurus.tab.npm2yarn': 'yarn'}, {type: 'sessionStorage', namespace: ''});
  expect(shownPanels()).toContain('pnpm');
});

test('without storage only the address counts', () => {
  open('#npm2yarn-pnpm', {[KEY]: 'yarn'}, {...SITE, type: 'none'});
  expect(shownPanels()).toContain('pnpm');
});

test('blocked storage leaves the page as it is', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open('', {[KEY]: 'pnpm'});
  expect(shownPanels()).toContain('npm');
});

test('writes no style when there is nothing to follow', () => {
  open('', {theme: 'dark'});
  expect(document.querySelector('style')).toBeNull();
});

test('stays small: every page carries it', () => {
  expect(createTabScript(SITE).length).toBeLessThan(1100);
});
