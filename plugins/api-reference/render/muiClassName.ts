// Classes for states have the same name on every component of Material UI.
const STATES: ReadonlySet<string> = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/** The class that Material UI gives an element: `MuiContainer-root`, or `Mui-disabled`. */
export function muiClassName(component: string, key: string): string {
  return STATES.has(key) ? `Mui-${key}` : `Mui${component}-${key}`;
}
