import {createPageCheck} from '../../createPageCheck';
import {checkTarget} from './checkTarget';
import {checkText} from './checkText';
import {listLinks} from './listLinks';
import {loadSite} from './loadSite';

/** Links lead to pages, anchors and files that exist, and say in words where they lead. */
export const checkLinks = createPageCheck('links', async (page, context) => {
  const site = await loadSite(context);
  return listLinks(page).flatMap((link) =>
    [checkText(link), checkTarget(link.url, page, site, context.rootDir)].flatMap((problem) =>
      problem ? [{file: page.path, line: link.line, ...problem}] : [],
    ),
  );
});
