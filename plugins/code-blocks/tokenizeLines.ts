import {normalizeTokens} from 'prism-react-renderer';
import {LANGUAGES} from './languages';
import {Prism} from './prism';
import {tokenKind, type TokenKind} from './tokenKinds';

/** A piece of a line in one colour. */
export interface CodeSpan {
  readonly text: string;
  readonly kind: TokenKind | null;
}

function joinEqual(spans: readonly CodeSpan[]): CodeSpan[] {
  return spans.reduce<CodeSpan[]>((joined, span) => {
    const last = joined.at(-1);
    if (span.text === '') {
      return joined;
    }
    return last?.kind === span.kind
      ? [...joined.slice(0, -1), {text: last.text + span.text, kind: last.kind}]
      : [...joined, span];
  }, []);
}

/**
 * Splits code into lines of coloured spans, as few as there can be.
 *
 * @param language - a name from `LANGUAGES`; text in an unknown one stays plain
 */
export function tokenizeLines(code: string, language: string): CodeSpan[][] {
  const grammar = Prism.languages[LANGUAGES[language]?.grammar ?? ''];
  if (!grammar) {
    return code.split('\n').map((text) => (text === '' ? [] : [{text, kind: null}]));
  }
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    joinEqual(
      line.map(({types, content, empty}) => ({
        text: empty ? '' : content,
        kind: tokenKind(types),
      })),
    ),
  );
}
