import type {ExampleProject} from '../../src/shared/examples';
import type {ExampleAppsOptions} from './options';

const EXTENSIONS = ['.tsx', '.ts'];

/**
 * The modules of the examples that run inside the site, by the name of the example.
 *
 * @throws when the option names an example or a module that does not exist
 */
export function findLiveModules(
  examples: readonly ExampleProject[],
  {path, live}: ExampleAppsOptions,
): Record<string, string> {
  const modules: Record<string, string> = {};
  for (const [name, file] of Object.entries(live)) {
    const example = examples.find((candidate) => candidate.name === name);
    if (!example) {
      const known = examples.map((candidate) => candidate.name).join(', ');
      throw new Error(
        `The option "live" of plugins/example-apps names ${name}; the examples are ${known}.`,
      );
    }
    if (!EXTENSIONS.some((extension) => file + extension in example.files)) {
      throw new Error(
        `The option "live" of plugins/example-apps names ${file}, which ${path}/${name} does not have.`,
      );
    }
    modules[name] = `@site/${path}/${name}/${file}`;
  }
  return modules;
}
