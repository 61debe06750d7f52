// `npm run docs:anchors`: keeps the anchors of headings that are new. `-- --forget` drops those that are
// gone, which breaks links from other sites.
import path from 'node:path';
import {loadTypeScript} from './loadTypeScript.mjs';

const {main} = loadTypeScript('../plugins/docs-checks/checks/anchors/acceptAnchors.ts');
await main(path.resolve(import.meta.dirname, '..'), process.argv.slice(2));
