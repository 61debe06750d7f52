import type {CheckContext, DocsCheck, DocsPage, Problem} from './types';

/** Looks at one page. */
export type CheckPage = (
  page: DocsPage,
  context: CheckContext,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** A check that looks at each page on its own, and counts those that are right. */
export function createPageCheck(name: string, checkPage: CheckPage): DocsCheck {
  return {
    name,
    async run(pages, context) {
      const found = await Promise.all(pages.map(async (page) => checkPage(page, context)));
      return {
        problems: found.flat(),
        passed: found.filter((problems) => problems.length === 0).length,
      };
    },
  };
}
