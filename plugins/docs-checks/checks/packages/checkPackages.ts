import {createPageCheck} from '../../createPageCheck';
import npmPackages from '../../data/npmPackages.json';
import type {Problem} from '../../types';
import {listPackageSpecs, type NamedPackage} from './listPackageSpecs';
import {UNMIRRORED_PACKAGES} from './unmirroredPackages';

const KNOWN: Readonly<Record<string, string>> = {...npmPackages, ...UNMIRRORED_PACKAGES};

function describe({spec, file, line}: NamedPackage): Problem {
  return {
    file,
    line,
    message: `Nobody has looked whether npm has ${spec}.`,
    advice:
      'Run `npm run docs:packages`, which asks the registry, and commit plugins/docs-checks/data/npmPackages.json.',
  };
}

/** Packages exist, at the version or in the range that a page names. */
export const checkPackages = createPageCheck('packages', (page) =>
  listPackageSpecs(page)
    .filter(({spec}) => !Object.hasOwn(KNOWN, spec))
    .map(describe),
);
