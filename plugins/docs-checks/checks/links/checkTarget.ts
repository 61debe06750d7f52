import {existsSync} from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {BASE_URL, SITE_URL} from '../../../../src/shared/site';
import type {DocsPage} from '../../types';
import {listAnchors} from '../anchors/listAnchors';
import {LOCAL} from './checkText';
import type {Site} from './loadSite';
import type {LinkProblem} from './problem';

const SCHEME = /^(?<scheme>[a-z][a-z+.-]*):/i;

/** The nearest one; a list of all would be too long. */
function offerNearest(word: string, known: readonly string[]): string {
  return known.length > 0 ? `The nearest is ${closest(word, [...known])}.` : '';
}

function checkExternal(url: string, scheme: string): LinkProblem | null {
  if (scheme === 'mailto') {
    return null;
  }
  if (!URL.canParse(url)) {
    return {message: `${url} is not an address.`, advice: 'Write it as the browser shows it.'};
  }
  if (scheme !== 'https' && !LOCAL.test(url)) {
    return {message: `${url} is not safe to follow.`, advice: 'Link to the https address.'};
  }
  return `${url}/`.startsWith(`${SITE_URL}${BASE_URL}`)
    ? {
        message: `${url} is a page of this site, which no check would look for.`,
        advice: 'Link to its file, or to its address without the domain and `/toolpad`.',
      }
    : null;
}

function checkAnchor(target: DocsPage, anchor: string, url: string): LinkProblem | null {
  const anchors = [...listAnchors(target)];
  return anchor === '' || anchors.includes(anchor)
    ? null
    : {
        message: `${url} leads to an anchor that ${target.path} does not have.`,
        advice: `Look at its headings. ${offerNearest(anchor, anchors)}`.trim(),
      };
}

function checkAddress(
  address: string,
  anchor: string,
  url: string,
  site: Site,
): LinkProblem | null {
  if (address.startsWith(BASE_URL)) {
    return {
      message: `${url} starts with ${BASE_URL}, which the site adds by itself.`,
      advice: `Write ${address.slice(BASE_URL.length - 1)}.`,
    };
  }
  const target = site.addresses.get(address);
  if (target !== undefined) {
    return target === null ? null : checkAnchor(target, anchor, url);
  }
  const moved = site.redirects.get(address) ?? site.redirects.get(`${address}/`);
  if (moved !== undefined) {
    return {message: `${url} has moved.`, advice: `Link to ${moved}.`};
  }
  const withSlash = `${address}/`;
  return site.addresses.has(withSlash)
    ? {message: `${url} lacks its last slash.`, advice: `Link to ${withSlash}.`}
    : {
        message: `There is no page at ${url}.`,
        advice:
          `Link to a file, or to an address. ${offerNearest(address, [...site.addresses.keys()])}`.trim(),
      };
}

function checkFile(file: string, anchor: string, url: string, site: Site): LinkProblem | null {
  const target = site.files.get(file);
  return target
    ? checkAnchor(target, anchor, url)
    : {
        message: `${url} leads to ${file}, which is no page.`,
        advice: 'Link to the file of a page, from the folder of this one.',
      };
}

/** Says why a link does not lead where it should; null when it does. */
export function checkTarget(
  url: string,
  page: DocsPage,
  site: Site,
  rootDir: string,
): LinkProblem | null {
  const scheme = SCHEME.exec(url)?.groups?.scheme;
  if (scheme !== undefined) {
    return checkExternal(url, scheme.toLowerCase());
  }
  const [target = '', anchor = ''] = url.split('#');
  if (target === '') {
    // What page a part ends up on is not known.
    return page.kind === 'part' ? null : checkAnchor(page, anchor, url);
  }
  if (target.endsWith('.mdx')) {
    const from = target.startsWith('/') ? '' : path.posix.dirname(page.path);
    return checkFile(path.posix.join(from, target).replace(/^\//, ''), anchor, url, site);
  }
  if (target.startsWith('/')) {
    const isAsset = path.posix.extname(target) !== '';
    return isAsset && existsSync(path.join(rootDir, 'static', target))
      ? null
      : checkAddress(target, anchor, url, site);
  }
  return {
    message: `${url} depends on the address of the page that it stands on.`,
    advice: 'Link to the file, `../folder/page.mdx`, or to a whole address, `/core/…/`.',
  };
}
