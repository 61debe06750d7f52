/** A command of a guide that the runner knows. */
export type GuideCommand =
  | {readonly kind: 'change folder'; readonly folder: string}
  | {readonly kind: 'make folders'; readonly folders: readonly string[]}
  /** A program to run to its end, without a shell. */
  | {readonly kind: 'run'; readonly program: 'npm' | 'npx'; readonly args: readonly string[]}
  /** A command that ends only when the reader ends it, so the runner leaves it out. */
  | {readonly kind: 'start a server'; readonly text: string};

const SERVERS = /^npm (?:start|run (?:dev|start|preview|serve))$/;
const SHELL = /[|&;<>$`\\*(){}"']/;

/** What may be run, by the words at the beginning. */
const ALLOWED = [
  /^npm (?:init|install|i|uninstall|ci) /,
  /^npm init$/,
  /^npm install$/,
  /^npm run (?:build|typecheck)$/,
  /^npx (?:tsc|next build|vite build)\b/,
];

const KNOWN =
  'cd, mkdir, npm init, npm install, npm uninstall, npm run build, npm run typecheck, npx tsc, npx next build, npx vite build, and what starts a server: npm start, npm run dev, npm run start, npm run preview';

/** Reads a line of a terminal; answers what is wrong with it, in one sentence, if it cannot be run. */
export function parseCommand(line: string): GuideCommand | string {
  const text = line.trim();
  if (SERVERS.test(text)) {
    return {kind: 'start a server', text};
  }
  if (SHELL.test(text)) {
    return `"${text}" uses the shell; write one plain command a line`;
  }
  const [program, ...args] = text.split(/\s+/);
  const [first] = args;
  if (program === 'cd' && first !== undefined && args.length === 1) {
    return {kind: 'change folder', folder: first};
  }
  if (program === 'mkdir') {
    const folders = args.filter((arg) => arg !== '-p');
    return {kind: 'make folders', folders};
  }
  if ((program === 'npm' || program === 'npx') && ALLOWED.some((allowed) => allowed.test(text))) {
    return {kind: 'run', program, args};
  }
  return `"${text}" is no command that the runner knows; it knows ${KNOWN}`;
}
