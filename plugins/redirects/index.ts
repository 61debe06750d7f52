import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {createHostFile} from './hostFile';
import {REDIRECTS} from './redirects';

/** Writes the host's redirect file next to the built pages. */
export default function redirectsPlugin(): Plugin {
  return {
    name: 'toolpad-redirects',
    async postBuild({outDir, siteConfig}) {
      const text = createHostFile(REDIRECTS, siteConfig.baseUrl);
      await writeFile(path.join(outDir, '_redirects'), text);
    },
  };
}
