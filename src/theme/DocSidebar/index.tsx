// Swizzle: wrap of DocSidebar (Docusaurus 3.10.2). Why: what the sidebar highlights is the active page of our page tree, whatever the address carries besides its path.
import * as React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {useActivePage} from '../../hooks/useActivePage';
import {useRevealActiveItem} from '../../hooks/useRevealActiveItem';

export default function DocSidebarWrapper(props: Props): React.ReactNode {
  const page = useActivePage();
  const activePath = useBaseUrl(page?.pathname);
  useRevealActiveItem(props.path);
  return <DocSidebar {...props} path={page ? activePath : props.path} />;
}
