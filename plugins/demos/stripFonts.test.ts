import {withoutFontPreloads} from './stripFonts';

test.each([
  ['<link rel=preload href=/a.woff2 as=font type=font/woff2 crossorigin=anonymous><p>', '<p>'],
  ['<link rel="preload" as="font" href="/a.woff2" /><p>', '<p>'],
  ['<link rel=stylesheet href=/font.css>', '<link rel=stylesheet href=/font.css>'],
  ['<link rel=preload as=script href=/font.js>', '<link rel=preload as=script href=/font.js>'],
])('%s', (html, expected) => {
  expect(withoutFontPreloads(html)).toBe(expected);
});
