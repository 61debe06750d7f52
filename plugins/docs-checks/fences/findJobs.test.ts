import {parsePage} from '../parsePage';
import {findJobs} from './findJobs';
import {joinFences} from './joinFences';
import {readFences} from './readFences';

interface Written {
  /** The words after the language `ts`. */
  readonly meta: string;
  readonly code: string;
  /** What stands above it. */
  readonly text?: string;
}

function read(...written: readonly Written[]) {
  const source = written
    .map(({meta, code, text = 'Text.'}) => `${text}\n\n\`\`\`ts ${meta}\n${code}\n\`\`\`\n`)
    .join('\n');
  return joinFences(readFences(parsePage({path: 'core/a.mdx', kind: 'page', source})));
}

/** Of each job its code, and the code of the files that it sees. */
function describeJobs(...written: readonly Written[]) {
  return findJobs(read(...written).files).map(({file, world}) => [
    file.code,
    Object.fromEntries([...world].map(([path, {code}]) => [path, code])),
  ]);
}

test('a file sees the newest of each path before it, else the first after it, and itself', () => {
  const jobs = describeJobs(
    {meta: 'file="a.ts"', code: 'a1'},
    {meta: 'file="b.ts"', code: 'b1'},
    {meta: 'file="a.ts"', code: 'a2'},
    {meta: '', code: 'c'},
    {meta: 'file="b.ts"', code: 'b2'},
  );
  expect(jobs).toEqual([
    ['a1', {'a.ts': 'a1', 'b.ts': 'b1'}],
    ['b1', {'a.ts': 'a1', 'b.ts': 'b1'}],
    ['a2', {'a.ts': 'a2', 'b.ts': 'b1'}],
    ['c', {'a.ts': 'a2', 'b.ts': 'b1'}],
    ['b2', {'a.ts': 'a2', 'b.ts': 'b2'}],
  ]);
});

test('files that stand beside each other are made together', () => {
  const jobs = describeJobs(
    {meta: 'file="a.ts"', code: 'a1'},
    {meta: 'file="b.ts"', code: 'b1'},
    {meta: 'file="a.ts"', code: 'a2', text: ''},
  );
  expect(jobs[1]).toEqual(['b1', {'a.ts': 'a2', 'b.ts': 'b1'}]);
});

test('a file for one runtime sees nothing of another', () => {
  const jobs = describeJobs(
    {meta: 'file="a.ts" runtime=vite', code: 'vite'},
    {meta: 'file="a.ts" runtime=next-app', code: 'app'},
    {meta: 'file="b.ts" runtime=next-app', code: 'b'},
  );
  expect(jobs).toEqual([
    ['vite', {'a.ts': 'vite'}],
    ['app', {'a.ts': 'app', 'b.ts': 'b'}],
    ['b', {'a.ts': 'app', 'b.ts': 'b'}],
  ]);
});

test('a file for everybody must hold among the files of each runtime', () => {
  const jobs = describeJobs(
    {meta: 'file="a.ts" runtime=vite', code: 'vite'},
    {meta: 'file="a.ts" runtime=next-app', code: 'app'},
    {meta: '', code: 'all'},
  );
  expect(jobs.filter(([code]) => code === 'all')).toEqual([
    ['all', {'a.ts': 'vite'}],
    ['all', {'a.ts': 'app'}],
  ]);
});

test('worlds that are the same are compiled once', () => {
  const jobs = describeJobs(
    {meta: 'styling=system', code: 'system'},
    {meta: 'styling=css', code: 'css'},
    {meta: '', code: 'all'},
  );
  expect(jobs.map(([code]) => code)).toEqual(['system', 'css', 'all']);
});

test('a skipped file is not compiled, and is there for others', () => {
  const jobs = describeJobs(
    {meta: 'file="a.ts" check=skip reason="It is old."', code: 'a'},
    {meta: '', code: 'b'},
  );
  expect(jobs).toEqual([['b', {'a.ts': 'a'}]]);
});

test('a fence that continues another is one file with it', () => {
  const jobs = describeJobs(
    {meta: 'file="a.ts"', code: 'a1'},
    {meta: 'file="b.ts"', code: 'b'},
    {meta: 'file="a.ts" continues', code: 'a2'},
    {meta: 'continues', code: 'a3'},
  );
  expect(jobs.map(([code]) => code)).toEqual(['a1\na2\na3', 'b']);
});

test.each([
  ['nothing is before it', []],
  ['another file is before it', [{meta: 'file="b.ts"', code: 'b'}]],
  ['another runtime is before it', [{meta: 'runtime=next-app', code: 'b'}]],
])('a fence continues nothing when %s', (_, before) => {
  const {lost} = read(...before, {meta: 'file="a.ts" runtime=vite continues', code: 'a'});
  expect(lost.map(({code}) => code)).toEqual(['a']);
});
