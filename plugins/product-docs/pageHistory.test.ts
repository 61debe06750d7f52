import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createPageHistory} from './pageHistory';

let folder = '';

function git(cwd: string, ...words: readonly string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...words], {cwd, stdio: 'ignore'});
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'history-')));
  const whole = path.join(folder, 'whole');
  git(folder, 'init', whole);
  writeFileSync(path.join(whole, 'page.mdx'), 'first');
  writeFileSync(path.join(whole, 'made.mdx'), 'by hand');
  git(whole, 'add', '.');
  git(whole, 'commit', '-m', 'first');
  writeFileSync(path.join(whole, 'page.mdx'), 'second');
  git(whole, 'rm', '--cached', 'made.mdx');
  git(whole, 'commit', '-a', '-m', 'second');
  git(folder, 'clone', '--depth', '1', `file://${whole}`, path.join(folder, 'shallow'));
});

afterAll(() => rmSync(folder, {recursive: true}));

async function ask(name: string, file: string, environment: string | undefined) {
  const siteDir = path.join(folder, name);
  const history = createPageHistory(siteDir, environment);
  history.initialize({siteDir});
  return history.getFileLastUpdateInfo(path.join(siteDir, file));
}

// Docusaurus reads one repository in a process, so this one comes first.
test('a whole history tells when a page was last changed', async () => {
  expect((await ask('whole', 'page.mdx', 'production'))?.author).toBe('Test');
});

test.each([
  [
    'a page that was committed once and is made by the build now',
    'whole',
    'made.mdx',
    'production',
  ],
  ['a page that nobody has committed', 'whole', 'new.mdx', 'production'],
  ['a shallow clone', 'shallow', 'page.mdx', 'production'],
  ['a folder without Git', '.', 'page.mdx', 'production'],
  ['the development server', 'whole', 'page.mdx', 'development'],
  ['tests', 'whole', 'page.mdx', undefined],
])('%s tells nothing', async (_name, name, file, environment) => {
  expect(await ask(name, file, environment)).toBeNull();
});
