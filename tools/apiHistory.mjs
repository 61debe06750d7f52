// Finds out which version of Toolpad Core brought each export, prop and field, from all published
// versions: `npm run api:history`. It needs the registry, so its result is committed. Run it when
// the site moves to a new version.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const PACKAGE = '@toolpad/core';
/** The first version with components; what was published before under this name is empty. */
const FIRST = '0.5.1';
const RESULT = 'plugins/api-reference/history.json';
const installed = JSON.parse(readFileSync(`node_modules/${PACKAGE}/package.json`, 'utf8')).version;

function listVersions() {
  const all = JSON.parse(execFileSync('npm', ['view', PACKAGE, 'versions', '--json']).toString());
  const range = all.slice(all.indexOf(FIRST), all.indexOf(installed) + 1);
  return range.filter((version) => /^\d+\.\d+\.\d+$/.test(version));
}

function download(version, folder) {
  const spec = `${PACKAGE}@${version}`;
  execFileSync('npm', ['pack', spec, '--silent', '--pack-destination', folder]);
  const [archive] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', archive], {cwd: folder});
  return path.join(folder, 'package');
}

function findEntryFiles(folder) {
  const names = readdirSync(folder, {withFileTypes: true})
    .filter(
      (entry) => entry.isDirectory() && !['esm', 'node', 'modern', 'internal'].includes(entry.name),
    )
    .map((entry) => `${entry.name}/index.d.ts`);
  return ['index.d.ts', ...names]
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file));
}

/** The names of a symbol and of its props or fields. Other packages are absent, so theirs are not among them. */
function namesOf(symbol, checker) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) {
    return [];
  }
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
  const type = isType
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [signature] = /^[A-Z]/.test(symbol.name) ? type.getCallSignatures() : [];
  const [parameter] = signature?.parameters ?? [];
  const owner = isType
    ? type
    : parameter && checker.getTypeOfSymbolAtLocation(parameter, declaration);
  const isForeign = (one) =>
    one.declarations?.every((node) => node.getSourceFile().hasNoDefaultLib);
  const members = owner && !(owner.flags & ts.TypeFlags.Union) ? owner.getProperties() : [];
  return [
    symbol.name,
    ...members.filter((one) => !isForeign(one)).map((one) => `${symbol.name}.${one.name}`),
  ];
}

function readNames(folder) {
  const files = findEntryFiles(folder);
  const program = ts.createProgram(files, {
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const names = new Set();
  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      namesOf(symbol, checker).forEach((name) => names.add(name));
    }
  }
  return names;
}

const versions = listVersions();
const since = new Map();
let latest = new Set();
for (const version of versions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-history-'));
  try {
    const names = readNames(download(version, folder));
    console.log(`${version}: ${names.size} names`);
    // A name that went away and came back counts from its return.
    for (const name of since.keys()) {
      if (!names.has(name)) {
        since.delete(name);
      }
    }
    names.forEach((name) => since.has(name) || since.set(name, version));
    latest = names;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
const [oldest] = versions;
const told = [...since].filter(([name, version]) => {
  const owner = name.split('.')[0];
  const cameWithOwner = owner !== name && since.get(owner) === version;
  return latest.has(name) && version !== oldest && !cameWithOwner;
});
told.sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(RESULT, `${JSON.stringify(Object.fromEntries(told), null, 2)}\n`);
console.log(`${told.length} names are younger than ${oldest}: ${RESULT}`);
