// Takes each example home: copies it to an empty folder, installs exactly what it names, and builds
// it. The builds type-check: `next build` does by itself, the others call `tsc`.
import {readdirSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '../browser/siteTest';
import {runProgram} from './runner/runProgram';

const EXAMPLES = path.resolve(__dirname, '../../examples');
const LIMIT_MS = 280_000;
const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

for (const name of readdirSync(EXAMPLES)) {
  test(`the example ${name}`, async () => {
    const manifest = await readFile(path.join(EXAMPLES, name, 'package.json'), 'utf8');
    expect(manifest).toMatch(/"build": "(?:tsc && vite build|next build)"/);
    const compiler = await readFile(path.join(EXAMPLES, name, 'tsconfig.json'), 'utf8');
    expect(compiler).toContain('"strict": true');

    const home = await mkdtemp(path.join(tmpdir(), `example-${name}-`));
    try {
      await cp(path.join(EXAMPLES, name), home, {recursive: true});
      for (const args of [INSTALL, ['run', 'build']]) {
        const {succeeded, output} = await runProgram('npm', args, {cwd: home, timeout: LIMIT_MS});
        expect(succeeded ? '' : output).toBe('');
      }
    } finally {
      await rm(home, {recursive: true, force: true, maxRetries: 3});
    }
  });
}
