import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {version as installedDocusaurus} from '@docusaurus/core/package.json';

const THEME = path.resolve(__dirname, '../../src/theme');
const ORIGINALS = path.resolve(__dirname, '../../node_modules/@docusaurus/theme-classic/lib/theme');
const MAX_LINES = 40;

interface Swizzle {
  readonly component: string;
  readonly source: string;
}

const swizzles: Swizzle[] = readdirSync(THEME, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({
    component: file.replace(/(?:\/index)?\.tsx?$/, ''),
    source: readFileSync(path.join(THEME, file), 'utf8'),
  }));

const ledger = new Map(
  [
    ...readFileSync(path.join(THEME, 'README.md'), 'utf8').matchAll(
      /^\| (?<component>[\w/]+) +\| (?<how>wrap|eject) +\|/gm,
    ),
  ].map((row) => [row.groups?.component, row.groups?.how]),
);

test('the ledger lists exactly the files', () => {
  expect([...ledger.keys()].sort()).toEqual(swizzles.map(({component}) => component).sort());
});

test.each(swizzles)('$component says on line 1 what it does to what, and why', (swizzle) => {
  const [line = ''] = swizzle.source.split('\n', 1);
  const parts =
    /^\/\/ Swizzle: (?<how>wrap|eject) of (?<component>[\w/]+) \(Docusaurus (?<version>[\d.]+)\)\. Why: \S/.exec(
      line,
    )?.groups;
  expect(parts).toMatchObject({
    how: ledger.get(swizzle.component),
    component: swizzle.component,
    version: installedDocusaurus,
  });
});

test.each(swizzles)('$component is a thin shell', ({source}) => {
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
});

test.each(swizzles)('the installed Docusaurus still has $component', ({component}) => {
  const found = [`${component}.js`, `${component}/index.js`].some((file) =>
    existsSync(path.join(ORIGINALS, file)),
  );
  expect(found).toBe(true);
});

test.each(swizzles)('$component imports the original if and only if it wraps it', (swizzle) => {
  const importsOriginal = swizzle.source.includes(`'@theme-original/${swizzle.component}'`);
  expect(importsOriginal).toBe(ledger.get(swizzle.component) === 'wrap');
});
