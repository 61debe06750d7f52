import {format} from 'prettier';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {transform} from 'sucrase';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Code as HTML of token spans; no span goes on over the end of a line. */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return escapeHtml(code);
  }
  return normalizeTokens(Prism.tokenize(code, grammar))
    .map((line) =>
      line
        .map(({types, content, empty}) =>
          empty ? '' : `<span class="token ${types.join(' ')}">${escapeHtml(content)}</span>`,
        )
        .join(''),
    )
    .join('\n');
}

/** TypeScript as JavaScript: types erased, comments kept, formatted like the pages. */
export async function toJavaScript(code: string, {jsx}: {readonly jsx: boolean}): Promise<string> {
  const erased = transform(code, {
    transforms: jsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  const formatted = await format(erased.code, {
    parser: 'babel',
    singleQuote: true,
    bracketSpacing: false,
    printWidth: 100,
  });
  return formatted.trimEnd();
}
