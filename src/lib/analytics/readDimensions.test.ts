/** @jest-environment jsdom */
import {DIMENSION_ATTRIBUTES, readDimensions} from './readDimensions';

function read(isDark: boolean, devicePixelRatio: number) {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: isDark && query === '(prefers-color-scheme: dark)',
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  return readDimensions({document, devicePixelRatio, matchMedia});
}

afterEach(() => {
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
});

test('reads what the page shows', () => {
  const html = document.documentElement;
  html.lang = 'en';
  html.dataset.theme = 'dark';
  html.dataset.codeStyling = 'tailwind';
  html.dataset.codeLanguage = 'js';
  expect(read(true, 2)).toEqual({
    code_variant: 'js',
    code_styling: 'tailwind',
    language: 'en',
    device_pixel_ratio: 2,
    os_color_scheme: 'dark',
    color_scheme: 'dark',
  });
});

test('an html element without attributes means the defaults', () => {
  expect(read(false, 1)).toEqual({
    code_variant: 'ts',
    code_styling: 'system',
    language: '',
    device_pixel_ratio: 1,
    os_color_scheme: 'light',
    color_scheme: 'light',
  });
});

test('knows which attributes to follow', () => {
  expect(DIMENSION_ATTRIBUTES).toEqual([
    'data-code-language',
    'data-code-styling',
    'data-theme',
    'lang',
  ]);
});
