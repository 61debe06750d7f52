import * as React from 'react';
import {CacheProvider} from '@emotion/react';
import {ThemeProvider} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import {usePreference} from '../../hooks/usePreference';
import {createDocsTheme} from '../../lib/theming/createDocsTheme';
import {createEmotionCache} from '../../lib/theming/createEmotionCache';

export interface MuiThemeBridgeProps {
  readonly children: React.ReactNode;
}

/**
 * Gives the site's theme to the Material UI components below it. Put it around a part of the page
 * that uses them, in the chunk that is loaded with that part: pages without any pay nothing.
 *
 * Docusaurus owns the colour mode. Material UI's colours follow `data-theme` by CSS; without a node
 * and a storage manager Material UI can neither write the attribute nor store a mode of its own.
 */
export function MuiThemeBridge({children}: MuiThemeBridgeProps): React.ReactNode {
  const [direction] = usePreference('direction');
  const [density] = usePreference('density');
  const theme = React.useMemo(() => createDocsTheme({direction, density}), [direction, density]);
  const cache = React.useMemo(() => createEmotionCache(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
