import {spawn} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import {cleanEnvironment, endGroup} from './runProgram';

/** A server that runs until it is stopped. */
export interface RunningServer {
  /** Where it answers: `http://localhost:3475`. */
  readonly origin: string;
  readonly stop: () => void;
}

const START_LIMIT_MS = 60_000;

/**
 * Starts a script of a package.json that serves, and resolves once it answers.
 *
 * @throws Error with the output, when it ends or does not answer in time
 */
export async function startServer(
  script: string,
  {cwd, port}: {readonly cwd: string; readonly port: number},
): Promise<RunningServer> {
  const origin = `http://localhost:${port}`;
  const child = spawn('npm', ['run', script, '--', '--port', String(port)], {
    cwd,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm starts a shell, which starts the server.
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const stop = () => endGroup(child);
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(origin, {redirect: 'manual'}).catch(() => undefined);
    if (answer && answer.status < 500 && output.includes(String(port))) {
      return {origin, stop};
    }
    await wait(200);
  }
  stop();
  throw new Error(`\`npm run ${script}\` does not answer on port ${port}:\n${output}`);
}
