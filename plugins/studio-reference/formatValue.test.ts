import {parse} from 'yaml';
import {formatValue} from './formatValue';

test.each([
  ['', '""'],
  ['Search…', '"Search…"'],
  [0, '0'],
  [true, 'true'],
  [null, 'null'],
  [[], '[]'],
  [{}, '{}'],
  [['a', 1], '["a", 1]'],
  [[{title: 'One', name: 'one'}], '[{ title: "One", name: "one" }]'],
])('%j is written as %s, which YAML reads back', (value, text) => {
  expect(formatValue(value)).toBe(text);
  expect(parse(text)).toEqual(value);
});
