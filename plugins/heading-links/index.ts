import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets the link beside a heading copy its address, as well as lead there. */
export default function headingLinksPlugin(): Plugin {
  return {
    name: 'toolpad-heading-links',
    getClientModules() {
      return [path.resolve(__dirname, 'client/copyHeadingLink.ts')];
    },
  };
}
