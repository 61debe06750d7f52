import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {TabbedContext} from '../../contexts/TabbedContext';
import {COPIED_LABEL_MS} from '../../shared/code';
import {CodeBlock} from './CodeBlock';
import {PlainCodeBlock} from './PlainCodeBlock';

const PAGE = '/core/introduction/';
const TWINS = {
  label: 'TypeScript',
  title: 'App.tsx',
  id: 'App.tsx',
  html: 'const a: <a class="code-link" href="/toolpad/core/api/list/">List</a> = 1;',
  jsTitle: 'App.jsx',
  jsId: 'App.js',
  jsHtml: 'const a = 1;',
};

beforeEach(() => {
  document.documentElement.removeAttribute('data-code-language');
  document.cookie = 'codeVariant=;path=/;max-age=0';
});

afterEach(() => jest.useRealTimers());

function setup() {
  jest.useFakeTimers();
  return userEvent.setup({advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null});
}

/** Hands over to promises, which fake timers do not stop. */
async function settle() {
  await act(() => jest.advanceTimersByTimeAsync(0));
}

test.each([
  [false, 1200],
  [true, 2000],
])('in tabs: %s, the button says "Copied" for %i ms', async (isTabbed, ms) => {
  expect(Object.values(COPIED_LABEL_MS)).toContain(ms);
  const user = setup();
  renderInSite(
    <TabbedContext value={isTabbed}>
      <CodeBlock label="Text" html="a" />
    </TabbedContext>,
    PAGE,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', {name: 'Copy'}));
  await settle();
  expect(screen.getByRole('button', {name: 'Copied'})).toBeInTheDocument();
  expect(status).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(ms - 1));
  expect(screen.getByRole('button', {name: 'Copied'})).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', {name: 'Copy'})).toBeInTheDocument();
  expect(status).toBeEmptyDOMElement();
});

test('a second copy starts the time again', async () => {
  const user = setup();
  renderInSite(<CodeBlock label="Text" html="a" />, PAGE);
  const button = screen.getByRole('button', {name: 'Copy'});
  await user.click(button);
  act(() => jest.advanceTimersByTime(1000));
  await user.click(button);
  await settle();
  act(() => jest.advanceTimersByTime(1000));
  expect(button).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(200));
  expect(button).toHaveTextContent('Copy');
});

test.each([
  ['entities', '&lt;a b=&quot;c&quot;&gt; &amp;&amp; d', '<a b="c"> && d'],
  ['lines', '<span class="code-line">a\n</span><span class="code-line">  b</span>', 'a\n  b'],
  [
    'no answers of a terminal',
    '<span class="code-line code-line-prompt">npm ci\n</span><span class="code-line code-line-output">done</span>',
    'npm ci',
  ],
  [
    'no removed lines',
    '<span class="code-line code-line-remove">old\n</span><span class="code-line code-line-add">new</span>',
    'new',
  ],
  ['names without their links', '<a class="code-link" href="/x/">List</a>', 'List'],
])('what is copied has %s', async (_name, html, text) => {
  const user = userEvent.setup();
  renderInSite(<CodeBlock label="Text" html={html} />, PAGE);
  await user.click(screen.getByRole('button', {name: 'Copy'}));
  await expect(navigator.clipboard.readText()).resolves.toBe(text);
});

test('a choice of language holds for all blocks, is kept, and decides what is copied', async () => {
  const user = userEvent.setup();
  renderInSite(
    <>
      <CodeBlock {...TWINS} />
      <CodeBlock {...TWINS} id="B.tsx" jsId="B.js" />
    </>,
    PAGE,
  );
  const [first, second] = screen.getAllByRole('button', {name: 'JS: JavaScript'});
  expect(first).toHaveAttribute('href', '#App.js');
  expect(first).toHaveAttribute('aria-pressed', 'false');
  first?.focus();
  await user.keyboard(' ');
  expect(document.documentElement).toHaveAttribute('data-code-language', 'js');
  expect(document.cookie).toContain('codeVariant=JS');
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', {name: 'TS: TypeScript'})[1]).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await user.click(screen.getAllByRole('button', {name: 'Copy'})[0] ?? document.body);
  await expect(navigator.clipboard.readText()).resolves.toBe('const a = 1;');
});

test('a block without a twin has nothing to switch', () => {
  renderInSite(<CodeBlock label="YAML" html="a: 1" title="a.yml" id="a.yml" />, PAGE);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('figure', {name: 'a.yml'})).toHaveTextContent('a: 1');
});

test('where copying is forbidden, the code is selected and the reader told', async () => {
  const user = userEvent.setup();
  renderInSite(<CodeBlock label="Text" html="one two" />, PAGE);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', {name: 'Copy'}));
  expect(await screen.findByText(/does not allow copying.*press Ctrl\+C/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(window.getSelection()?.toString()).toBe('one two');
  await user.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a link in the code opens without loading the site again, unless for a new tab', () => {
  renderInSite(<CodeBlock {...TWINS} />, PAGE);
  const link = screen.getByRole('link', {name: 'List'});
  expect(fireEvent.click(link)).toBe(false);
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  const modified = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true});
  link.dispatchEvent(modified);
  expect(link).toBeInTheDocument();
});

test('code that exists only at run time is plain text', () => {
  renderInSite(<PlainCodeBlock caption="Log">{'<b>bold</b>'}</PlainCodeBlock>, PAGE);
  expect(screen.getByRole('figure', {name: 'Log'})).toHaveTextContent('<b>bold</b>');
});
