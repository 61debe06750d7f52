// Swizzle: wrap of NavbarItem/ComponentTypes (Docusaurus 3.10.2). Why: adds our navbar items to the map of known types.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import {ProductSwitcherNavbarItem} from '../../components/ProductSwitcher/ProductSwitcherNavbarItem';
import {SettingsButton} from '../../components/Settings/SettingsButton';
import {VersionMenu} from '../../components/VersionMenu/VersionMenu';

export default {
  ...ComponentTypes,
  'custom-productSwitcher': ProductSwitcherNavbarItem,
  'custom-settings': SettingsButton,
  'custom-versionMenu': VersionMenu,
};
