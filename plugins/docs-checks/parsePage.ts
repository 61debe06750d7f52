import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import {parse as parseYaml} from 'yaml';
import type {DocsPage, PageKind, Problem} from './types';

// The syntax that Docusaurus reads, from the parsers that it brings along.
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFrontMatter(tree: Root): Readonly<Record<string, unknown>> {
  const [first] = tree.children;
  const value: unknown = first?.type === 'yaml' ? parseYaml(first.value) : {};
  return isRecord(value) ? value : {};
}

/** What must be known about a page before its text is read. */
export interface PageSource {
  readonly path: string;
  readonly kind: PageKind;
  readonly source: string;
}

/**
 * Reads the text of a page.
 *
 * @throws when it is not MDX, or its front matter is not YAML; see `describeParseError`
 */
export function parsePage({path, kind, source}: PageSource): DocsPage {
  const tree = parser.parse(source);
  return {path, kind, source, tree, frontMatter: readFrontMatter(tree)};
}

/** The same, put off until somebody looks; a text that cannot be read is an empty page. */
export function parsePageLater({path, kind, source}: PageSource): DocsPage {
  let parsed: DocsPage | undefined;
  function parseOnce(): DocsPage {
    try {
      parsed ??= parsePage({path, kind, source});
    } catch {
      parsed = {path, kind, source, tree: {type: 'root', children: []}, frontMatter: {}};
    }
    return parsed;
  }
  return {
    path,
    kind,
    source,
    get tree() {
      return parseOnce().tree;
    },
    get frontMatter() {
      return parseOnce().frontMatter;
    },
  };
}

function readPosition(error: unknown): {line: number; column?: number} {
  if (error instanceof VFileMessage) {
    return {line: error.line ?? 1, column: error.column ?? undefined};
  }
  // A YAML error counts from the first line of the front matter, which is the second of the file.
  const places = isRecord(error) && Array.isArray(error.linePos) ? error.linePos : [];
  const place: unknown = places[0];
  return {line: isRecord(place) && typeof place.line === 'number' ? place.line + 1 : 1};
}

/** What `parsePage` threw, as a problem of the page. */
export function describeParseError(file: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  return {
    file,
    ...readPosition(error),
    message: `The page cannot be read: ${text.split('\n')[0] ?? ''}`,
    advice: 'Correct the syntax; nothing else of this page is checked until then.',
  };
}
