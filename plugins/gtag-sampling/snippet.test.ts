import vm from 'node:vm';
import {createSnippet} from './snippet';

interface FakeScript {
  src?: string;
  async?: boolean;
  onload?: () => void;
  onerror?: () => void;
}

interface FakeWindow {
  gtag?: (...call: unknown[]) => void;
  dataLayer?: ArrayLike<unknown>[];
}

/** Runs the snippet in a page that paints when told to; a browser that tells of it gets an observer. */
function run(
  signals: {doNotTrack?: string; windowDoNotTrack?: string; gpc?: boolean} = {},
  PerformanceObserver?: unknown,
) {
  const waiting: (() => void)[] = [];
  const scripts: FakeScript[] = [];
  const later = (callback: () => void) => void waiting.push(callback);
  const window: FakeWindow = {};
  Object.assign(window, {
    requestAnimationFrame: later,
    setTimeout: later,
    PerformanceObserver,
    doNotTrack: signals.windowDoNotTrack,
  });
  vm.runInNewContext(createSnippet('G-ABC123', 'https://gtag.example/js'), {
    window,
    document: {
      createElement: (): FakeScript => ({}),
      head: {appendChild: (script: FakeScript) => void scripts.push(script)},
    },
    navigator: {doNotTrack: signals.doNotTrack ?? null, globalPrivacyControl: signals.gpc},
  });
  const paint = () => {
    while (waiting.length > 0) {
      waiting.shift()?.();
    }
  };
  return {window, scripts, paint};
}

function listCalls({dataLayer = []}: FakeWindow): unknown[][] {
  return dataLayer.map((call) => Array.from(call));
}

test('configures gtag without a page view of its own', () => {
  const {window} = run();
  expect(listCalls(window)).toEqual([
    ['js', expect.anything()],
    ['config', 'G-ABC123', {send_page_view: false}],
  ]);
});

test('pushes arguments objects, because gtag ignores arrays', () => {
  const {window} = run();
  window.gtag?.('event', 'ad', {event_action: 'click'});
  const last = window.dataLayer?.at(-1);
  expect(Array.isArray(last)).toBe(false);
  expect(Object.prototype.toString.call(last)).toBe('[object Arguments]');
  expect(Array.from(last ?? [])).toEqual(['event', 'ad', {event_action: 'click'}]);
});

test('loads the script after the first paint, with the id', () => {
  const {scripts, paint} = run();
  expect(scripts).toHaveLength(0);
  paint();
  expect(scripts).toMatchObject([{src: 'https://gtag.example/js?id=G-ABC123', async: true}]);
});

/** An observer of paints, and what tells it of one. */
function createPaintObserver(supportedEntryTypes: readonly string[]) {
  let tell: (name: string) => void = () => undefined;
  const disconnect = jest.fn();
  const observe = jest.fn();
  class FakeObserver {
    static readonly supportedEntryTypes = supportedEntryTypes;
    readonly disconnect = disconnect;
    readonly observe = observe;

    constructor(callback: (list: {getEntriesByName: (name: string) => unknown[]}) => void) {
      tell = (painted) => {
        callback({getEntriesByName: (name) => (name === painted ? [{}] : [])});
      };
    }
  }
  return {FakeObserver, observe, disconnect, tell: (name: string) => tell(name)};
}

test('a browser that tells of its paints loads the script once there is content', () => {
  const {FakeObserver, observe, disconnect, tell} = createPaintObserver(['mark', 'paint']);
  const {scripts, paint} = run({}, FakeObserver);
  expect(observe).toHaveBeenCalledWith({type: 'paint', buffered: true});
  paint();
  tell('first-paint');
  expect(scripts).toHaveLength(0);
  tell('first-contentful-paint');
  expect(scripts).toHaveLength(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a browser that observes other things loads it after two frames', () => {
  const {FakeObserver, observe} = createPaintObserver(['mark']);
  const {scripts, paint} = run({}, FakeObserver);
  expect(observe).not.toHaveBeenCalled();
  paint();
  expect(scripts).toHaveLength(1);
});

test.each([{doNotTrack: '1'}, {windowDoNotTrack: '1'}, {gpc: true}])(
  'a reader with %j gets no gtag and no script',
  (signals) => {
    const {window, scripts, paint} = run(signals);
    paint();
    expect(window.gtag).toBeUndefined();
    expect(window.dataLayer).toBeUndefined();
    expect(scripts).toHaveLength(0);
  },
);

test.each([{doNotTrack: '0'}, {doNotTrack: 'unspecified'}, {gpc: false}])(
  'a reader with %j has not objected',
  (signals) => {
    expect(run(signals).window.gtag).toBeDefined();
  },
);

function callOften({gtag}: FakeWindow): void {
  for (let index = 0; index < 500; index += 1) {
    gtag?.('event', String(index));
  }
}

test('while the script is on its way, only so many calls wait', () => {
  const {window, scripts, paint} = run();
  paint();
  callOften(window);
  expect(window.dataLayer).toHaveLength(100);
  scripts[0]?.onload?.();
  window.gtag?.('event', 'after');
  expect(window.dataLayer).toHaveLength(101);
});

test('once the script has failed, nothing waits', () => {
  const {window, scripts, paint} = run();
  paint();
  window.gtag?.('event', 'before');
  scripts[0]?.onerror?.();
  callOften(window);
  expect(window.dataLayer).toHaveLength(0);
});

test('nothing in the options can break out of the script', () => {
  expect(createSnippet('</script>', 'https://gtag.example/</script>')).not.toContain('</script');
});
