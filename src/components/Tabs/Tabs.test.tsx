import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderInSite} from '../../../tests/setup/renderInSite';
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
