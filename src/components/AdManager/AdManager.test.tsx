import * as React from 'react';
import {render, screen} from '@testing-library/react';
import {DEFAULT_AD_OPTIONS} from '../../shared/ads';
import {AdManager, type AdManagerProps} from './AdManager';

const IMAGE_NETWORK = {
  ...DEFAULT_AD_OPTIONS,
  networkScriptUrl: 'https://network.example/ads.js',
};
const FEED_NETWORK = {...DEFAULT_AD_OPTIONS, feedUrl: 'https://network.example/feed.json'};

const ENTRY = {
  statlink: 'https://ads.example/click',
  statimp: 'https://ads.example/view.gif',
  image: 'https://ads.example/ad.png',
  company: 'Acme',
  description: 'Buy <b>things</b>',
};

const MESSAGE = {
  kind: 'toolpad-ad',
  link: 'https://ads.example/click',
  img: 'https://ads.example/ad.png',
  description: 'Acme sells things',
};

/** Neither the notice nor a counted display. */
const DRAW_NOTHING = () => 0.9;
/** The notice, and every display is counted. */
const DRAW_ALL = () => 0;

const gtag = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {gtag});
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(globalThis, 'fetch');
});

function show(props: Partial<AdManagerProps> = {}) {
  return render(
    <AdManager
      options={DEFAULT_AD_OPTIONS}
      isCrawler={false}
      isInlineSession={false}
      random={DRAW_NOTHING}
      {...props}
    />,
  );
}

