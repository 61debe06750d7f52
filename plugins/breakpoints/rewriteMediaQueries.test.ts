import {rewriteMediaQuery} from './rewriteMediaQueries';

test.each([
  ['(max-width: 996px)', '(max-width: 899.98px)'],
  ['(max-width:996px)', '(max-width: 899.98px)'],
  ['(min-width: 997px)', '(min-width: 900px)'],
  ['screen and (min-width:997px) and (hover)', 'screen and (min-width: 900px) and (hover)'],
  ['(max-width: 576px)', '(max-width: 599.98px)'],
  ['(min-width: 1440px)', '(min-width: 1536px)'],
  ['(min-width: 996px)', '(min-width: 996px)'],
  ['print', 'print'],
])('%s → %s', (before, after) => {
  expect(rewriteMediaQuery(before)).toBe(after);
});
