import type {DocsPage} from '../../types';
import {checkCommand} from '../commands/checkCommand';
import {listCommands} from '../commands/listCommands';
import {listDependencies} from '../commands/readPackageJson';

/** A package that a page names, as `npm install` takes it. */
export interface NamedPackage {
  readonly spec: string;
  readonly file: string;
  readonly line: number;
}

/** Every package that a page installs, runs or depends on. */
export function listPackageSpecs(page: DocsPage): NamedPackage[] {
  const fromCommands = listCommands(page).flatMap(({words, line}) =>
    checkCommand(words).packages.map((spec) => ({spec, line})),
  );
  const fromManifests = listDependencies(page).map(({key, value, line}) => ({
    spec: `${key}@${value}`,
    line,
  }));
  return [...fromCommands, ...fromManifests].map((named) => ({...named, file: page.path}));
}
