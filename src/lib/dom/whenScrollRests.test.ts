/** @jest-environment jsdom */
import {REST_MS, whenScrollRests} from './whenScrollRests';

function startWaiting() {
  const document = new EventTarget();
  const timers = {
    setTimeout: (run: () => void, delay: number) => window.setTimeout(run, delay),
    clearTimeout: (timer: number) => window.clearTimeout(timer),
  };
  const onRest = jest.fn();
  const waiting = whenScrollRests({document, ...timers}).then(onRest);
  return {
    scroll: () => document.dispatchEvent(new Event('scroll')),
    async pass(milliseconds: number): Promise<void> {
      jest.advanceTimersByTime(milliseconds);
      await Promise.race([waiting, Promise.resolve()]);
    },
    onRest,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that does not scroll is at rest soon', async () => {
  const {pass, onRest} = startWaiting();
  await pass(REST_MS - 1);
  expect(onRest).not.toHaveBeenCalled();
  await pass(1);
  expect(onRest).toHaveBeenCalledTimes(1);
});

test('scrolling puts the rest off, as long as it goes on', async () => {
  const {pass, scroll, onRest} = startWaiting();
  for (let turn = 0; turn < 50; turn += 1) {
    await pass(REST_MS - 1);
    scroll();
  }
  expect(onRest).not.toHaveBeenCalled();
  await pass(REST_MS);
  expect(onRest).toHaveBeenCalledTimes(1);
});
