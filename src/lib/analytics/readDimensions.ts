import {PREFERENCES} from '../../shared/preferences';

/** What is known about how a reader looks at the page, in the names that analytics uses. */
export interface Dimensions {
  readonly code_variant: string;
  readonly code_styling: string;
  readonly language: string;
  /** How many pixels of the screen make one of CSS, such as 2. */
  readonly device_pixel_ratio: number;
  /** What the operating system asks for: `light` or `dark`. */
  readonly os_color_scheme: string;
  /** What the page shows: `light` or `dark`. */
  readonly color_scheme: string;
}

/** The attribute in which Docusaurus keeps the colour mode. */
const THEME_ATTRIBUTE = 'data-theme';

/** The attributes of the html element that dimensions come from. */
export const DIMENSION_ATTRIBUTES: readonly string[] = [
  PREFERENCES.codeLanguage.attribute,
  PREFERENCES.codeStyling.attribute,
  THEME_ATTRIBUTE,
  'lang',
];

/** What the dimensions are read from: the window, or a stand-in. */
export type DimensionScope = Pick<Window, 'document' | 'devicePixelRatio' | 'matchMedia'>;

/** Reads the dimensions of the page at the moment. */
export function readDimensions(scope: DimensionScope): Dimensions {
  const html = scope.document.documentElement;
  const {codeLanguage, codeStyling} = PREFERENCES;
  return {
    code_variant: html.getAttribute(codeLanguage.attribute) ?? codeLanguage.fallback,
    code_styling: html.getAttribute(codeStyling.attribute) ?? codeStyling.fallback,
    language: html.lang,
    device_pixel_ratio: scope.devicePixelRatio,
    os_color_scheme: scope.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    color_scheme: html.getAttribute(THEME_ATTRIBUTE) ?? 'light',
  };
}
