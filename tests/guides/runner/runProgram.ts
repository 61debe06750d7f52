import {spawn} from 'node:child_process';

/** What a program has left behind. */
export interface ProgramResult {
  /** It ended with 0. */
  readonly succeeded: boolean;
  /** What it wrote, in the order in which it came. */
  readonly output: string;
}

const ENVIRONMENT = {CI: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0'};

/**
 * The environment without what npm and test runners put into it: a guide's commands run as in a
 * terminal of their own.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !['NODE_ENV', 'NODE_PATH', 'NODE_OPTIONS', 'INIT_CWD'].includes(name) &&
      !/^(?:npm_(?:package|lifecycle|command|execpath)|JEST_|TEST_|PLAYWRIGHT_)/.test(name),
  );
  return {...Object.fromEntries(kept), ...ENVIRONMENT};
}

/** Runs a program to its end, or for as long as it may take. */
export function runProgram(
  program: string,
  args: readonly string[],
  {cwd, timeout}: {readonly cwd: string; readonly timeout: number},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env: cleanEnvironment(),
      timeout,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({succeeded: false, output: error.message}));
    child.on('close', (code, signal) => {
      const stopped = signal ? `\nstopped by ${signal} (limit: ${timeout / 1000} s)` : '';
      resolve({succeeded: code === 0, output: `${output}${stopped}`.trim()});
    });
  });
}
