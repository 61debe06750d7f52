/** @jest-environment jsdom */
import {startWhenNear} from './startWhenNear';
import {REST_MS} from './watchScroll';

/** A browser in which the test says what is near, and when it is idle. */
function createBrowser() {
  let report: (isNear: boolean) => void = () => undefined;
  const disconnect = jest.fn();
  let lookedAt: IntersectionObserverInit | undefined;
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly disconnect = disconnect;
    readonly unobserve = jest.fn();
    readonly takeRecords = () => [];

    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      lookedAt = options;
      report = (isIntersecting) => {
        const rect = new DOMRect();
        const entry = {
          isIntersecting,
          boundingClientRect: rect,
          intersectionRect: rect,
          intersectionRatio: 0,
          rootBounds: null,
          target: document.body,
          time: 0,
        };
        callback([entry], this);
      };
    }

    observe() {
      // The test reports.
    }
  }
  const page = new EventTarget();
  const environment = {
    IntersectionObserver: FakeObserver,
    AbortController,
    navigator: {},
    parent: {document: page, performance: {timeOrigin: 7}},
    setTimeout: (run: () => void, delay: number) => window.setTimeout(run, delay),
    clearTimeout: (timer: number) => window.clearTimeout(timer),
  };
  return {
    environment,
    disconnect,
    comeNear: () => report(true),
    goAway: () => report(false),
    scroll: () => page.dispatchEvent(new Event('scroll')),
    options: () => lookedAt,
  };
}

function start(work: () => Promise<void>) {
  const browser = createBrowser();
  const onFailure = jest.fn();
  const callOff = startWhenNear(
    document.body,
    {distance: 300, work, onFailure},
    browser.environment,
  );
  return {...browser, onFailure, callOff};
}

async function rest(): Promise<void> {
  await jest.advanceTimersByTimeAsync(REST_MS + 1);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('starts once, when the element is near and the page rests', async () => {
  const work = jest.fn(() => Promise.resolve());
  const {comeNear, goAway, scroll, options, disconnect} = start(work);
  expect(options()).toEqual({rootMargin: '300px 0px'});
  goAway();
  await rest();
  expect(work).not.toHaveBeenCalled();
  comeNear();
  await jest.advanceTimersByTimeAsync(REST_MS - 1);
  scroll();
  await jest.advanceTimersByTimeAsync(REST_MS - 1);
  expect(work).not.toHaveBeenCalled();
  await rest();
  expect(work).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('what the reader has scrolled past waits until it comes near again', async () => {
  const work = jest.fn(() => Promise.resolve());
  const {comeNear, goAway, scroll} = start(work);
  comeNear();
  await jest.advanceTimersByTimeAsync(REST_MS / 2);
  scroll();
  goAway();
  await rest();
  expect(work).not.toHaveBeenCalled();
  comeNear();
  await rest();
  expect(work).toHaveBeenCalledTimes(1);
});

test('reports that stay near start nothing twice', async () => {
  const work = jest.fn(() => Promise.resolve());
  const {comeNear} = start(work);
  comeNear();
  comeNear();
  await rest();
  expect(work).toHaveBeenCalledTimes(1);
});

test('nothing starts after it was called off', async () => {
  const work = jest.fn(() => Promise.resolve());
  const {comeNear, callOff} = start(work);
  comeNear();
  callOff();
  await rest();
  expect(work).not.toHaveBeenCalled();
});

test('a failure is told', async () => {
  const error = new Error('No network');
  const {comeNear, onFailure} = start(() => Promise.reject(error));
  comeNear();
  await rest();
  expect(onFailure).toHaveBeenCalledWith(error);
});
