/** @jest-environment jsdom */
import {LONGEST_TURN_MS, takeTurn, type TurnEnvironment} from './takeTurn';
import {REST_MS} from './watchScroll';

/** Locks as browsers have them, as far as a queue needs them. */
function createEnvironment(): TurnEnvironment & {readonly parent: {document: EventTarget}} {
  const queues = new Map<string, Promise<unknown>>();
  return {
    setTimeout: (run, delay) => window.setTimeout(run, delay),
    clearTimeout: (timer) => window.clearTimeout(timer),
    parent: {document: new EventTarget(), performance: {timeOrigin: 7}},
    navigator: {
      locks: {
        request(name: string, {signal}: {signal: AbortSignal}, callback: () => Promise<void>) {
          const turn = (queues.get(name) ?? Promise.resolve()).then(() =>
            signal.aborted ? undefined : callback(),
          );
          queues.set(name, turn);
          return turn.then(() => signal.throwIfAborted());
        },
      },
    },
  };
}

const WANTED = new AbortController().signal;

function createWork() {
  let finish = (): void => undefined;
  const work = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  return {work, finish: () => finish()};
}

async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}

/** Lets the page rest, so that the next in the queue starts. */
async function rest(): Promise<void> {
  await flush();
  jest.advanceTimersByTime(REST_MS);
  await flush();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the second waits for the first', async () => {
  const environment = createEnvironment();
  const first = createWork();
  const second = createWork();
  const firstTurn = takeTurn(first.work, WANTED, environment);
  const secondTurn = takeTurn(second.work, WANTED, environment);
  await rest();
  expect(first.work).toHaveBeenCalledTimes(1);
  expect(second.work).not.toHaveBeenCalled();
  first.finish();
  await firstTurn;
  await rest();
  expect(second.work).toHaveBeenCalledTimes(1);
  second.finish();
  await secondTurn;
});

test('who takes too long is overtaken', async () => {
  const environment = createEnvironment();
  const second = createWork();
  void takeTurn(createWork().work, WANTED, environment);
  const turn = takeTurn(second.work, WANTED, environment);
  await rest();
  jest.advanceTimersByTime(LONGEST_TURN_MS - 1);
  await flush();
  expect(second.work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await rest();
  expect(second.work).toHaveBeenCalledTimes(1);
  second.finish();
  await turn;
});

test('nothing starts while the page scrolls', async () => {
  const environment = createEnvironment();
  const {work, finish} = createWork();
  const turn = takeTurn(work, WANTED, environment);
  await flush();
  jest.advanceTimersByTime(REST_MS - 1);
  environment.parent.document.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(REST_MS - 1);
  await flush();
  expect(work).not.toHaveBeenCalled();
  await rest();
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await turn;
});

test('a failure reaches who has asked, and the next one starts', async () => {
  const environment = createEnvironment();
  const next = jest.fn(() => Promise.resolve());
  const failing = takeTurn(() => Promise.reject(new Error('No network')), WANTED, environment);
  const following = takeTurn(next, WANTED, environment);
  failing.catch(() => undefined);
  await rest();
  await rest();
  await expect(failing).rejects.toThrow('No network');
  await following;
  expect(next).toHaveBeenCalledTimes(1);
});

test.each([
  ['there are no locks', {...createEnvironment(), navigator: {}}],
  [
    'locks are forbidden',
    {
      ...createEnvironment(),
      navigator: {locks: {request: () => Promise.reject(new Error('SecurityError'))}},
    },
  ],
])('work waits for rest alone where %s', async (_, environment) => {
  const work = jest.fn(() => Promise.resolve());
  const turn = takeTurn(work, WANTED, environment);
  await flush();
  expect(work).not.toHaveBeenCalled();
  await rest();
  await turn;
  expect(work).toHaveBeenCalledTimes(1);
});

test('who is called off in the queue leaves it without work', async () => {
  const environment = createEnvironment();
  const first = createWork();
  const second = createWork();
  const unwanted = new AbortController();
  const firstTurn = takeTurn(first.work, WANTED, environment);
  const secondTurn = takeTurn(second.work, unwanted.signal, environment);
  await rest();
  unwanted.abort();
  first.finish();
  await Promise.all([firstTurn, secondTurn]);
  expect(second.work).not.toHaveBeenCalled();
});

test('a sandboxed document, which cannot see the page, waits for nobody', async () => {
  const work = jest.fn(() => Promise.resolve());
  const environment: TurnEnvironment = {
    ...createEnvironment(),
    get parent(): TurnEnvironment['parent'] {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  };
  await takeTurn(work, WANTED, environment);
  expect(work).toHaveBeenCalledTimes(1);
});
