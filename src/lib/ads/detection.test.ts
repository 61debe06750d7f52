import type {Ad} from './ad';
import {DETECTION_START, isDetecting, judgeDetection, tryOnce, type Detection} from './detection';

const AD: Ad = {
  link: 'https://example.com/',
  img: 'https://example.com/ad.png',
  name: 'Acme',
  description: 'Text',
  poweredby: 'Network',
  label: 'network-image',
};

function afterTries(tries: number, found: Ad | null = null): Detection {
  let state = DETECTION_START;
  for (let index = 1; index <= tries; index += 1) {
    state = tryOnce(state, index === tries ? found : null);
  }
  return state;
}

test.each([
  [0, 'pending', true],
  [1, 'pending', true],
  [5, 'pending', true],
  [6, 'missing', true],
  [7, 'missing', true],
  [29, 'missing', true],
  [30, 'missing', false],
  [31, 'missing', false],
] as const)('%i tries in vain: %s, and goes on: %s', (tries, verdict, goesOn) => {
  const state = afterTries(tries);
  expect(judgeDetection(state)).toBe(verdict);
  expect(isDetecting(state)).toBe(goesOn);
});

test.each([
  [1, 'found'],
  [5, 'found'],
  [6, 'found'],
  [7, 'found'],
  [29, 'found'],
  [30, 'found'],
  [31, 'missing'],
] as const)('an ad that is there at try %i is %s', (tries, verdict) => {
  const state = afterTries(tries, AD);
  expect(judgeDetection(state)).toBe(verdict);
  expect(isDetecting(state)).toBe(false);
  expect(state.tries).toBeLessThanOrEqual(30);
});

test('an ad once found stays', () => {
  const state = afterTries(3, AD);
  expect(tryOnce(state, null)).toBe(state);
});
