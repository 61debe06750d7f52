/** A font that the site serves, and the system font that stands in for it until it has come. */
interface SiteFont {
  readonly family: string;
  /**
   * A file in `static/fonts`: variable, subset to Latin. The version renews a cached copy; without
   * it `docusaurus serve`, which knows no extension of five letters, answers with a redirect.
   */
  readonly file: string;
  readonly weights: string;
  /** Present on practically every system, under these names. */
  readonly standIns: readonly string[];
  /** What makes the stand-in about as wide and as high as the font. */
  readonly metrics: string;
  /**
   * `swap` where every letter of the stand-in has the width of the font's: nothing moves when the font
   * comes. Otherwise lines would break elsewhere, so a font that comes late waits for the next page
   * that is loaded (`optional`).
   */
  readonly display: 'swap' | 'optional';
}

/** The font of the text, which every page needs at once. */
export const TEXT_FONT_FILE = 'figtree.woff2?v=5.3';

const FONTS: readonly SiteFont[] = [
  {
    family: 'Figtree',
    file: TEXT_FONT_FILE,
    weights: '300 900',
    standIns: ['Arial', 'ArialMT', 'Liberation Sans'],
    metrics:
      'size-adjust:100.7176%;ascent-override:94.3231%;descent-override:24.8219%;line-gap-override:0%',
    display: 'optional',
  },
  {
    family: 'JetBrains Mono',
    file: 'jetbrains-mono.woff2?v=5.3',
    weights: '100 800',
    standIns: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
    metrics: 'size-adjust:99.9837%;ascent-override:102.0166%;descent-override:30.0049%',
    display: 'swap',
  },
];

/**
 * The `@font-face` rules of the site. They stand in the HTML, where the browser reads them before
 * any stylesheet, and where the address of a font needs no hash that its preload would have to know.
 *
 * @param folder - where the fonts are served, with a slash at the end
 */
export function createFontFaces(folder: string): string {
  return FONTS.map(({family, file, weights, standIns, metrics, display}) => {
    const local = standIns.map((name) => `local('${name}')`).join(',');
    return [
      `@font-face{font-family:'${family}';src:url('${folder}${file}') format('woff2');font-weight:${weights};font-display:${display}}`,
      `@font-face{font-family:'${family} Fallback';src:${local};${metrics}}`,
    ].join('');
  }).join('');
}
