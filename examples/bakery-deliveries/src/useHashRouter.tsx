import * as React from 'react';
import type {Router} from '@toolpad/core/AppProvider';

interface HashLinkProps extends React.ComponentProps<'a'> {
  history?: 'auto' | 'push' | 'replace';
}

/** A link to a page: the browser follows it by itself, and `hashchange` tells the router. */
function HashLink({href = '/', history: _history, ...props}: HashLinkProps) {
  return <a {...props} href={`#${href}`} />;
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readHash(): string {
  return window.location.hash.slice(1) || '/';
}

/**
 * A router that keeps the page behind the `#` of the address. It needs no library, and no server
 * that knows the addresses of the app: any place for static files will do.
 */
export function useHashRouter(): Router {
  const hash = React.useSyncExternalStore(subscribe, readHash, () => '/');

  return React.useMemo(() => {
    const url = new URL(hash, window.location.origin);
    return {
      pathname: url.pathname,
      searchParams: url.searchParams,
      Link: HashLink,
      navigate(target, {history = 'auto'} = {}) {
        const {pathname, search} = new URL(target, url);
        if (history === 'replace') {
          window.location.replace(`#${pathname}${search}`);
        } else {
          window.location.hash = pathname + search;
        }
      },
    };
  }, [hash]);
}
