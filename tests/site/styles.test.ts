// CSS cannot import constants. These tests hold its numbers and colours against the TypeScript side.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BREAKPOINTS, NEUTRAL_PALETTE} from '../../src/shared/themeConstants';

const SRC = path.resolve(__dirname, '../../src');

const stylesheets = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({file, css: readFileSync(path.join(SRC, file), 'utf8')}));

const tokens = readFileSync(path.join(SRC, 'css/tokens.css'), 'utf8');

function tokenOf(block: string, name: string): string | undefined {
  const start = tokens.indexOf(`${block} {`);
  const body = tokens.slice(start, tokens.indexOf('\n}', start));
  return new RegExp(`--site-${name}: (?<value>[^;]+);`).exec(body)?.groups?.value;
}

test.each(stylesheets)('$file changes only at the specified breakpoints', ({css}) => {
  const allowed: readonly number[] = Object.values(BREAKPOINTS);
  const widths = [...css.matchAll(/@media[^{]*\{/g)].flatMap((query) =>
    [...query[0].matchAll(/(?<px>\d+)px/g)].map((match) => Number(match.groups?.px)),
  );
  expect(widths.filter((width) => !allowed.includes(width))).toEqual([]);
});

test.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
] as const)('Material UI has the %s colours of the tokens', (mode, block) => {
  expect({
    accent: tokenOf(block, 'accent-text'),
    surface: tokenOf(block, 'surface'),
    text: tokenOf(block, 'text'),
    textMuted: tokenOf(block, 'text-muted'),
    border: tokenOf(block, 'border-strong'),
  }).toEqual(NEUTRAL_PALETTE[mode]);
});
