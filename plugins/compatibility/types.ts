/** The parts of a package.json that say what the package needs. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, {readonly optional?: boolean}>>;
}

/** Gives the manifest of an installed package. */
export type ReadManifest = (name: string) => Manifest;
