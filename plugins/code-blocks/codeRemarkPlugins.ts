import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {BASE_URL} from '../../src/shared/site';
import {remarkCodeBlocks, type CodeBlocksOptions} from './remarkCodeBlocks';

/**
 * The remark plugins of every MDX file with code, in this order: the first writes fences that the
 * second highlights.
 *
 * @param loadExportPages - finds out where the exports of Toolpad Core are described
 */
export function createCodeRemarkPlugins(
  loadExportPages: CodeBlocksOptions['loadExportPages'],
): unknown[] {
  const options: CodeBlocksOptions = {baseUrl: BASE_URL, loadExportPages};
  return [
    [npm2yarn, {sync: true, converters: ['pnpm', 'yarn', 'bun']}],
    [remarkCodeBlocks, options],
  ];
}
