// Swizzle: eject of DocCardList (Docusaurus 3.10.2). Why: the original shows emoji and cuts descriptions off; index pages use the cards of the rest of the site.
import * as React from 'react';
import {useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import {SidebarCards} from '../../components/SidebarCards/SidebarCards';

function SiblingCards(): React.ReactNode {
  return <SidebarCards items={useCurrentSidebarSiblings()} />;
}

export default function DocCardList({items}: Props): React.ReactNode {
  return items ? <SidebarCards items={items} /> : <SiblingCards />;
}
