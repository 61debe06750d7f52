import type {LinkProblem} from './problem';
import type {PageLink} from './listLinks';

/** Words that say nothing to somebody who hears the links of a page read out as a list. */
const EMPTY_TEXTS = [
  'here',
  'click here',
  'this',
  'this link',
  'this page',
  'link',
  'more',
  'read more',
  'learn more',
  'see more',
  'page',
];

/** An address on the reader's own machine. */
export const LOCAL = /^https?:\/\/localhost\b/;

function bare(text: string): string {
  return text.replace(/^(?:https?:\/\/|www\.)/, '').replace(/\/$/, '');
}

/** Says whether the words of a link tell where it leads. */
export function checkText({url, text}: PageLink): LinkProblem | null {
  if (text === null) {
    return null;
  }
  const words = text.trim();
  if (words === '') {
    return {
      message: `The link to ${url} has no text.`,
      advice: 'Say in words where it leads.',
    };
  }
  if (LOCAL.test(url)) {
    return words === url
      ? {
          message: `The address ${url} stands bare in the text.`,
          advice: 'Write `[localhost:3000](http://localhost:3000/)`, or backticks.',
        }
      : null;
  }
  if (/^(?:https?:|www\.)/.test(url) && bare(words) === bare(url)) {
    return {
      message: `The address ${url} stands bare in the text.`,
      advice: 'Make it a link with words: `[what is there](https://…)`.',
    };
  }
  return EMPTY_TEXTS.includes(words.toLowerCase().replace(/[.:]$/, ''))
    ? {
        message: `"${words}" does not say where the link leads.`,
        advice:
          'Name what is there; some readers hear a list of links without the text around them.',
      }
    : null;
}
