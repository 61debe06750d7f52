import {checkAnchors} from './checks/anchors/checkAnchors';
import {checkCommands} from './checks/commands/checkCommands';
import {checkFrontMatter} from './checks/frontMatter/checkFrontMatter';
import {checkHeadings} from './checks/headings/checkHeadings';
import {checkImages} from './checks/images/checkImages';
import {checkJson} from './checks/json/checkJson';
import {checkLinks} from './checks/links/checkLinks';
import {checkPackages} from './checks/packages/checkPackages';
import {checkProse} from './checks/prose/checkProse';
import {checkSpelling} from './checks/spelling/checkSpelling';
import {checkYaml} from './checks/yaml/checkYaml';
import type {DocsCheck} from './types';

/** Everything that is checked without compiling code, from the top of a page to its words. */
export const TEXT_CHECKS: readonly DocsCheck[] = [
  checkFrontMatter,
  checkHeadings,
  checkAnchors,
  checkLinks,
  checkImages,
  checkYaml,
  checkJson,
  checkCommands,
  checkPackages,
  checkProse,
  checkSpelling,
];
