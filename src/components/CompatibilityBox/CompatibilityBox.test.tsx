import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createStorageSlot} from '@docusaurus/theme-common';
import {act} from 'react';
import {renderInSite} from '../../../tests/setup/renderInSite';
import type {Requirements} from '../../shared/compatibility';
import {CompatibilityBox} from './CompatibilityBox';
import {CompatibilityTable} from './CompatibilityTable';
import {IncludedTable} from './IncludedTable';

const PAGE = '/core/introduction/installation/';

const core = {name: '@toolpad/core', version: '0.15.0'};
const grid = {name: '@mui/x-data-grid', version: '8.2.0'};
const REQUIREMENTS: Requirements = {
  core,
  included: [{name: grid.name, range: '^8.2.0'}],
  requirements: [
    {
      name: 'react',
      needed: 'always',
      ranges: [
        {by: core, range: '^18 || ^19'},
        {by: grid, range: '^17.0.0 || ^18.0.0 || ^19.0.0'},
      ],
    },
    {name: 'react-router', needed: 'optional', ranges: [{by: core, range: '^7'}]},
    {name: '@mui/system', needed: 'included', ranges: [{by: grid, range: '^7.0.0'}]},
  ],
};

/** jsdom has no layout, so nothing ever changes its size. */
class IdleObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, {ResizeObserver: IdleObserver});
});

function setup() {
  renderInSite(<CompatibilityBox requirements={REQUIREMENTS} />, PAGE);
  return {
    user: userEvent.setup(),
    box: screen.getByRole('textbox', {name: 'Your package.json'}),
    status: screen.getByRole('status'),
  };
}

function app(dependencies: Readonly<Record<string, string>>) {
  return JSON.stringify({name: 'app', dependencies}, null, 2);
}

test('says that nothing leaves the browser', () => {
  expect(setup().box).toHaveAccessibleDescription(/nothing that you paste leaves your browser/);
});

test('a paste is checked at once, and the outcome announced', async () => {
  const {user, box, status} = setup();
  expect(status).toBeEmptyDOMElement();
  await user.click(box);
  await user.paste(app({react: '^19.0.0', '@toolpad/core': '0.15.0'}));
  await expect(
    screen.findByText(/works with Toolpad Core 0\.15\.0\. There is nothing/),
  ).resolves.toBe(status);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('works by keyboard; each conflict has its line and its command', async () => {
  const {user, box, status} = setup();
  await user.tab();
  expect(box).toHaveFocus();
  await user.paste(app({react: '^17.0.2', 'react-router': '^6.0.0'}));
  await user.tab();
  expect(screen.getByRole('button', {name: 'Check'})).toHaveFocus();
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('list', {name: 'What the check has found'});
  expect(status).toHaveTextContent(
    'does not work with Toolpad Core 0.15.0 yet. What is in the way: 2.',
  );
  const [react, router] = within(list).getAllByRole('listitem');
  expect(react).toHaveTextContent(
    'Conflict Line 4. react ^17.0.2 does not fit: @toolpad/core 0.15.0 needs ^18 || ^19. To mend it: npm install react@19',
  );
  expect(router).toHaveTextContent(/Line 5\. react-router .* npm install react-router@7$/);
  expect(screen.getByRole('figure', {name: 'Core and all of it at once'})).toHaveTextContent(
    'npm install @toolpad/core@0.15.0 react@19 react-router@7',
  );
});

test('packages that are only missing are no conflict', async () => {
  const {user, box, status} = setup();
  await user.click(box);
  await user.paste(app({vite: '^6.0.0'}));
  await expect(
    screen.findByText(/^Nothing conflicts with Toolpad Core.* your app lacks: 1\.$/),
  ).resolves.toBe(status);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Missing react is missing\./);
});

test('commands follow the package manager that the reader chooses', async () => {
  const {user, box} = setup();
  await user.click(box);
  await user.paste(app({react: '^17.0.2', '@toolpad/core': '0.15.0'}));
  expect(await screen.findByText('npm install react@19', {selector: 'li code'})).toBeVisible();
  act(() => {
    createStorageSlot('docusaurus.tab.npm2yarn').set('pnpm');
  });
  expect(screen.getByText('pnpm add react@19', {selector: 'li code'})).toBeVisible();
});

test.each([
  ['{"react": "19",}', /Line 1: a name in quotes must stand here; look for a comma too many/],
  ['[]', /not a package\.json: it is not in braces/],
  ['{"lockfileVersion": 3}', /This is a lock file/],
  ['{"name": "a", "dependencies": {"react": 19}}', /Line 1: react has something else than text/],
])('%s gets a clear message', async (text, message) => {
  const {user, box} = setup();
  await user.click(box);
  await user.paste(text);
  expect(await screen.findByText(message)).toHaveAttribute('role', 'status');
});

test('nothing to check is said; a change takes the outcome away, and so does Clear', async () => {
  const {user, box, status} = setup();
  await user.click(screen.getByRole('button', {name: 'Check'}));
  expect(await screen.findByText(/There is nothing to check yet/)).toBe(status);
  await user.type(box, 'x');
  expect(status).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', {name: 'Check'}));
  expect(await screen.findByText(/not valid JSON/)).toBe(status);
  await user.click(screen.getByRole('button', {name: 'Clear'}));
  expect(box).toHaveValue('');
  expect(status).toBeEmptyDOMElement();
});

test('the tables say who asks for what', () => {
  renderInSite(
    <>
      <CompatibilityTable requirements={REQUIREMENTS} />
      <IncludedTable requirements={REQUIREMENTS} />
    </>,
    PAGE,
  );
  expect(screen.getByRole('columnheader', {name: '@toolpad/core 0.15.0'})).toBeInTheDocument();
  const rows = ['react', 'react-router', '@mui/system'].map((name) =>
    screen.getByRole('row', {name: new RegExp(`^${name} `)}),
  );
  expect(rows.map((row) => row.textContent)).toEqual([
    'react^18 || ^19Always^17.0.0 || ^18.0.0 || ^19.0.0 @mui/x-data-grid',
    'react-router^7If you use it—',
    '@mui/system—Comes with another package^7.0.0 @mui/x-data-grid',
  ]);
  expect(screen.getByRole('row', {name: '@mui/x-data-grid ^8.2.0'})).toBeInTheDocument();
});
