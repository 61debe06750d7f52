import '../../../tests/setup/textEncoder';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {inSite, renderInSite} from '../../../tests/setup/renderInSite';
import {TabPanel} from './TabPanel';
import {Tabs} from './Tabs';

const PAGE = '/core/introduction/installation/';

function PackageTabs() {
  return (
    <Tabs groupId="npm2yarn">
      <TabPanel value="npm">npm install</TabPanel>
      <TabPanel value="pnpm">pnpm add</TabPanel>
      <TabPanel value="yarn" label="Yarn">
        yarn add
      </TabPanel>
    </Tabs>
  );
}

beforeEach(() => localStorage.clear());

test('tabs and panels name each other; the first is selected', () => {
  renderInSite(<PackageTabs />, PAGE);
  const panel = screen.getByRole('tabpanel', {name: 'npm'});
  expect(panel).toHaveTextContent('npm install');
  expect(screen.getByRole('tab', {name: 'npm'})).toHaveAttribute('aria-controls', panel.id);
  expect(screen.getAllByRole('tabpanel')).toEqual([panel]);
});

test('arrows, Home and End select', async () => {
  const user = userEvent.setup();
  renderInSite(<PackageTabs />, PAGE);
  await user.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'pnpm'],
    ['{End}', 'Yarn'],
    ['{ArrowRight}', 'npm'],
    ['{ArrowLeft}', 'Yarn'],
    ['{Home}', 'npm'],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('tab', {name, selected: true})).toHaveFocus();
    expect(screen.getByRole('tabpanel', {name})).toBeVisible();
  }
});

test('tabs of a group change together, and remember', async () => {
  renderInSite(
    <>
      <PackageTabs />
      <PackageTabs />
    </>,
    PAGE,
  );
  await userEvent.click(screen.getAllByRole('tab', {name: 'pnpm'})[0] ?? document.body);
  expect(screen.getAllByRole('tab', {selected: true}).map((tab) => tab.textContent)).toEqual([
    'pnpm',
    'pnpm',
  ]);
  expect(localStorage.getItem('docusaurus.tab.npm2yarn')).toBe('pnpm');
});

test.each([
  ['#npm2yarn-yarn', 'Yarn'],
  ['#npm2yarn-deno', 'npm'],
  ['#yarn', 'npm'],
])('the hash %s leads to %s', (hash, name) => {
  Element.prototype.scrollIntoView = jest.fn();
  renderInSite(<PackageTabs />, `${PAGE}${hash}`);
  expect(screen.getByRole('tab', {name, selected: true})).toBeInTheDocument();
});

const HYDRATION = {
  grouped: {element: <PackageTabs />, addresses: '#npm2yarn-npm #npm2yarn-pnpm #npm2yarn-yarn'},
  lazy: {
    element: (
      <Tabs groupId="npm2yarn" lazy>
        <TabPanel value="npm">npm install</TabPanel>
        <TabPanel value="pnpm">pnpm add</TabPanel>
      </Tabs>
    ),
    addresses: null,
  },
} as const;

test.each(['grouped', 'lazy'] as const)(
  '%s tabs hydrate cleanly; only those with all panels are marked until React has taken them over',
  (kind) => {
    const {element, addresses} = HYDRATION[kind];
    const errors = jest.spyOn(console, 'error');
    localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inSite(element, PAGE));
    const set = container.querySelector('[data-tabs="npm2yarn"]');
    expect(set?.getAttribute('data-unhydrated-tabs') ?? null).toBe(addresses);
    for (const tab of screen.getAllByRole('tab')) {
      expect(tab.dataset.tab).toMatch(/^#npm2yarn-(npm|pnpm|yarn)$/);
    }
    const panel = screen.getByRole('tabpanel', {name: 'npm'});
    expect(panel).toHaveAttribute('data-tab', '#npm2yarn-npm');
    expect(screen.getByRole('tab', {selected: true})).toHaveAccessibleName('npm');

    render(inSite(element, PAGE), {container, hydrate: true});
    expect(screen.getByRole('tab', {selected: true})).toHaveAccessibleName('pnpm');
    expect(screen.getByRole('tabpanel', {name: 'pnpm'})).toBeVisible();
    expect(set).not.toHaveAttribute('data-unhydrated-tabs');
    expect(container).toContainElement(set instanceof HTMLElement ? set : null);
    expect(errors).not.toHaveBeenCalled();
  },
);

test('tabs without a group have no address', () => {
  renderInSite(
    <Tabs>
      <TabPanel value="one">1</TabPanel>
      <TabPanel value="two">2</TabPanel>
    </Tabs>,
    PAGE,
  );
  expect(screen.getByRole('tab', {name: 'one'})).not.toHaveAttribute('data-tab');
  expect(screen.getByRole('tabpanel', {name: 'one'})).not.toHaveAttribute('data-tab');
});
