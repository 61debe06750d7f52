// Swizzle: wrap of Navbar (Docusaurus 3.10.2). Why: marks its end; browsers paint nothing before they have read so far.
import * as React from 'react';
import Head from '@docusaurus/Head';
import Navbar from '@theme-original/Navbar';
import {NAVBAR_END_ID} from '../../shared/site';

export default function NavbarWithEnd(): React.ReactNode {
  return (
    <>
      <Head>
        {/* A navbar that is painted before its end has come would move when it comes. */}
        <link rel="expect" href={`#${NAVBAR_END_ID}`} blocking="render" />
      </Head>
      <Navbar />
      <span id={NAVBAR_END_ID} hidden />
    </>
  );
}
