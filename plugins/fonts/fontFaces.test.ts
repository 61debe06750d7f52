import {existsSync} from 'node:fs';
import {createFontFaces, TEXT_FONT_FILE} from './fontFaces';

const css = createFontFaces('/toolpad/fonts/');

test('every font is a file of the site', () => {
  const files = [...css.matchAll(/url\('\/toolpad\/fonts\/(?<file>[^']+)'\)/g)].map(
    (match) => match.groups?.file ?? '',
  );
  expect(files).toContain(TEXT_FONT_FILE);
  for (const file of files) {
    expect(existsSync(`static/fonts/${file.replace(/\?.*$/, '')}`)).toBe(true);
  }
});

test('every font has a stand-in with its metrics, and none moves text that is painted', () => {
  const families = [...css.matchAll(/font-family:'(?<name>[^']+)'/g)].map((m) => m.groups?.name);
  expect(families).toEqual([
    'Figtree',
    'Figtree Fallback',
    'JetBrains Mono',
    'JetBrains Mono Fallback',
  ]);
  const displays = [...css.matchAll(/font-display:(?<name>[^}]+)/g)].map((m) => m.groups?.name);
  expect(displays).toEqual(['optional', 'swap']);
  expect(css.match(/size-adjust:/g)).toHaveLength(2);
});
