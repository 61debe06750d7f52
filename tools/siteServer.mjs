import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const START_TIMEOUT_MS = 30_000;

/** Serves the built site and resolves once it answers. Call the returned `stop` when done. */
export async function serveSite(port, dir = 'build') {
  const options = ['--no-open', '--port', String(port), '--dir', dir];
  const server = spawn('npx', ['docusaurus', 'serve', ...options], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  const stop = () => process.kill(-server.pid);
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`${origin}/toolpad/`).catch(() => undefined);
    if (answer?.ok) {
      return {origin, stop};
    }
    if (Date.now() > deadline) {
      stop();
      throw new Error('`docusaurus serve` does not answer. Is there a build? Run: npm run build');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
