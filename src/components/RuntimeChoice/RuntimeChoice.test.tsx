import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {Runtime} from './Runtime';
import {RuntimeChoice} from './RuntimeChoice';

const PAGE = '/core/introduction/installation/';
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-runtime');
});

function radio(name: string) {
  return screen.getByRole('radio', {name});
}

test('is a group of radio buttons that says what it does', () => {
  renderInSite(<RuntimeChoice />, PAGE);
  const group = screen.getByRole('group', {name: 'Your runtime'});
  expect(group).toHaveAccessibleDescription(/Code and text follow your choice/);
  expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
    'next-app',
    'next-pages',
    'vite',
  ]);
  expect(radio('Next.js App Router')).toBeChecked();
});

test('shows what the page has chosen, keeps a new choice, and tells the others', async () => {
  root.setAttribute('data-runtime', 'next-pages');
  renderInSite(
    <>
      <RuntimeChoice />
      <RuntimeChoice />
    </>,
    PAGE,
  );
  for (const each of screen.getAllByRole('radio', {name: 'Next.js Pages Router'})) {
    expect(each).toBeChecked();
  }
  const [first, second] = screen.getAllByRole('radio', {name: 'Vite'});
  await userEvent.click(first ?? document.body);
  expect(root).toHaveAttribute('data-runtime', 'vite');
  expect(localStorage.getItem('toolpad-runtime')).toBe('vite');
  expect(second).toBeChecked();
});

test('an unknown value on the page means the default', () => {
  root.setAttribute('data-runtime', 'remix');
  renderInSite(<RuntimeChoice />, PAGE);
  expect(radio('Next.js App Router')).toBeChecked();
});

test.each([
  ['vite', false, 'Vite', 'DIV'],
  ['next-app next-pages', false, 'Next.js App Router, Next.js Pages Router', 'DIV'],
  ['next-pages', true, 'Next.js Pages Router', 'SPAN'],
])('text for %s (inline: %s) is marked, and named %s', (is, inline, label, tagName) => {
  renderInSite(
    <Runtime is={is} inline={inline}>
      words
    </Runtime>,
    PAGE,
  );
  const text = screen.getByText('words');
  expect(text).toHaveAttribute('data-runtimes', is);
  expect(text).toHaveAttribute('data-label', label);
  expect(text.tagName).toBe(tagName);
});
