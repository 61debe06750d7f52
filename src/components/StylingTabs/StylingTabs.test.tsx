import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {StylingPanel} from './StylingPanel';
import {StylingTabs} from './StylingTabs';

const PAGE = '/core/introduction/base-concepts/';

beforeEach(() => {
  document.documentElement.removeAttribute('data-code-styling');
  document.cookie = 'codeStyling=;path=/;max-age=0';
  window.history.replaceState(null, '', '/');
});

function renderAll() {
  renderInSite(
    <StylingTabs system="system-A.tsx" tailwind="tailwind-A.tsx" css="css-A.tsx">
      <StylingPanel styling="system">one</StylingPanel>
      <StylingPanel styling="tailwind">two</StylingPanel>
      <StylingPanel styling="css">three</StylingPanel>
    </StylingTabs>,
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
    <StylingTabs system="system-A.tsx" tailwind="tailwind-A.tsx">
      <StylingPanel styling="system">one</StylingPanel>
      <StylingPanel styling="tailwind">two</StylingPanel>
    </StylingTabs>,
    PAGE,
  );
  expect(tab('MUI System')).toHaveAttribute('aria-selected', 'true');
  expect(
    screen.getByText('This code has no variant for CSS. You see MUI System.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('tab', {name: 'CSS'})).not.toBeInTheDocument();
});
