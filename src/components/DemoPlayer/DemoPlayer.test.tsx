import * as React from 'react';
import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {DemoEntry} from '../../../plugins/demos/types';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {DemoPlayer} from './DemoPlayer';

const HTML =
  '<pre data-file="Harbour.tsx" data-language="ts" data-main><code>const a: number = 1;\n</code></pre>' +
  '<pre data-file="Harbour.jsx" data-language="js" data-main><code>const a = 1;\n</code></pre>';

function Harbour() {
  const [ships, setShips] = React.useState(0);
  if (ships > 1) {
    throw new Error('The harbour is full');
  }
  return <button onClick={() => setShips(ships + 1)}>{ships} ships</button>;
}

const ENTRY: DemoEntry = {
  id: 'Harbour',
  page: 'piers',
  title: 'A small harbour',
  frame: false,
  provider: false,
  load: () => Promise.resolve({default: Harbour}),
  loadSource: () => Promise.resolve({default: {html: HTML}}),
  renderHtml: () => '',
  sourceHtml: HTML,
};

/** jsdom has no layout: everything is near. */
class NearObserver {
  constructor(private readonly callback: (entries: {isIntersecting: boolean}[]) => void) {}

  observe() {
    this.callback([{isIntersecting: true}]);
  }

  disconnect() {
    // Nothing to stop.
  }
}

class IdleObserver {
  observe() {
    // Nothing ever changes its size.
  }

  disconnect() {
    // Nothing to stop.
  }
}

// What a demo loads when it starts is compiled here the first time, which takes longer than a test waits.
beforeAll(() => import('./mountDemo'));

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: NearObserver,
    ResizeObserver: IdleObserver,
  });
});

function renderPlayer(props: Partial<React.ComponentProps<typeof DemoPlayer>> = {}) {
  renderInSite(<DemoPlayer demo={ENTRY} {...props} />, '/core/react-crud/');
  return within(screen.getByRole('figure', {name: props.title ?? ENTRY.title}));
}

test('runs the demo, contains its errors and starts it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const player = renderPlayer();
  await userEvent.click(await player.findByRole('button', {name: '0 ships'}));
  await userEvent.click(player.getByRole('button', {name: '1 ships'}));
  expect(await player.findByRole('alert')).toHaveTextContent('The harbour is full');
  await userEvent.click(player.getByRole('button', {name: 'Start it again'}));
  expect(await player.findByRole('button', {name: '0 ships'})).toBeVisible();
});

test('Reset forgets the state', async () => {
  const player = renderPlayer();
  await userEvent.click(await player.findByRole('button', {name: '0 ships'}));
  expect(player.getByRole('button', {name: '1 ships'})).toBeVisible();
  await userEvent.click(player.getByRole('button', {name: 'Reset'}));
  expect(await player.findByRole('button', {name: '0 ships'})).toBeVisible();
});

test('the toolbar is one stop for Tab and moves with the arrow keys', async () => {
  const player = renderPlayer();
  const toolbar = player.getByRole('toolbar', {name: 'Tools: A small harbour'});
  const tools = within(toolbar);
  tools.getByRole('button', {name: 'TS: TypeScript'}).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tools.getByRole('button', {name: 'JS: JavaScript'})).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tools.getByRole('link', {name: 'Open in a new tab'})).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tools.getByRole('button', {name: 'TS: TypeScript'})).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}');
  const stops = [...toolbar.querySelectorAll('button, a')].filter(
    (item) => item.getAttribute('tabindex') === '0',
  );
  expect(stops).toEqual([tools.getByRole('button', {name: 'JS: JavaScript'})]);
});

test('copies the text of the language that the reader prefers', async () => {
  const user = userEvent.setup();
  const player = renderPlayer();
  await user.click(player.getByRole('button', {name: 'Copy source'}));
  expect(await navigator.clipboard.readText()).toBe('const a: number = 1;\n');
  await user.click(player.getByRole('button', {name: 'JS: JavaScript'}));
  await waitFor(() =>
    expect(player.getByRole('button', {name: 'JS: JavaScript'})).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  await user.click(player.getByRole('button', {name: 'Copy source'}));
  expect(await navigator.clipboard.readText()).toBe('const a = 1;\n');
  expect(player.getByRole('status')).toHaveTextContent('Source copied');
});

test('hides the code and shows it again', async () => {
  const player = renderPlayer();
  await userEvent.click(player.getByRole('button', {name: 'Hide code'}));
  expect(player.getByText('const a: number = 1;')).not.toBeVisible();
  await userEvent.click(player.getByRole('button', {name: 'Show code'}));
  expect(player.getByText('const a: number = 1;')).toBeVisible();
});

test('a framed demo has a document of its own, a width, and an address', async () => {
  const player = renderPlayer({frame: true, title: 'Framed', height: '300'});
  expect(player.queryByTitle('Framed')).not.toBeInTheDocument();
  const frame = await player.findByTitle('Framed');
  expect(frame).toHaveAttribute('src', '/toolpad/demos/piers/Harbour/');
  const phone = player.getByRole('button', {name: 'Phone, 360 pixels'});
  await userEvent.click(phone);
  expect(phone).toHaveAttribute('aria-pressed', 'true');
  expect(player.getByRole('slider')).toHaveAttribute('aria-valuenow', '360');
  expect(player.getByRole('link', {name: 'Open in a new tab'})).toHaveAttribute(
    'href',
    '/toolpad/demos/piers/Harbour/',
  );
});
