// `npm run docs:packages`: asks the registry which version each package stands for that pages name.
import path from 'node:path';
import {loadTypeScript} from './loadTypeScript.mjs';

const {main} = loadTypeScript('../plugins/docs-checks/checks/packages/renewPackages.ts');
process.exitCode = await main(path.resolve(import.meta.dirname, '..'));
