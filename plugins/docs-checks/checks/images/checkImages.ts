import {existsSync} from 'node:fs';
import path from 'node:path';
import {createPageCheck} from '../../createPageCheck';
import {lineOf, listElements, listNodes, readAttribute} from '../../pageNodes';
import type {CheckContext, DocsPage, Problem} from '../../types';

type Finding = Pick<Problem, 'message' | 'advice'>;

const FILE_NAME = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Where the file of an image stands; null for one that is not ours. */
function locate(url: string, page: DocsPage, rootDir: string): string | null {
  if (/^(?:[a-z]+:)?\/\//i.test(url)) {
    return null;
  }
  return url.startsWith('/')
    ? path.join(rootDir, 'static', url)
    : path.join(rootDir, path.dirname(page.path), url);
}

function findFileProblem(url: string, page: DocsPage, rootDir: string): Finding[] {
  const file = locate(url, page, rootDir);
  if (file === null) {
    return [
      {
        message: `The image ${url} is on another site, which can change or remove it.`,
        advice: 'Put it beside the page, or below `static/img/`.',
      },
    ];
  }
  return existsSync(file)
    ? []
    : [
        {
          message: `There is no image ${path.relative(rootDir, file).replaceAll(path.sep, '/')}.`,
          advice: 'Correct the name; `/img/…` stands for `static/img/…`.',
        },
      ];
}

function findAltProblem(url: string, alt: string | null | undefined): Finding[] {
  const text = alt?.trim() ?? '';
  const saysNothing = text === '' || FILE_NAME.test(text) || /^(?:image|screenshot)$/i.test(text);
  return saysNothing
    ? [
        {
          message: `The image ${url} has no text for those who do not see it.`,
          advice: 'Say what it shows: `![The editor with a data grid](./editor.png)`.',
        },
      ]
    : [];
}

function listMarkdownProblems(page: DocsPage, rootDir: string): Problem[] {
  return listNodes(page.tree).flatMap((node) =>
    node.type === 'image'
      ? [...findFileProblem(node.url, page, rootDir), ...findAltProblem(node.url, node.alt)].map(
          (finding) => ({file: page.path, line: lineOf(node), ...finding}),
        )
      : [],
  );
}

/** Docusaurus knows the size of an image in Markdown; an element must say it, or the page jumps. */
function findSizeProblem(url: string, hasSize: boolean): Finding[] {
  return hasSize
    ? []
    : [
        {
          message: `The image ${url} does not say its width and height, so the page jumps when it loads.`,
          advice: 'Write it in Markdown, which finds out, or add `width` and `height`.',
        },
      ];
}

function listElementProblems(page: DocsPage, {rootDir}: CheckContext): Problem[] {
  return listElements(page).flatMap((element) => {
    if (element.name !== 'img') {
      return [];
    }
    const has = (name: string) => readAttribute(element, name) !== undefined;
    const url = readAttribute(element, 'src');
    const alt = readAttribute(element, 'alt');
    return [
      // What an expression gives is known to the bundler, which looks for the file itself.
      ...(typeof url === 'string' ? findFileProblem(url, page, rootDir) : []),
      ...(alt === null ? [] : findAltProblem(url ?? 'in an expression', alt)),
      ...findSizeProblem(url ?? 'in an expression', has('width') && has('height')),
    ].map((finding) => ({file: page.path, line: lineOf(element), ...finding}));
  });
}

/** Images exist, say what they show, and have a size before they load. */
export const checkImages = createPageCheck('images', (page, context) => [
  ...listMarkdownProblems(page, context.rootDir),
  ...listElementProblems(page, context),
]);
