// Swizzle: wrap of SiteMetadata (Docusaurus 3.10.2). Why: every page names its product in meta tags and on the html element.
import * as React from 'react';
import SiteMetadata from '@theme-original/SiteMetadata';
import {ProductMetadata} from '../../components/ProductMetadata/ProductMetadata';

export default function SiteMetadataWrapper(): React.ReactNode {
  return (
    <>
      <SiteMetadata />
      <ProductMetadata />
    </>
  );
}
