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

/**
 * Reads a demo's source out of its panel: the page holds it already, so nothing is loaded twice.
 *
 * @returns null as long as the panel is empty
 */
export function readSource(
  panel: Element,
  language: PreferenceValues['codeLanguage'],
): DemoSource | null {
  const texts = [...panel.querySelectorAll<HTMLElement>(`[data-language="${language}"]`)].map(
    (text) => ({
      name: text.dataset.file ?? '',
      code: text.textContent,
      isMain: text.dataset.main !== undefined,
    }),
  );
  const main = texts.find(({isMain}) => isMain);
  return main ? {main, others: texts.filter(({isMain}) => !isMain)} : null;
}
