import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {VariantPanel} from './VariantPanel';
import {VariantTabs} from './VariantTabs';

const PAGE = '/core/introduction/base-concepts/';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-code-styling');
  document.documentElement.removeAttribute('data-runtime');
  document.cookie = 'codeStyling=;path=/;max-age=0';
  window.history.replaceState(null, '', '/');
});

function renderAll() {
  renderInSite(
    <VariantTabs kind="styling" system="system-A.tsx" tailwind="tailwind-A.tsx" css="css-A.tsx">
      <VariantPanel value="system">one</VariantPanel>
      <VariantPanel value="tailwind">two</VariantPanel>
      <VariantPanel value="css">three</VariantPanel>
    </VariantTabs>,
    PAGE,
  );
}

function tab(name: string) {
  return screen.getByRole('tab', {name});
}

test('tabs and panels name each other, and tabs lead to their variant', () => {
  renderAll();
  expect(screen.getByRole('tablist', {name: 'Styling solution'})).toBeInTheDocument();
  for (const [name, text, id] of [
    ['MUI System', 'one', 'system-A.tsx'],
    ['Tailwind', 'two', 'tailwind-A.tsx'],
    ['CSS', 'three', 'css-A.tsx'],
  ] as const) {
    const panel = screen.getByText(text);
    expect(tab(name)).toHaveAttribute('aria-controls', panel.id);
    expect(tab(name)).toHaveAttribute('href', `#${id}`);
    expect(screen.getByRole('tabpanel', {name})).toBe(panel);
  }
});

test('a choice selects, and is kept for the whole site', async () => {
  renderAll();
  expect(tab('MUI System')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Tailwind'));
  expect(tab('Tailwind')).toHaveAttribute('aria-selected', 'true');
  expect(tab('MUI System')).toHaveAttribute('aria-selected', 'false');
  expect(document.documentElement).toHaveAttribute('data-code-styling', 'tailwind');
  expect(document.cookie).toContain('codeStyling=tailwind');
  expect(window.location.hash).toBe('');
});

test('arrows, Home, End and Space; one stop for the Tab key', async () => {
  const user = userEvent.setup();
  renderAll();
  await user.tab();
  expect(tab('MUI System')).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Tailwind'],
    ['{End}', 'CSS'],
    ['{ArrowRight}', 'MUI System'],
    ['{ArrowLeft}', 'CSS'],
    ['{Home}', 'MUI System'],
    [' ', 'MUI System'],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
});

test('a hash that names a variant follows the choice, so that a reload keeps it', async () => {
  window.history.replaceState(null, '', '#tailwind-A.tsx');
  renderAll();
  await userEvent.click(tab('CSS'));
  expect(window.location.hash).toBe('#css-A.tsx');
});

test('a missing variant is said, and the base is selected', () => {
  document.documentElement.setAttribute('data-code-styling', 'css');
  renderInSite(
    <VariantTabs kind="styling" system="system-A.tsx" tailwind="tailwind-A.tsx">
      <VariantPanel value="system">one</VariantPanel>
      <VariantPanel value="tailwind">two</VariantPanel>
    </VariantTabs>,
    PAGE,
  );
  expect(tab('MUI System')).toHaveAttribute('aria-selected', 'true');
  expect(
    screen.getByText('This code has no variant for CSS. You see MUI System.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('tab', {name: 'CSS'})).not.toBeInTheDocument();
});

test('runtimes are chosen apart from styling, and change together', async () => {
  const set = (
    <VariantTabs
      kind="runtime"
      next-app="runtime-next-app-layout.tsx"
      next-pages="runtime-next-pages-_app.tsx"
      vite="runtime-vite-App.tsx"
    >
      <VariantPanel value="next-app">one</VariantPanel>
      <VariantPanel value="next-pages">two</VariantPanel>
      <VariantPanel value="vite">three</VariantPanel>
    </VariantTabs>
  );
  window.history.replaceState(null, '', '#runtime-next-pages-_app.tsx');
  renderInSite(
    <>
      {set}
      {set}
    </>,
    PAGE,
  );
  expect(screen.getAllByRole('tablist', {name: 'Runtime'})).toHaveLength(2);
  const [first, second] = screen.getAllByRole('tab', {name: 'Vite'});
  await userEvent.click(first ?? document.body);
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(document.documentElement).toHaveAttribute('data-runtime', 'vite');
  expect(document.documentElement).not.toHaveAttribute('data-code-styling');
  expect(localStorage.getItem('toolpad-runtime')).toBe('vite');
  expect(window.location.hash).toBe('#runtime-vite-App.tsx');
});
