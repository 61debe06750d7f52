import {createPageCheck} from '../../createPageCheck';
import type {DocsPage, Problem} from '../../types';
import {listOwnAnchors} from '../anchors/listAnchors';
import {readHeadings, type PageHeading} from './readHeadings';

/** The title in the front matter is the first heading; the text begins below it. */
const TITLE_DEPTH = 1;

function findDepthProblem(
  {depth, text}: PageHeading,
  before: number,
): Pick<Problem, 'message' | 'advice'> | null {
  if (depth === TITLE_DEPTH) {
    return {
      message: `"${text}" is a heading of the first level, which is the title of the page.`,
      advice: 'Write `##`; the title comes from the front matter.',
    };
  }
  return depth > before + 1
    ? {
        message: `"${text}" is of level ${depth}, below a heading of level ${before}.`,
        advice: `Write \`${'#'.repeat(before + 1)}\`, so that no level is left out.`,
      }
    : null;
}

function findDepthProblems(page: DocsPage): Problem[] {
  const headings = readHeadings(page);
  // A part of a page stands below a heading that it does not know.
  const start = page.kind === 'part' ? (headings[0]?.depth ?? TITLE_DEPTH) : TITLE_DEPTH;
  return headings.flatMap((heading, index) => {
    const found = findDepthProblem(heading, headings[index - 1]?.depth ?? start);
    return found ? [{file: page.path, line: heading.line, ...found}] : [];
  });
}

function findRepeatedTexts(page: DocsPage): Problem[] {
  const headings = readHeadings(page).filter(({isWritten}) => !isWritten);
  return headings.flatMap(({text, line, id}, index) => {
    const first = headings.slice(0, index).find((other) => other.text === text);
    return first
      ? [
          {
            file: page.path,
            line,
            message: `Line ${first.line} has the heading "${text}" as well, so this one gets the anchor #${id}, which depends on their order.`,
            advice: 'Say what this section is about, or write its id out: `{/* #id */}`.',
          },
        ]
      : [];
  });
}

function findRepeatedIds(page: DocsPage): Problem[] {
  const anchors = listOwnAnchors(page);
  return anchors.flatMap(({id, line}, index) => {
    const first = anchors.slice(0, index).find((other) => other.id === id);
    return first
      ? [
          {
            file: page.path,
            line,
            message: `The anchor #${id} is already that of line ${first.line}.`,
            advice: 'Give one of them another id: `{/* #id */}` at the end of the heading.',
          },
        ]
      : [];
  });
}

/** Headings leave out no level, and each anchor leads to one place. */
export const checkHeadings = createPageCheck('headings', (page) => [
  ...findDepthProblems(page),
  ...findRepeatedTexts(page),
  ...findRepeatedIds(page),
]);
