/** What `npm install` takes: `react`, `react@19`, `@mui/material@^7.3.0`. */
export interface PackageSpec {
  readonly name: string;
  /** A version, a range or a tag; undefined is the newest. */
  readonly range: string | undefined;
}

const SPEC = /^(?<name>(?:@[\w.-]+\/)?[\w.-]+)(?:@(?<range>.+))?$/;

/** Splits the name of a package from its version. */
export function readPackageSpec(spec: string): PackageSpec {
  const {name = spec, range} = SPEC.exec(spec)?.groups ?? {};
  return {name, range};
}
