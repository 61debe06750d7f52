import {applyCorrections} from './corrections';
import type {ApiModel} from './types';

const MODEL: ApiModel = {
  packageName: 'fixture',
  version: '1.0.0',
  symbols: [
    {
      name: 'Box',
      kind: 'component',
      entryPoints: ['fixture'],
      file: 'Box',
      typeParameters: '',
      signatures: [],
      members: [{name: 'color', optional: true, type: ['string'], default: 'red'}],
    },
  ],
};
const WRONG = {symbol: 'Box', member: 'color', published: 'red', why: 'The script says otherwise.'};

function defaultOf(model: ApiModel): string | undefined {
  return model.symbols[0]?.members[0]?.default;
}

test('a correction replaces a default', () => {
  expect(defaultOf(applyCorrections(MODEL, [{...WRONG, actual: 'blue'}]))).toBe('blue');
});

test('a correction takes a default away', () => {
  expect(applyCorrections(MODEL, [WRONG]).symbols[0]?.members[0]).not.toHaveProperty('default');
});

test.each([
  ['the default', {...WRONG, published: 'green'}],
  ['the member', {...WRONG, member: 'size'}],
  ['the export', {...WRONG, symbol: 'Crate'}],
])('a correction is out of date when %s has changed', (_, correction) => {
  expect(() => applyCorrections(MODEL, [correction])).toThrow(
    `- ${correction.symbol}.${correction.member} no longer has the default ${correction.published}`,
  );
});
