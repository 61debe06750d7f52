import {offer} from '../../../studio-reference/validation/offer';
import {readPackageSpec} from '../packages/readPackageSpec';
import {PACKAGE_MANAGERS} from './packageManagers';
import {PACKAGE_PROGRAMS} from './packagePrograms';
import type {Program} from './programTypes';
import {SYSTEM_PROGRAMS} from './systemPrograms';

export interface CommandProblem {
  readonly message: string;
  readonly advice: string;
}

/** What a command does, as far as we know it. */
export interface CheckedCommand {
  readonly problems: readonly CommandProblem[];
  /** The packages that it fetches, such as `react@19`. */
  readonly packages: readonly string[];
}

/** Every program that pages may call. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  ...SYSTEM_PROGRAMS,
  ...PACKAGE_MANAGERS,
  ...PACKAGE_PROGRAMS,
};

const TABLES = 'plugins/docs-checks/checks/commands';
const RIGHT: CheckedCommand = {problems: [], packages: []};

function join(...parts: readonly CheckedCommand[]): CheckedCommand {
  return {
    problems: parts.flatMap(({problems}) => problems),
    packages: parts.flatMap(({packages}) => packages),
  };
}

function fail(message: string, word: string, known: readonly string[]): CheckedCommand {
  const offered = known.length > 0 ? `${offer(word, known)} ` : '';
  const advice = `${offered}If it does exist, add it to ${TABLES}, with its source.`;
  return {problems: [{message, advice}], packages: []};
}

/** `create-vite@6` for `vite@6`, as `npm create` calls it. */
function toCreator(spec: string): string {
  return spec.startsWith('@') ? spec.replace('/', '/create-') : `create-${spec}`;
}

function checkRun(kind: 'itself' | 'create', words: readonly string[]): CheckedCommand {
  const [first, ...rest] = words;
  if (first === undefined) {
    return RIGHT;
  }
  const spec = kind === 'create' ? toCreator(first) : first;
  const {name} = readPackageSpec(spec);
  const [program, definition] =
    Object.entries(PACKAGE_PROGRAMS).find(
      ([own, known]) => own === name || known.package === name,
    ) ?? [];
  // `npx tsc` runs what the project has installed; there need not be a package of that name.
  const fetched = program === name && definition?.package !== undefined ? [] : [spec];
  const args = rest.filter((word) => word !== '--');
  const inner = program && definition ? checkWords(program, definition, args) : RIGHT;
  return join({problems: [], packages: fetched}, inner);
}

function isKnown(word: string, known: readonly string[] = []): boolean {
  return known.includes(word) || known.includes(word.replace(/=.*$/, ''));
}

/** Takes the words of a program one by one: flags, values of flags, subcommands, free words. */
function checkWords(name: string, program: Program, words: readonly string[]): CheckedCommand {
  const [word, ...rest] = words;
  if (word === undefined || word === '--') {
    return RIGHT;
  }
  if (word.startsWith('-')) {
    if (isKnown(word, program.flags)) {
      return checkWords(name, program, rest);
    }
    if (isKnown(word, program.valueFlags)) {
      return checkWords(name, program, word.includes('=') ? rest : rest.slice(1));
    }
    const flags = [...(program.flags ?? []), ...(program.valueFlags ?? [])];
    const problem = fail(`\`${name}\` has no flag \`${word}\`.`, word, flags);
    return join(problem, checkWords(name, program, rest));
  }
  if (program.runsPackage !== undefined) {
    return checkRun(program.runsPackage, words);
  }
  if (program.subcommands && Object.hasOwn(program.subcommands, word)) {
    return checkWords(`${name} ${word}`, program.subcommands[word] ?? {}, rest);
  }
  // Commands with a default, such as `toolpad-studio ./app`, take words that look like paths.
  if (program.subcommands && !program.runsScripts && !/[./]/.test(word)) {
    const names = Object.keys(program.subcommands);
    return fail(`There is no command \`${name} ${word}\`.`, word, names);
  }
  const own = {problems: [], packages: program.takesPackages === true ? [word] : []};
  return join(own, checkWords(name, {...program, subcommands: undefined}, rest));
}

/** Says what a command names that does not exist: the program, its subcommand, a flag. */
export function checkCommand(words: readonly string[]): CheckedCommand {
  const [name = '', ...rest] = words;
  const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
  return program
    ? checkWords(name, program, rest)
    : fail(`There is no program \`${name}\`.`, name, Object.keys(PROGRAMS));
}
