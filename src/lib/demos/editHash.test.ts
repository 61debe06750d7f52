import {formatEditHash, MAX_EDIT_HASH_LENGTH, readEditHash} from './editHash';

test.each(['', 'const a = 1;\n', 'ä 你好 🚢 <p title="#&=">%</p>'])('%j survives', (code) => {
  const hash = formatEditHash('Ferry', code);
  expect(hash).toMatch(/^#edit=Ferry&code=[\w+$-]*$/);
  expect(readEditHash('Ferry', hash)).toBe(code === '' ? null : code);
});

test.each([
  [''],
  ['#Ferry'],
  ['#edit=Ferry'],
  ['#edit=Ferry&code='],
  ['#edit=Ferry&code=%%%'],
  [formatEditHash('Other', 'a')],
  [formatEditHash('FerryTimes', 'a')],
  [`#edit=Ferry&code=${'A'.repeat(MAX_EDIT_HASH_LENGTH)}`],
])('%.60s carries nothing for this demo', (hash) => {
  expect(readEditHash('Ferry', hash)).toBeNull();
});
