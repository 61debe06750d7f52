import {chooseAd, chooseShape, type AdProbes} from './chooseAd';

const PROBES: AdProbes = {
  isCrawler: false,
  shape: 'image',
  verdict: 'pending',
  noticeDraw: 0.5,
  noticeRatio: 0.2,
};

const SHAPES = ['image', 'inline', null] as const;
const VERDICTS = ['pending', 'found', 'missing'] as const;
const DRAWS = [0, 0.1999, 0.2, 0.2001, 0.9999] as const;

const EVERY_CASE = SHAPES.flatMap((shape) =>
  VERDICTS.flatMap((verdict) => DRAWS.map((noticeDraw) => ({shape, verdict, noticeDraw}))),
);

test.each(EVERY_CASE)('a crawler gets nothing: %j', (probes) => {
  expect(chooseAd({...PROBES, ...probes, isCrawler: true})).toBe('nothing');
});

test.each(EVERY_CASE)('without a network it is an in-house ad: %j', (probes) => {
  expect(chooseAd({...PROBES, ...probes, shape: null})).toBe('in-house');
});

test.each(['image', 'inline'] as const)('%s: waits, then shows what is found', (shape) => {
  expect(chooseAd({...PROBES, shape, verdict: 'pending'})).toBe('waiting');
  expect(chooseAd({...PROBES, shape, verdict: 'found'})).toBe('external');
});

test.each([
  [0, 0.2, 'notice'],
  [0.1999, 0.2, 'notice'],
  [0.2, 0.2, 'in-house'],
  [0.2001, 0.2, 'in-house'],
  [0, 0, 'in-house'],
  [0.9999, 1, 'notice'],
] as const)('no ad found, a draw of %d at the ratio %d: %s', (noticeDraw, noticeRatio, choice) => {
  for (const shape of ['image', 'inline'] as const) {
    expect(chooseAd({...PROBES, shape, verdict: 'missing', noticeDraw, noticeRatio})).toBe(choice);
  }
});

const SCRIPT = 'https://network.example/ads.js';
const FEED = 'https://network.example/feed.json';

test.each([
  [SCRIPT, FEED, true, 'inline'],
  [SCRIPT, FEED, false, 'image'],
  [SCRIPT, undefined, true, 'image'],
  [SCRIPT, undefined, false, 'image'],
  [undefined, FEED, true, 'inline'],
  [undefined, FEED, false, 'inline'],
  [undefined, undefined, true, null],
  [undefined, undefined, false, null],
] as const)('script %s, feed %s, inline session %s: %s', (script, feed, isInline, shape) => {
  expect(chooseShape({networkScriptUrl: script, feedUrl: feed}, isInline)).toBe(shape);
});
