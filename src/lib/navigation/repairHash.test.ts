import {repairHash} from './repairHash';

test.each([
  ['', ''],
  ['#next-steps', '#next-steps'],
  ['#a%20b', '#a%20b'],
  ['#%C3%A4', '#%C3%A4'],
  ['#%e4%bd%a0%F0%9F%9A%A2', '#%e4%bd%a0%F0%9F%9A%A2'],
  ['#100%25', '#100%25'],
])('leaves %j alone', (hash, expected) => {
  expect(repairHash(hash)).toBe(expected);
});

test.each([
  ['a sign at the end', '#100%', '#100%'],
  ['a sign alone', '#%', '#%'],
  ['one digit', '#a%2', '#a%2'],
  ['no digits', '#%zz', '#%zz'],
  ['several signs', '#%%%', '#%%%'],
  ['a sign before an escape', '#%%20', '#% '],
  ['a sign beside an escape that is right', '#%C3%A4-100%', '#ä-100%'],
  ['a byte that starts no character', '#%FF', '#%FF'],
  ['half a character', '#a%C3-b', '#a%C3-b'],
])('%s: %j names %j', (_what, hash, named) => {
  expect(() => decodeURIComponent(hash)).toThrow(URIError);
  const repaired = repairHash(hash);
  expect(decodeURIComponent(repaired)).toBe(named);
  // What is repaired is not repaired again.
  expect(repairHash(repaired)).toBe(repaired);
});