function pass(milliseconds: number): Promise<void> {
  return React.act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** What fills the slot, by the name that analytics uses; more than one would be wrong. */
function listShown(): (string | undefined)[] {
  return screen.queryAllByRole('complementary').map((element) => element.dataset.ad);
}

function getFrame(): HTMLIFrameElement {
  return screen.getByTitle<HTMLIFrameElement>('Carbon');
}

function send(data: unknown, source: MessageEventSource | null): void {
  React.act(() => {
    window.dispatchEvent(new MessageEvent('message', {data, source}));
  });
}

/** An answer with the little that the component reads of it; jsdom has no `Response`. */
function createAnswer(body: string, status = 200) {
  return {
    ok: status === 200,
    status,
    json: () => new Promise((resolve) => resolve(JSON.parse(body))),
  };
}

function serveFeed(body: string, status = 200) {
  const fetchFeed = jest.fn(() => Promise.resolve(createAnswer(body, status)));
  Object.assign(globalThis, {fetch: fetchFeed});
  return fetchFeed;
}

test('without a network an in-house ad serves at once', () => {
  show();
  expect(listShown()).toEqual(['in-house-material-ui']);
  const link = screen.getByRole('link', {name: /^Material UI/});
  expect(link).toHaveAttribute('rel', 'noopener sponsored');
  expect(link).toHaveAttribute('href', 'https://mui.com/material-ui/');
  expect(screen.getByText('Ad by MUI')).toBeVisible();
});

test('a crawler gets nothing, and no network is asked', async () => {
  const {container} = show({isCrawler: true, options: IMAGE_NETWORK});
  await pass(20_000);
  expect(container).toBeEmptyDOMElement();
});

test('the script runs in a frame without rights, out of reach of the keyboard', () => {
  show({options: IMAGE_NETWORK});
  expect(listShown()).toEqual([]);
  expect(getFrame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(getFrame()).toHaveAttribute('tabindex', '-1');
  expect(getFrame().srcdoc).toContain('https://network.example/ads.js');
});

test('the ad that the frame tells of is shown, and stays', async () => {
  show({options: IMAGE_NETWORK});
  send(MESSAGE, getFrame().contentWindow);
  await pass(499);
  expect(listShown()).toEqual([]);
  await pass(1);
  expect(listShown()).toEqual(['network-image']);
  expect(screen.getByRole('link')).toHaveAccessibleName('Acme sells things');
  await pass(20_000);
  expect(listShown()).toEqual(['network-image']);
});

test.each([
  ['from another window', MESSAGE, () => window],
  ['from nowhere', MESSAGE, () => null],
  [
    'with an unsafe link',
    {...MESSAGE, link: 'javascript:alert(1)'},
    () => getFrame().contentWindow,
  ],
])('a message %s is not heard', async (_name, message, getSource) => {
  show({options: IMAGE_NETWORK});
  send(message, getSource());
  await pass(2999);
  expect(listShown()).toEqual([]);
  await pass(1);
  expect(listShown()).toEqual(['in-house-material-ui']);
});

test.each([
  [2999, 500, 'network-image'],
  [14_499, 500, 'network-image'],
  [14_999, 1, 'network-image'],
])('an ad that comes after %i ms takes the place', async (time, later, label) => {
  show({options: IMAGE_NETWORK});
  await pass(time);
  send(MESSAGE, getFrame().contentWindow);
  await pass(later);
  expect(listShown()).toEqual([label]);
});

test('after 30 tries the network is not waited for', async () => {
  show({options: IMAGE_NETWORK});
  await pass(15_000);
  expect(screen.queryByTitle('Carbon')).not.toBeInTheDocument();
  expect(listShown()).toEqual(['in-house-material-ui']);
});

test('the notice asks to whitelist the site', async () => {
  show({options: IMAGE_NETWORK, random: DRAW_ALL});
  await pass(3000);
  expect(listShown()).toEqual(['in-house-notice']);
  expect(screen.getByText(/whitelist this site/)).toBeVisible();
});

test('the feed gives the inline shape, with its counting picture', async () => {
  serveFeed(JSON.stringify({ads: [ENTRY]}));
  const {container} = show({options: FEED_NETWORK, isInlineSession: true});
  await pass(500);
  expect(listShown()).toEqual(['network-inline']);
  expect(screen.getByRole('link')).toHaveAccessibleName('Acme Buy <b>things</b>');
  expect(container.querySelector('img[src="https://ads.example/view.gif"]')).toBeInTheDocument();
});

test('a feed without an ad is asked again; then an in-house ad serves', async () => {
  const fetchFeed = serveFeed('{"ads":[{}]}');
  show({options: FEED_NETWORK});
  await pass(2999);
  expect(fetchFeed).toHaveBeenCalledTimes(11);
  expect(listShown()).toEqual([]);
  await pass(20_000);
  expect(fetchFeed).toHaveBeenCalledTimes(11);
  expect(listShown()).toEqual(['in-house-material-ui']);
});

test.each([
  ['500', '{}', 500],
  ['what is not JSON', '<html>', 200],
])('a feed that answers %s is asked once', async (_name, body, status) => {
  const fetchFeed = serveFeed(body, status);
  show({options: FEED_NETWORK});
  await pass(2999);
  expect(listShown()).toEqual([]);
  await pass(1);
  expect(listShown()).toEqual(['in-house-material-ui']);
  expect(fetchFeed).toHaveBeenCalledTimes(1);
});

test.each([
  [0.0999, 1],
  [0.1, 0],
])('with a draw of %d the display counts %i times, after 2.5 s', async (draw, times) => {
  show({random: () => draw});
  await pass(2499);
  expect(gtag).not.toHaveBeenCalled();
  await pass(10_000);
  expect(gtag).toHaveBeenCalledTimes(times);
});

test('a counted display names the ad; an ad that is gone by then does not count', async () => {
  const {unmount} = show({random: DRAW_ALL});
  await pass(2500);
  expect(gtag.mock.calls).toEqual([
    ['event', 'ad', {event_action: 'display', event_label: 'in-house-mui-x'}],
  ]);
  unmount();
  show({random: DRAW_ALL}).unmount();
  await pass(10_000);
  expect(gtag).toHaveBeenCalledTimes(1);
});
