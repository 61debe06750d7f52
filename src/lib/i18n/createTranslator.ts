/** The texts of one language by key. `{name}` marks what the component fills in. */
type Catalogue = Readonly<Record<string, string>>;

/** A part of the interface's texts in every language that there is. Only English is complete. */
export interface Texts<English extends Catalogue = Catalogue> {
  readonly en: English;
}

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** The values of a text's placeholders; a text without any takes no such argument. */
type Values<Text extends string> = [PlaceholdersOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<Text>, string>>];

export type Translate<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  ...values: Values<English[Key]>
) => string;

export type Translator = <English extends Catalogue>(
  texts: Texts<English>,
  language: string,
) => Translate<English>;

/** Shown where a language has no texts at all. */
const ELLIPSIS = '…';

function fill(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/**
 * Makes the function that gives the `translate` function for some texts in a language. It remembers
 * what it has complained about: once per missing key, once per missing language.
 */
export function createTranslator(log: Pick<Console, 'warn' | 'error'>): Translator {
  const told = new Set<string>();

  function tellOnce(level: 'warn' | 'error', message: string): void {
    if (!told.has(message)) {
      told.add(message);
      log[level](message);
    }
  }

  return (texts, language) => {
    const catalogues: Readonly<Partial<Record<string, Readonly<Partial<Catalogue>>>>> = {...texts};
    return (key, ...[values]) => {
      const catalogue = catalogues[language];
      if (!catalogue) {
        tellOnce('error', `There are no texts in the language "${language}".`);
        return ELLIPSIS;
      }
      if (catalogue[key] === undefined) {
        tellOnce('warn', `The text "${key}" is missing in "${language}"; English stands in.`);
      }
      return fill(catalogue[key] ?? texts.en[key] ?? key, values);
    };
  };
}
