import {toTypeTokens} from './typeTokens';

const MODULES = new Map([['ButtonProps', '@mui/material/Button']]);

function isOwn(name: string): boolean {
  return ['Color', 'List'].includes(name);
}

test.each([
  ['string', ['string']],
  ['Color', [{text: 'Color'}]],
  ['Color | null', [{text: 'Color'}, ' | null']],
  ['Partial<Color>[]', ['Partial<', {text: 'Color'}, '>[]']],
  ['ButtonProps', [{text: 'ButtonProps', module: '@mui/material/Button'}]],
  // Neither a text nor the name of a field nor a part of another name is a type.
  ["'Color'", ["'Color'"]],
  ['{ Color: string; List?: string }', ['{ Color: string; List?: string }']],
  ['ColorMap', ['ColorMap']],
  ['MyColor', ['MyColor']],
  ['Other.Color', ['Other.Color']],
])('%s', (text, tokens) => {
  expect(toTypeTokens(text, isOwn, MODULES)).toEqual(tokens);
});
