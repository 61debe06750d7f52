// Every colour of code on every ground that code stands on, in both modes: AA contrast.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {TOKEN_KINDS} from '../../plugins/code-blocks/tokenKinds';

const CSS = path.resolve(__dirname, '../../src/css');
const AA = 4.5;

function readColours(file: string, isDark: boolean): Map<string, string> {
  const source = readFileSync(path.join(CSS, file), 'utf8');
  const rules = [
    ...source.matchAll(/(?<selector>:root|\[data-theme='dark'\]) \{(?<body>[^}]*)\}/g),
  ];
  const wanted = rules.filter(({groups}) => isDark || groups?.selector === ':root');
  const declarations = wanted.flatMap(({groups}) => [
    ...(groups?.body ?? '').matchAll(/(?<name>--[\w-]+): (?<value>[^;]+);/g),
  ]);
  return new Map(declarations.map(({groups}) => [groups?.name ?? '', groups?.value ?? '']));
}

function readMode(isDark: boolean): (name: string) => string {
  const colours = new Map([
    ...readColours('tokens.css', isDark),
    ...readColours('code.css', isDark),
  ]);
  return function resolve(name: string): string {
    const value = colours.get(name) ?? '';
    const reference = /^var\((?<name>--[\w-]+)\)$/.exec(value)?.groups?.name;
    return reference === undefined ? value : resolve(reference);
  };
}

function luminance(colour: string): number {
  const digits = /^#(?<digits>[0-9a-f]{6})$/.exec(colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
  expect({colour, isSolid: digits !== null}).toEqual({colour, isSolid: true});
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = Number.parseInt(digits?.groups?.digits?.slice(start, start + 2) ?? '', 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['--code-surface', '--code-highlight', '--code-add', '--code-remove'];
const INKS = ['--code-text', ...TOKEN_KINDS.map((kind) => `--code-${kind}`)];
const PAIRS = [false, true].flatMap((isDark) =>
  GROUNDS.flatMap((ground) => INKS.map((ink) => [isDark ? 'dark' : 'light', ink, ground] as const)),
);

test.each(PAIRS)('%s: %s on %s', (mode, ink, ground) => {
  const colour = readMode(mode === 'dark');
  expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(AA);
});

test.each(['light', 'dark'])('%s: the words above the code', (mode) => {
  const colour = readMode(mode === 'dark');
  expect(contrast(colour('--site-text-muted'), colour('--code-surface'))).toBeGreaterThanOrEqual(
    AA,
  );
  expect(contrast(colour('--site-notice-text'), colour('--code-surface'))).toBeGreaterThanOrEqual(
    AA,
  );
});

test('every kind of token has a rule', () => {
  const source = readFileSync(path.join(CSS, 'code.css'), 'utf8');
  for (const kind of TOKEN_KINDS) {
    expect(source).toMatch(new RegExp(`\\.tok-${kind} \\{\\s+color: var\\(--code-${kind}\\);`));
  }
});
