// Where the makers of other packages document the types that the package takes from them.
const SINGLE_PAGES: Readonly<Record<string, string>> = {
  SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
  Theme: 'https://mui.com/material-ui/customization/theming/',
};

function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** The address of the documentation of another package's type, or nothing when none is known. */
export function findExternalLink(name: string, module: string): string | undefined {
  if (!module.startsWith('@mui/')) {
    return undefined;
  }
  const component = /^(?<name>\w+)Props$/.exec(name)?.groups?.name;
  if (name in SINGLE_PAGES) {
    return SINGLE_PAGES[name];
  }
  if (module.startsWith('@mui/x-data-grid')) {
    const page = toKebabCase(component ?? name);
    return component === undefined && name !== 'GridColDef'
      ? undefined
      : `https://mui.com/x/api/data-grid/${page}/`;
  }
  return component === undefined
    ? undefined
    : `https://mui.com/material-ui/api/${toKebabCase(component)}/`;
}
