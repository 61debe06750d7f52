// Swizzle: eject of NotFound/Content (Docusaurus 3.10.2). Why: the 404 page suggests the nearest pages of the page tree.
import * as React from 'react';
import {NotFoundContent} from '../../../components/NotFoundContent/NotFoundContent';

export default function NotFoundContentShell(): React.ReactNode {
  return <NotFoundContent />;
}
