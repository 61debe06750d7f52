import * as React from 'react';
import {SiteHome} from '../components/SiteHome/SiteHome';

export default function Home(): React.ReactNode {
  return <SiteHome />;
}
