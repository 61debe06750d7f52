// Swizzle: eject of DocBreadcrumbs (Docusaurus 3.10.2). Why: the trail comes from the active page of our page tree, not from Docusaurus' own search of the sidebar.
import * as React from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {Breadcrumbs} from '../../components/Breadcrumbs/Breadcrumbs';

export default function DocBreadcrumbs(): React.ReactNode {
  const forSearchEngines = useSidebarBreadcrumbs();
  return (
    <>
      {forSearchEngines && <StructuredData breadcrumbs={forSearchEngines} />}
      <Breadcrumbs />
    </>
  );
}
