import * as React from 'react';
import {AdStates} from '../../../src/components/AdStates/AdStates';

/** The page of the development server; Docusaurus demands a default export. */
export default function AdStatesPage(): React.ReactNode {
  return <AdStates title="Ad states" />;
}
