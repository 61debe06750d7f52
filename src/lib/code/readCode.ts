import type {CodeLanguage} from '../../shared/code';

/** What stands in a block, but nobody wants to paste: a terminal's answers, removed lines. */
const NOT_COPIED = '.code-line-output, .code-line-remove';

/** The text of a block that a reader of this language sees. */
export function findShownCode(block: Element, language: CodeLanguage): Element | null {
  return (
    block.querySelector(`pre[data-variant="${language}"] code`) ?? block.querySelector('pre code')
  );
}

/** The code of a block as a reader wants to paste it. */
export function readCode(code: Element): string {
  const copy = document.createElement('code');
  copy.append(code.cloneNode(true));
  for (const element of copy.querySelectorAll(NOT_COPIED)) {
    element.remove();
  }
  return copy.textContent.replace(/\n+$/, '');
}
