import * as v from 'valibot';
import {adTextSchema, toHttpsUrl} from './strangerSchemas';

test.each([
  ['https://ads.example/click?a=1', 'https://ads.example/click?a=1'],
  ['//ads.example/click', 'https://ads.example/click'],
  ['  https://ads.example/ ', 'https://ads.example/'],
  ['HTTPS://ads.example/', 'https://ads.example/'],
  ['https://ads.example/"><script>', 'https://ads.example/%22%3E%3Cscript%3E'],
])('lets %s through', (value, expected) => {
  expect(toHttpsUrl(value)).toBe(expected);
});

test.each([
  '',
  'http://ads.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://ads.example/1',
  'vbscript:x',
  '/click',
  'click',
  'https://',
  '//',
  'https://mui.com@evil.example/',
  'ftp://ads.example/',
])('stops %j', (value) => {
  expect(toHttpsUrl(value)).toBeNull();
});

test.each([
  ['A text', 'A text'],
  ['  A \n text ', 'A text'],
  ['<b>Bold</b>', '<b>Bold</b>'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('takes the text %j as %j', (value, expected) => {
  expect(v.parse(adTextSchema, value)).toBe(expected);
});

test.each(['', '  ', null, 7, {}])('stops the text %j', (value) => {
  expect(v.safeParse(adTextSchema, value).success).toBe(false);
});
