import * as React from 'react';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {findActivePage, type ActivePage} from '../lib/navigation/findActivePage';
import {sidebarToPageTree} from '../lib/navigation/sidebarToPageTree';
import {toSitePath} from '../lib/navigation/toSitePath';
import {useSiteMount} from './useSiteMount';

/** The page being read and its place in its product's tree; null outside the docs of a product. */
export function useActivePage(): ActivePage | null {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const {baseUrl, languages} = useSiteMount();
  return React.useMemo(() => {
    const mount = {baseUrl, languages};
    const tree = sidebarToPageTree(sidebar?.items ?? [], mount);
    return findActivePage(tree, toSitePath(pathname, mount));
  }, [sidebar, pathname, baseUrl, languages]);
}
