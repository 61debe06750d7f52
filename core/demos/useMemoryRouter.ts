import * as React from 'react';
import type {Router} from '@toolpad/core/AppProvider';

/**
 * A router that keeps the address in memory, so that a demo has pages without moving the site.
 * In an app, the provider for your framework brings the router.
 *
 * @param start - the first address: a path, with a query if you like
 */
export function useMemoryRouter(start: string): Router {
  const [url, setUrl] = React.useState(() => new URL(start, 'https://memory.invalid'));

  return React.useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (target) => setUrl((current) => new URL(target, current)),
    }),
    [url],
  );
}
