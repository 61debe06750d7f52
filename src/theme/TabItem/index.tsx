// Swizzle: eject of TabItem (Docusaurus 3.10.2). Why: a panel names the tab that it belongs to.
import * as React from 'react';
import type {Props} from '@theme/TabItem';
import {TabPanel} from '../../components/Tabs/TabPanel';

export default function TabItemShell(props: Props): React.ReactNode {
  return <TabPanel {...props} />;
}
