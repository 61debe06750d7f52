import parse from 'semver/functions/parse';
import satisfies from 'semver/functions/satisfies';
import intersects from 'semver/ranges/intersects';
import minVersion from 'semver/ranges/min-version';
import subset from 'semver/ranges/subset';
import validRange from 'semver/ranges/valid';

/** How what an app asks for stands to what another package needs. */
export type Fit =
  /** Every version that the app may get is right. */
  | 'fits'
  /** Some are, some are not. */
  | 'partly'
  /** None is. */
  | 'conflict';

/** No package of these has a major version as high. */
const MAJOR_LIMIT = 40;

/**
 * The range that a dependency of an app stands for; null where it names none that can be compared:
 * tags such as `latest`, `*`, and `workspace:`, `file:`, `git+https:` and their like.
 *
 * @param name - the key of the dependency; `npm:` may put another package under it
 */
export function readRange(name: string, specifier: string): string | null {
  const text = specifier.trim();
  const own = `npm:${name}@`;
  const range = validRange(text.startsWith(own) ? text.slice(own.length) : text);
  return range === '*' ? null : range;
}

/** Compares what an app asks for with what is needed. */
export function compareRanges(range: string, needed: string): Fit {
  if (parse(range)) {
    // `intersects` gets exact versions before a release wrong.
    return satisfies(range, needed) ? 'fits' : 'conflict';
  }
  if (!intersects(range, needed)) {
    return 'conflict';
  }
  return subset(range, needed) ? 'fits' : 'partly';
}

/** The major versions that a range allows. */
export function listMajors(range: string): number[] {
  const exact = parse(range);
  if (exact) {
    return [exact.major];
  }
  return Array.from({length: MAJOR_LIMIT}, (_, major) => major).filter((major) =>
    intersects(range, `>=${major}.0.0 <${major + 1}.0.0-0`),
  );
}

/** The highest major version that a range names: 19 for `^18 || ^19`. */
export function findHighestMajor(range: string): number {
  const majors = range
    .split('||')
    .flatMap((alternative) => minVersion(alternative.trim())?.major ?? []);
  return Math.max(...majors);
}
