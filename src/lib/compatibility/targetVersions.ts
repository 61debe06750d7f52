import {findHighestMajor, listMajors} from './ranges';
import type {AppFacts} from './types';

const REACT = ['react', 'react-dom'];

/** Core's range for a package, or the first that anybody asks for. */
function findRange({requirements}: AppFacts, name: string): string | undefined {
  return requirements.requirements.find((each) => each.name === name)?.ranges[0]?.range;
}

/** The major versions of a package that both the app and Core allow. */
export function listSharedMajors(app: AppFacts, name: string): number[] {
  const range = app.rangeOf(name);
  const needed = findRange(app, name);
  if (range === null || needed === undefined) {
    return [];
  }
  const supported = listMajors(needed);
  return listMajors(range).filter((major) => supported.includes(major));
}

/**
 * The major version to install: the newest that Core supports, but for React the one that the app is
 * on, as long as Core supports that.
 */
export function chooseMajor(app: AppFacts, name: string): number {
  const shared = REACT.includes(name) ? REACT.flatMap((each) => listSharedMajors(app, each)) : [];
  return shared.length > 0 ? Math.max(...shared) : findHighestMajor(findRange(app, name) ?? '*');
}

/** What to install, such as `react@19`. */
export function chooseInstall(app: AppFacts, name: string): string {
  return `${name}@${chooseMajor(app, name)}`;
}
