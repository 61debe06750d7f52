import type {PreferenceValues} from '../../shared/preferences';

/** One file of a demo, as it stands on the page. */
export interface SourceFile {
  readonly name: string;
  readonly code: string;
}

/** The files of a demo in one language. */
export interface DemoSource {
  readonly main: SourceFile;
  /** The local files that the demo imports. */
  readonly others: readonly SourceFile[];
}

type Language = PreferenceValues['codeLanguage'];

function findTexts(panel: Element, language: Language): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(`[data-language="${language}"]`)];
}

/** The element that holds the demo's own file in a language; undefined as long as it is not there. */
export function findMainText(panel: Element, language: Language): HTMLElement | undefined {
  return findTexts(panel, language).find(({dataset}) => dataset.main !== undefined);
}

/**
 * Reads a demo's source out of its panel: the page holds it already, so nothing is loaded twice.
 *
 * @returns null as long as the panel is empty
 */
export function readSource(panel: Element, language: Language): DemoSource | null {
  const texts = findTexts(panel, language).map((text) => ({
    name: text.dataset.file ?? '',
    code: text.textContent,
    isMain: text.dataset.main !== undefined,
  }));
  const main = texts.find(({isMain}) => isMain);
  return main ? {main, others: texts.filter(({isMain}) => !isMain)} : null;
}
