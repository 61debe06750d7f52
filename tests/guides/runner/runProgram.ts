import {spawn, type ChildProcess} from 'node:child_process';

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

/** Ends a program that was started as the head of a group, and all that it has started. */
export function endGroup({pid, exitCode}: ChildProcess): void {
  if (pid !== undefined && exitCode === null) {
    try {
      process.kill(-pid);
    } catch {
      // It has ended in the meantime.
    }
  }
}

interface ProgramOptions {
  readonly cwd: string;
  readonly timeout: number;
  /** Ends the program before its time. */
  readonly signal?: AbortSignal;
}

/** Runs a program to its end, or for as long as it may take. */
export function runProgram(
  program: string,
  args: readonly string[],
  {cwd, timeout, signal}: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const end = () => endGroup(child);
    const timer = setTimeout(() => {
      output += `\nstopped after ${timeout / 1000} s`;
      end();
    }, timeout);
    signal?.addEventListener('abort', end);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (result: ProgramResult) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve(result);
    };
    child.on('error', (error) => finish({succeeded: false, output: error.message}));
    child.on('close', (code) => finish({succeeded: code === 0, output: output.trim()}));
  });
}
