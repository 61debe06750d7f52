// Swizzle: wrap of NavbarItem/ComponentTypes (Docusaurus 3.10.2). Why: adds our navbar items to the map of known types.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import {ProductSwitcherNavbarItem} from '../../components/ProductSwitcher/ProductSwitcherNavbarItem';
import {VersionMenu} from '../../components/VersionMenu/VersionMenu';

export default {
  ...ComponentTypes,
  'custom-productSwitcher': ProductSwitcherNavbarItem,
  'custom-versionMenu': VersionMenu,
};
