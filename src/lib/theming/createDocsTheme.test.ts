import {createDocsTheme} from './createDocsTheme';

const theme = createDocsTheme({direction: 'ltr', density: 'comfortable'});

// The table is copied from the specification (§4 and §9), not from our constants.
test('breakpoints are those of the specification', () => {
  expect(theme.breakpoints.values).toEqual({xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536});
});

test('transition durations are those of the specification', () => {
  expect(theme.transitions.duration).toEqual({
    shortest: 150,
    shorter: 200,
    short: 250,
    standard: 300,
    complex: 375,
    enteringScreen: 225,
    leavingScreen: 195,
  });
});

test.each(['light', 'dark'] as const)('the %s palette has the specified numbers', (mode) => {
  const palette = theme.colorSchemes[mode]?.palette;
  expect(palette?.contrastThreshold).toBe(3);
  expect(palette?.tonalOffset).toBe(0.2);
});

test('the default palette mode is light', () => {
  expect(theme.palette.mode).toBe('light');
  expect(theme.defaultColorScheme).toBe('light');
});

test.each(['ltr', 'rtl'] as const)('direction %s reaches the theme', (direction) => {
  expect(createDocsTheme({direction, density: 'comfortable'}).direction).toBe(direction);
});

test('dense makes controls small and spacing tighter', () => {
  const dense = createDocsTheme({direction: 'ltr', density: 'dense'});
  expect(dense.components?.MuiButton?.defaultProps?.size).toBe('small');
  expect(theme.components?.MuiButton?.defaultProps?.size).toBe('medium');
  expect(dense.typography.fontSize).toBeLessThan(theme.typography.fontSize);
});

test('colours follow the attribute that Docusaurus writes', () => {
  expect(theme.getColorSchemeSelector('dark')).toContain('[data-theme="dark"]');
});
