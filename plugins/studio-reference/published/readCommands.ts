import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {StudioCommand} from '../sourceTypes';
import {evaluateModule} from './evaluateModules';
import {readBundledSource} from './readBundledSource';

interface Option {
  readonly type: string;
  readonly alias?: string;
  readonly hidden?: boolean;
}

const optionsSchema = Joi.object<Record<string, Option>>().pattern(
  Joi.string(),
  Joi.object({
    type: Joi.string().required(),
    alias: Joi.string(),
    hidden: Joi.boolean(),
  }).unknown(),
);

function toCommand(options: Readonly<Record<string, Option>>): StudioCommand {
  const shown = Object.entries(options).filter(([, {hidden}]) => !hidden);
  const list = (isSwitch: boolean) =>
    shown
      .filter(([, {type}]) => (type === 'boolean') === isSwitch)
      .flatMap(([name, {alias}]) => [`--${name}`, ...(alias ? [`-${alias}`] : [])]);
  return {flags: list(true), valueFlags: list(false)};
}

/**
 * Reads the commands of `toolpad-studio` from the sources in its source map, by running them with
 * something in the place of yargs that only takes notes.
 *
 * @param folder - holds `node_modules`, as `packPublished` leaves it
 */
export async function readPublishedCommands(
  folder: string,
): Promise<Record<string, StudioCommand>> {
  const source = readBundledSource(folder, 'cli/index.ts');
  const file = path.join(folder, 'cli.ts');
  // What the tool does is of no interest: its own files are packages that nobody provides.
  const alone = source
    .replaceAll('import.meta.url', "'file:///cli.ts'")
    .replace(/(?<=from ')\.\.?\/(?=[^']+')/g, '');
  writeFileSync(file, alone);

  const commands: Record<string, StudioCommand> = {};
  const notes = {
    scriptName: () => notes,
    help: () => notes,
    command: (usage: string | readonly string[], _description: string, options: unknown) => {
      const usages = typeof usage === 'string' ? [usage] : usage;
      const names = usages.map((one) => one.split(' ')[0] ?? '').filter((name) => name !== '$0');
      for (const name of names) {
        commands[name] = toCommand(Joi.attempt(options, optionsSchema));
      }
      return notes;
    },
  };
  const yargs = Object.assign(() => notes, {__esModule: true, default: () => notes});
  const {default: run} = evaluateModule(file, {yargs});
  if (typeof run !== 'function') {
    throw new Error('The sources of Studio export no command line any more.');
  }
  await Reflect.apply(run, undefined, [[]]);
  return commands;
}
