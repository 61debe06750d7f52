// Swizzle: wrap of DocPaginator (Docusaurus 3.10.2). Why: previous and next come from the active page of our page tree, with names that make sense outside their group.
import * as React from 'react';
import DocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import {useActivePage} from '../../hooks/useActivePage';
import type {PageLink} from '../../lib/navigation/findActivePage';

function toNavigationLink(link: PageLink | null): Props['next'] {
  return link ? {title: link.label, permalink: link.pathname} : undefined;
}

export default function DocPaginatorWrapper(props: Props): React.ReactNode {
  const page = useActivePage();
  return (
    <DocPaginator
      {...props}
      previous={toNavigationLink(page?.previous ?? null)}
      next={toNavigationLink(page?.next ?? null)}
    />
  );
}
