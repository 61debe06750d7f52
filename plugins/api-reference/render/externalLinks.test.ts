import {findExternalLink} from './externalLinks';

test.each([
  ['ButtonProps', '@mui/material/Button', 'https://mui.com/material-ui/api/button/'],
  ['SnackbarProps', '@mui/material', 'https://mui.com/material-ui/api/snackbar/'],
  ['IconButtonProps', '@mui/material/IconButton', 'https://mui.com/material-ui/api/icon-button/'],
  ['DataGridProProps', '@mui/x-data-grid-pro', 'https://mui.com/x/api/data-grid/data-grid-pro/'],
  ['GridColDef', '@mui/x-data-grid', 'https://mui.com/x/api/data-grid/grid-col-def/'],
  ['GridSortModel', '@mui/x-data-grid', undefined],
  ['SxProps', '@mui/material', 'https://mui.com/system/getting-started/the-sx-prop/'],
  ['Theme', '@mui/material/styles', 'https://mui.com/material-ui/customization/theming/'],
  ['PaletteMode', '@mui/material', undefined],
  ['StandardSchemaV1', '@standard-schema/spec', undefined],
])('%s of %s', (name, module, address) => {
  expect(findExternalLink(name, module)).toBe(address);
});
