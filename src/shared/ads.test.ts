import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AD_ROOM, AD_RULES, DEFAULT_AD_OPTIONS} from './ads';
import {MAX_QUEUED_CALLS, WEB_VITALS_RATIO} from './analytics';

const PX_PER_REM = 16;

test('the numbers are those of the specification', () => {
  expect(AD_RULES).toEqual({
    inlineRatio: 0.2,
    noticeRatio: 0.2,
    displaySampleRatio: 0.1,
    displayDelayMs: 2500,
    detectionIntervalMs: 500,
    detectionMaxTries: 30,
    adBlockTries: 6,
    feedMaxRetries: 10,
  });
  expect(AD_ROOM).toEqual({minHeight: {xs: 142, sm: 126}, margin: 24});
  expect(DEFAULT_AD_OPTIONS).toMatchObject({
    inlineRatio: 0.2,
    noticeRatio: 0.2,
    displaySampleRatio: 0.1,
  });
  expect(WEB_VITALS_RATIO).toBe(0.0001);
  expect(MAX_QUEUED_CALLS).toBeLessThan(1000);
});

test.each([
  ['AdSlot/AdSlot.module.css', 'min-height'],
  ['AdManager/AdDisplay.module.css', 'height'],
])('%s has the heights of the room, small screens first', (file, property) => {
  const css = readFileSync(path.join(__dirname, '../components', file), 'utf8');
  const ofRoom = [...css.matchAll(new RegExp(`^ +${property}: ([\\d.]+)rem;`, 'gm'))]
    .map(([, rem]) => Number(rem) * PX_PER_REM)
    .filter((height) => height > 100);
  expect(ofRoom).toEqual([AD_ROOM.minHeight.xs, AD_ROOM.minHeight.sm]);
});

test('the room has the margins of the specification', () => {
  const css = readFileSync(path.join(__dirname, '../components/AdSlot/AdSlot.module.css'), 'utf8');
  expect(css).toContain(`margin-block: ${String(AD_ROOM.margin / PX_PER_REM)}rem;`);
});
