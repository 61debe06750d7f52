import type {AskingPackage, Requirement, Requirements} from '../../src/shared/compatibility';
import type {Manifest, ReadManifest} from './types';

const CORE = '@toolpad/core';
const MATERIAL = '@mui/material';

function identify({name, version}: Manifest): AskingPackage {
  return {name, version};
}

/** Material UI calls Emotion optional, because another engine may stand in; Core uses the default. */
function isDefaultEngine(asking: Manifest, name: string): boolean {
  return asking.name === MATERIAL && name.startsWith('@emotion/');
}

function isOptional(asking: Manifest, name: string): boolean {
  return Boolean(asking.peerDependenciesMeta[name]?.optional) && !isDefaultEngine(asking, name);
}

function readNeed(
  name: string,
  core: Manifest,
  asking: readonly Manifest[],
): Requirement['needed'] {
  if (asking.some(({dependencies}) => name in dependencies)) {
    return 'included';
  }
  return name in core.peerDependencies && isOptional(core, name) ? 'optional' : 'always';
}

/**
 * Reads what Toolpad Core needs from its own manifest and from those of the packages whose peers
 * reach the app with it: the parts of MUI X that it brings, and Material UI.
 *
 * @param read - gives the manifest of an installed package
 */
export function readRequirements(read: ReadManifest): Requirements {
  const core = read(CORE);
  const parts = Object.keys(core.dependencies).filter((name) => name.startsWith('@mui/x-'));
  const asking = [core, ...parts.map(read), read(MATERIAL)];
  // What everybody calls optional and Core does not know concerns no app: libraries for dates.
  const names = new Set(
    asking.flatMap((manifest) =>
      Object.keys(manifest.peerDependencies).filter(
        (name) => manifest === core || !isOptional(manifest, name),
      ),
    ),
  );
  return {
    core: identify(core),
    requirements: [...names].sort().map((name) => ({
      name,
      needed: readNeed(name, core, asking),
      ranges: asking.flatMap((manifest) => {
        const range = manifest.peerDependencies[name];
        return range === undefined ? [] : [{by: identify(manifest), range}];
      }),
    })),
    included: [...parts, 'dayjs'].flatMap((name) => {
      const range = core.dependencies[name];
      return range === undefined ? [] : [{name, range}];
    }),
  };
}
