import {act, screen, waitForElementToBeRemoved, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {SettingsButton} from './SettingsButton';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const name of root.getAttributeNames()) {
    root.removeAttribute(name);
  }
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    // jsdom has no media queries. Material UI still listens in the old way, too.
    value: () =>
      Object.assign(new EventTarget(), {
        matches: false,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
  });
});

async function openSettings() {
  const user = userEvent.setup();
  renderInSite(
    <ColorModeProvider>
      <SettingsButton />
    </ColorModeProvider>,
    '/core/',
  );
  await user.click(screen.getByRole('button', {name: 'Settings'}));
  await screen.findByRole('dialog', {name: 'Settings'});
  return user;
}

function pressed(group: string) {
  return within(screen.getByRole('group', {name: group})).getByRole('button', {pressed: true});
}

test.each([
  ['Direction', 'Right to left', 'data-direction', 'rtl'],
  ['Density', 'Dense', 'data-density', 'dense'],
  ['Code language', 'JavaScript', 'data-code-language', 'js'],
  ['Code styling', 'Tailwind', 'data-code-styling', 'tailwind'],
  ['Your runtime', 'Vite', 'data-runtime', 'vite'],
  ['Color mode', 'Dark', 'data-theme', 'dark'],
])('%s: %s sets %s to %s', async (group, choice, attribute, value) => {
  const user = await openSettings();
  await user.click(screen.getByRole('button', {name: choice}));
  expect(root).toHaveAttribute(attribute, value);
  await act(() => Promise.resolve());
  expect(pressed(group)).toHaveAccessibleName(choice);
});

test('choices are kept where the specification wants them', async () => {
  const user = await openSettings();
  await user.click(screen.getByRole('button', {name: 'Right to left'}));
  await user.click(screen.getByRole('button', {name: 'JavaScript'}));
  await user.click(screen.getByRole('button', {name: 'Dark'}));
  expect(localStorage.getItem('toolpad-direction')).toBe('rtl');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.cookie).toContain('codeVariant=JS');
});

test('pressing the pressed button again changes nothing', async () => {
  const user = await openSettings();
  await user.click(pressed('Density'));
  expect(pressed('Density')).toHaveAccessibleName('Comfortable');
});

test('reset forgets everything', async () => {
  const user = await openSettings();
  await user.click(screen.getByRole('button', {name: 'Right to left'}));
  await user.click(screen.getByRole('button', {name: 'JavaScript'}));
  await user.click(screen.getByRole('button', {name: 'Vite'}));
  await user.click(screen.getByRole('button', {name: 'Dark'}));
  await user.click(screen.getByRole('button', {name: 'Reset to defaults'}));
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('codeVariant');
  expect(root).toHaveAttribute('data-direction', 'ltr');
  expect(root).toHaveAttribute('data-runtime', 'next-app');
  expect(root).toHaveAttribute('data-theme-choice', 'system');
});

test('Escape closes the panel', async () => {
  const user = await openSettings();
  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
});
