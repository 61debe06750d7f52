import {distance} from 'fastest-levenshtein';

/** A page that the 404 page may offer. */
export interface PageSuggestion {
  /** Path below the base URL. */
  readonly pathname: string;
  readonly title: string;
}

/** Words that are alike by chance must not outweigh one that is nearly the same. */
const MIN_WORD_LIKENESS = 0.75;
/** Below this a page has too little to do with the path to be offered. */
const MIN_SCORE = 0.5;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** How alike two words are: 1 for the same word, 0 for nothing in common. */
function likeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

function lastSegment(path: string): string {
  return path.split('/').findLast(Boolean) ?? '';
}

/** How much of what the reader asked for the page's own words cover, word by word. */
function coverage(wanted: readonly string[], words: readonly string[]): number {
  const best = wanted.map((word) => Math.max(0, ...words.map((other) => likeness(word, other))));
  const close = best.map((value) => (value >= MIN_WORD_LIKENESS ? value : 0));
  return close.reduce((sum, value) => sum + value, 0) / Math.max(wanted.length, 1);
}

/**
 * Compares the last segment, which names the page; the ones before it only say where it used to
 * be. As one word, because `datagrid` and `data-grid` are the same name, and word by word.
 */
function score(path: string, page: PageSuggestion): number {
  const wanted = wordsOf(lastSegment(path));
  const inPath = wordsOf(lastSegment(page.pathname));
  const inTitle = wordsOf(page.title);
  const joined = wanted.join('');
  return Math.max(
    likeness(joined, inPath.join('')),
    likeness(joined, inTitle.join('')),
    coverage(wanted, [...inPath, ...inTitle]),
  );
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
  return (
    pages
      .map((page) => ({page, score: score(sitePath, page)}))
      .filter((candidate) => candidate.score >= MIN_SCORE)
      // Of two equally good pages the one whose whole path is spelt more alike comes first.
      .sort(
        (a, b) =>
          b.score - a.score ||
          distance(sitePath, a.page.pathname) - distance(sitePath, b.page.pathname),
      )
      .slice(0, limit)
      .map((candidate) => candidate.page)
  );
}
