import * as React from 'react';
import {CacheProvider, type EmotionCache} from '@emotion/react';
import {ThemeProvider, type Theme} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import {usePreference} from '../../hooks/usePreference';
import {createDemoCache, createInlineTheme, type Direction} from './demoTheme';

const sharedCaches = new Map<Direction, EmotionCache>();
const themes = new Map<Direction, Theme>();

function remember<Value>(
  known: Map<Direction, Value>,
  direction: Direction,
  create: (direction: Direction) => Value,
): Value {
  const value = known.get(direction) ?? create(direction);
  known.set(direction, value);
  return value;
}

/** All demos of a page share their styles; on the server each demo must bring all of its own. */
function getCache(direction: Direction): EmotionCache {
  return typeof document === 'undefined'
    ? createDemoCache(direction)
    : remember(sharedCaches, direction, createDemoCache);
}

export interface DemoRootProps {
  /** True when the demo brings its own theme and fills its document. */
  readonly provider: boolean;
  readonly children: React.ReactNode;
}

/** What stands around every demo: a place for its styles, and a theme unless it brings one. */
export function DemoRoot({provider, children}: DemoRootProps): React.ReactNode {
  const [direction] = usePreference('direction');
  const cache = React.useMemo(() => getCache(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      {provider ? (
        children
      ) : (
        <ThemeProvider
          theme={remember(themes, direction, createInlineTheme)}
          storageManager={null}
          colorSchemeNode={null}
          disableNestedContext
        >
          <div className="demo-inline">{children}</div>
        </ThemeProvider>
      )}
    </CacheProvider>
  );
}
