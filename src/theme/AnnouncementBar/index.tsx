// Swizzle: eject of AnnouncementBar (Docusaurus 3.10.2). Why: the site announces the state of the product being read; Docusaurus knows one announcement for all pages.
import * as React from 'react';
import {ProductStatusBanner} from '../../components/ProductStatusBanner/ProductStatusBanner';

export default function AnnouncementBar(): React.ReactNode {
  return <ProductStatusBanner />;
}
