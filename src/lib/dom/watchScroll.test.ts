/** @jest-environment jsdom */
import {REST_MS, watchScroll} from './watchScroll';

function startWatching() {
  const document = new EventTarget();
  const watch = watchScroll({
    document,
    setTimeout: (run, delay) => window.setTimeout(run, delay),
    clearTimeout: (timer) => window.clearTimeout(timer),
  });
  const ask = () => {
    const onRest = jest.fn();
    void watch.whenAtRest().then(onRest);
    return onRest;
  };
  return {
    watch,
    ask,
    scroll: () => document.dispatchEvent(new Event('scroll')),
    async pass(milliseconds: number): Promise<void> {
      jest.advanceTimersByTime(milliseconds);
      await Promise.resolve();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that does not scroll is at rest soon, and then at once', async () => {
  const {ask, pass} = startWatching();
  const first = ask();
  await pass(REST_MS - 1);
  expect(first).not.toHaveBeenCalled();
  await pass(1);
  expect(first).toHaveBeenCalledTimes(1);
  const second = ask();
  await pass(0);
  expect(second).toHaveBeenCalledTimes(1);
});

test('scrolling puts the rest off, as long as it goes on', async () => {
  const {ask, pass, scroll} = startWatching();
  const onRest = ask();
  for (let turn = 0; turn < 50; turn += 1) {
    await pass(REST_MS - 1);
    scroll();
  }
  expect(onRest).not.toHaveBeenCalled();
  await pass(REST_MS);
  expect(onRest).toHaveBeenCalledTimes(1);
});

test('a rest ends with the next scrolling', async () => {
  const {ask, pass, scroll} = startWatching();
  await pass(REST_MS);
  scroll();
  const onRest = ask();
  await pass(REST_MS - 1);
  expect(onRest).not.toHaveBeenCalled();
  await pass(1);
  expect(onRest).toHaveBeenCalledTimes(1);
});

test('a stopped watch listens to nothing', () => {
  const {watch, scroll} = startWatching();
  watch.stop();
  scroll();
  expect(jest.getTimerCount()).toBe(0);
});
