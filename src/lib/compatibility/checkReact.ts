import parse from 'semver/functions/parse';
import {createFinding} from './createFinding';
import {listMajors} from './ranges';
import {chooseInstall, chooseMajor, listSharedMajors} from './targetVersions';
import type {AppFacts, Finding} from './types';

/** The components for CRUD use features of this version; its two packages must be the same one. */
const NEW_REACT = 19;

const TYPES = ['@types/react', '@types/react-dom'];

function isDisjoint(some: readonly number[], others: readonly number[]): boolean {
  return !some.some((each) => others.includes(each));
}

/** `react` and `react-dom` that each fit, but not each other. */
function checkPair(app: AppFacts): Finding[] {
  const [react, dom] = [listSharedMajors(app, 'react'), listSharedMajors(app, 'react-dom')];
  if (react.length === 0 || dom.length === 0) {
    return [];
  }
  const other = app.find('react')?.specifier ?? '';
  const install = [chooseInstall(app, 'react'), chooseInstall(app, 'react-dom')];
  if (isDisjoint(react, dom)) {
    const pair = {severity: 'conflict', code: 'pair', values: {other}, install} as const;
    return [createFinding(app, 'react-dom', pair)];
  }
  const [exact, exactDom] = [parse(app.rangeOf('react')), parse(app.rangeOf('react-dom'))];
  const differ = exact && exactDom && exact.version !== exactDom.version;
  if (differ && exact.major >= NEW_REACT) {
    const pair = {severity: 'conflict', code: 'exactPair', values: {other}, install} as const;
    return [createFinding(app, 'react-dom', pair)];
  }
  return [];
}

/** React 18, with which all but one part of Core works. */
function checkCrud(app: AppFacts): Finding[] {
  const majors = listSharedMajors(app, 'react');
  const isOld = majors.length > 0 && chooseMajor(app, 'react') < NEW_REACT;
  return isOld
    ? [
        createFinding(app, 'react', {
          severity: 'note',
          code: 'crud',
          install: [`react@${NEW_REACT}`, `react-dom@${NEW_REACT}`],
        }),
      ]
    : [];
}

/** Types of another React than the one that runs. */
function checkTypes(app: AppFacts): Finding[] {
  const major = chooseMajor(app, 'react');
  const shared = listSharedMajors(app, 'react');
  return TYPES.flatMap((name) => {
    const range = app.rangeOf(name);
    return range !== null && isDisjoint(listMajors(range), [...shared, major])
      ? [
          createFinding(app, name, {
            severity: 'note',
            code: 'types',
            values: {other: String(major)},
            install: [`${name}@${major}`],
            isDev: true,
          }),
        ]
      : [];
  });
}

/** How the parts of React in an app stand to each other and to what Core does with them. */
export function checkReact(app: AppFacts): Finding[] {
  return [...checkPair(app), ...checkCrud(app), ...checkTypes(app)];
}
