import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

/** What Node says of a module: the names that it exports, or why it cannot be loaded. */
export const probeSchema = v.union([
  v.object({exports: v.array(v.string())}),
  v.object({error: v.string()}),
]);

export type Probe = v.InferOutput<typeof probeSchema>;

/** A module as it stands in an import, and whether Node can run it. */
export interface ProbeRequest {
  readonly specifier: string;
  readonly runs: boolean;
}

// Runs in the folder of the workspace. Node also looks into the folders above, which are the site's.
const SCRIPT = `
  import {createRequire, isBuiltin} from 'node:module';
  import {pathToFileURL} from 'node:url';
  const folder = pathToFileURL(process.cwd() + '/').href;
  const require = createRequire(folder);
  const answers = {};
  async function probe({specifier, runs}) {
    if (isBuiltin(specifier)) return {exports: Object.keys(await import(specifier))};
    const url = runs ? import.meta.resolve(specifier) : pathToFileURL(require.resolve(specifier)).href;
    if (!url.startsWith(folder)) return {error: 'the package is not among those of the workspace'};
    return {exports: runs ? Object.keys(await import(specifier)) : []};
  }
  for (const request of JSON.parse(process.argv[1])) {
    try {
      answers[request.specifier] = await probe(request);
    } catch (error) {
      answers[request.specifier] = {error: String(error.message).split('\\n')[0].replaceAll(process.cwd(), '.')};
    }
  }
  process.stdout.write('\\n' + JSON.stringify(answers), () => process.exit(0));
`;

/** Asks one Node process for all modules, by their names. */
export async function probeModules(
  folder: string,
  requests: readonly ProbeRequest[],
): Promise<Readonly<Record<string, Probe>>> {
  const {stdout} = await run(
    process.execPath,
    ['--input-type=module', '--eval', SCRIPT, JSON.stringify(requests)],
    // Some packages answer differently in the server of a framework or under a test runner.
    {cwd: folder, env: {PATH: process.env.PATH, NODE_ENV: 'production'}},
  );
  const answers: unknown = JSON.parse(stdout.slice(stdout.lastIndexOf('\n')));
  return v.parse(v.record(v.string(), probeSchema), answers);
}
