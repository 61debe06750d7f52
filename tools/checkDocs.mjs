// `npm run check:docs`: is what the pages say true? Without arguments all pages, else the named ones.
import path from 'node:path';
import {loadTypeScript} from './loadTypeScript.mjs';

const {main} = loadTypeScript('../plugins/docs-checks/cli.ts');
process.exitCode = await main(path.resolve(import.meta.dirname, '..'), process.argv.slice(2));
