// Swizzle: wrap of Navbar/MobileSidebar (Docusaurus 3.10.2). Why: the original leaves the focus behind the menu that it opens, and does not know Escape.
import * as React from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useModalMenu} from '../../../hooks/useModalMenu';

export default function MobileSidebarWrapper(): React.ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu(shown, toggle);
  return <MobileSidebar />;
}
