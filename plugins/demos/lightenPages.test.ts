import {lightenHtml} from './lightenPages';

const MAIN = '<script src=/runtime~main.js defer></script><script src=/main.js defer></script>';
const INLINE = '<script>document.title</script>';
const FONT =
  '<link rel=preload href=/a.woff2 as=font type=font/woff2 crossorigin=anonymous><link rel="preload" as="font" href="/a.woff2" />';

test.each([
  ['preloaded fonts go', `${FONT}<p>`, [], '<p>'],
  [
    'another stylesheet takes the place of that of the site',
    '<link rel=stylesheet href=/styles.css />',
    [],
    '<link rel="stylesheet" href="/demos.css">',
  ],
  ['other preloads stay', '<link rel=preload as=script>', [], '<link rel=preload as=script>'],
  ['scripts stay when there are no others', MAIN + INLINE, [], MAIN + INLINE],
  [
    'other scripts take the place of those of the site',
    `<head>${INLINE}${MAIN}</head>${INLINE}`,
    ['/a.js', '/b.js'],
    `<head>${INLINE}<script src="/a.js" defer></script><script src="/b.js" defer></script></head>${INLINE}`,
  ],
])('%s', (_, html, scripts, expected) => {
  expect(lightenHtml(html, {stylesheet: '/demos.css', scripts})).toBe(expected);
});
