import type {EN} from './en';

export type MessageKey = keyof typeof EN;

/** The texts of one language. Only English has to be complete. */
export type Catalogue = Readonly<Partial<Record<MessageKey, string>>>;

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

type Placeholders<Key extends MessageKey> = PlaceholdersOf<(typeof EN)[Key]>;

/** The values of a text's placeholders; a text without any takes no such argument. */
type Values<Key extends MessageKey> = [Placeholders<Key>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Key>, string>>];

export type Translate = <Key extends MessageKey>(key: Key, ...values: Values<Key>) => string;

export interface TranslatorContext {
  /** The catalogue of each language that there is. */
  readonly catalogues: Readonly<Partial<Record<string, Catalogue>>>;
  /** The language that fills the gaps of the others, with every key. */
  readonly fallback: Readonly<Record<MessageKey, string>>;
  readonly log: Pick<Console, 'warn' | 'error'>;
}

/** Shown where a language has no catalogue at all. */
const ELLIPSIS = '…';

function fill(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/**
 * Makes the function that gives the `translate` function of a language. It remembers what it has
 * complained about: once per missing key, once per missing language.
 */
export function createTranslator(context: TranslatorContext): (language: string) => Translate {
  const {catalogues, fallback, log} = context;
  const told = new Set<string>();

  function tellOnce(level: 'warn' | 'error', message: string): void {
    if (!told.has(message)) {
      told.add(message);
      log[level](message);
    }
  }

  return (language) =>
    (key, ...[values]) => {
      const catalogue = catalogues[language];
      if (!catalogue) {
        tellOnce('error', `There is no catalogue for the language "${language}".`);
        return ELLIPSIS;
      }
      if (catalogue[key] === undefined) {
        tellOnce('warn', `The text "${key}" is missing in "${language}"; English stands in.`);
      }
      return fill(catalogue[key] ?? fallback[key], values);
    };
}
