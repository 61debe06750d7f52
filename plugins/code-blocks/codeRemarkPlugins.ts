import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {BASE_URL} from '../../src/shared/site';
import {remarkCodeBlocks} from './remarkCodeBlocks';

/**
 * The remark plugins of every MDX file with code, in this order: the first writes fences that the
 * second highlights.
 */
export const CODE_REMARK_PLUGINS: unknown[] = [
  [npm2yarn, {sync: true, converters: ['pnpm', 'yarn', 'bun']}],
  [remarkCodeBlocks, {baseUrl: BASE_URL}],
];
