import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chooseHistory} from './chooseHistory';

let folder = '';

function git(cwd: string, ...words: readonly string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...words], {cwd, stdio: 'ignore'});
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  const whole = path.join(folder, 'whole');
  git(folder, 'init', whole);
  for (const text of ['first', 'second']) {
    writeFileSync(path.join(whole, 'page.mdx'), text);
    git(whole, 'add', '.');
    git(whole, 'commit', '-m', text);
  }
  git(folder, 'clone', '--depth', '1', `file://${whole}`, path.join(folder, 'shallow'));
});

afterAll(() => rmSync(folder, {recursive: true}));

test.each([
  ['whole', 'production', 'git-eager'],
  ['shallow', 'production', 'disabled'],
  ['.', 'production', 'disabled'],
  ['whole', 'development', 'disabled'],
  ['whole', undefined, 'disabled'],
])('in %s, for %s, pages ask %s', (name, environment, expected) => {
  expect(chooseHistory(path.join(folder, name), environment)).toBe(expected);
});
