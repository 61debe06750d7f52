// Swizzle: eject of Tabs (Docusaurus 3.10.2). Why: the original knows neither Home and End nor which panel belongs to which tab.
import * as React from 'react';
import type {Props} from '@theme/Tabs';
import {Tabs} from '../../components/Tabs/Tabs';

export default function TabsShell(props: Props): React.ReactNode {
  return <Tabs {...props} />;
}
