import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import type {DocsPage} from '../types';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A page from its text, for tests. */
export function parsePage(path: string, source: string): DocsPage {
  const tree: Root = processor.parse(source);
  const [first] = tree.children;
  const frontMatter: unknown = first?.type === 'yaml' ? parse(first.value) : {};
  return {path, source, tree, frontMatter: isRecord(frontMatter) ? frontMatter : {}};
}
