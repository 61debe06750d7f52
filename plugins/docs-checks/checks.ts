import {checkFences} from './fences/checkFences';
import {checkImports} from './imports/checkImports';
import {TEXT_CHECKS} from './textChecks';
import type {DocsCheck} from './types';

/** Everything that must be true of a page, in the order of the report. */
export const CHECKS: readonly DocsCheck[] = [...TEXT_CHECKS, checkFences, checkImports];
