import {distance} from 'fastest-levenshtein';

/** A page that the 404 page may offer. */
export interface PageSuggestion {
  /** Path below the base URL. */
  readonly pathname: string;
  readonly title: string;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
}

/** How alike two words are: 1 for the same word, 0 for nothing in common. */
function likeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length);
}

/** Words that are a little alike by chance must not outweigh one that is nearly the same. */
const MIN_WORD_LIKENESS = 0.6;
/** Below this share of matched words a page has nothing to do with the path. */
const MIN_SCORE = 0.3;

// The last segment names the page; the ones before it only say where it used to be.
function score(wanted: readonly string[], last: readonly string[], page: PageSuggestion): number {
  const words = [...wordsOf(page.pathname), ...wordsOf(page.title)];
  const best = (word: string) => {
    const top = Math.max(...words.map((candidate) => likeness(word, candidate)));
    return top >= MIN_WORD_LIKENESS ? top : 0;
  };
  const mean = (list: readonly string[]) =>
    list.length === 0 ? 0 : list.reduce((sum, word) => sum + best(word), 0) / list.length;
  return 0.3 * mean(wanted) + 0.7 * mean(last);
}

/**
 * The pages whose path or title is nearest to a path that does not exist, nearest first.
 *
 * @param sitePath - as `toSitePath` returns it
 * @param limit - how many pages to return at most
 */
export function suggestPages(
  sitePath: string,
  pages: readonly PageSuggestion[],
  limit: number,
): PageSuggestion[] {
  const segments = sitePath.split('/').filter(Boolean);
  const wanted = wordsOf(sitePath);
  const last = wordsOf(segments.at(-1) ?? '');
  return pages
    .map((page) => ({
      page,
      score: score(wanted, last, page),
      // Of two equally good pages the one whose path is closer in spelling comes first.
      spelling: distance(sitePath, page.pathname),
    }))
    .filter((candidate) => candidate.score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.spelling - b.spelling)
    .slice(0, limit)
    .map((candidate) => candidate.page);
}
