import type {TextPart} from './types';

export function plain(text: string): TextPart {
  return {kind: 'text', text};
}

export function code(text: string): TextPart {
  return {kind: 'code', text};
}

/** Splits a sentence at its backticks: `` Sets `gap`. `` becomes three parts. */
export function parseText(sentence: string): TextPart[] {
  return sentence
    .split('`')
    .map((text, index) => (index % 2 === 0 ? plain(text) : code(text)))
    .filter(({text}) => text !== '');
}

/** Joins alternatives as in a sentence: a, b or c. */
export function joinParts(
  alternatives: readonly (readonly TextPart[])[],
  word: 'or' | 'and',
): TextPart[] {
  return alternatives.flatMap((parts, index) => {
    if (index === 0) {
      return parts;
    }
    return [plain(index === alternatives.length - 1 ? ` ${word} ` : ', '), ...parts];
  });
}
