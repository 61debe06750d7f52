import {sourceLink} from './sourceLink';

const LISTING = {version: '1.0.0', files: new Set(['Box/Box.tsx', 'Box/types.ts'])};

test.each([
  ['Box/Box', 'Box/Box.tsx'],
  ['Box/types', 'Box/types.ts'],
])('%s is in %s', (file, name) => {
  expect(sourceLink(file, '1.0.0', LISTING)).toMatch(
    new RegExp(`/blob/v1\\.0\\.0/packages/toolpad-core/src/${name}$`),
  );
});

test.each([
  ['Box/Lid', '1.0.0'],
  ['Box/Box', '1.1.0'],
])('no link to %s at %s, which nobody has seen', (file, version) => {
  expect(() => sourceLink(file, version, LISTING)).toThrow(/List them anew/);
});
