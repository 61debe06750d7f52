import type {SourceLine} from './readGuide';

/** Knows from which line of a page each line of each written file comes. */
export class WrittenFiles {
  readonly #lines = new Map<string, readonly SourceLine[]>();

  /** The paths of all files, from the folder of the guide. */
  get paths(): string[] {
    return [...this.#lines.keys()];
  }

  /** Notes what a file now holds, and answers its text. */
  write(path: string, lines: readonly SourceLine[], isContinued: boolean): string {
    const before = isContinued ? (this.#lines.get(path) ?? []) : [];
    const all = [...before, ...lines];
    this.#lines.set(path, all);
    return all.map(({text}) => `${text}\n`).join('');
  }

  /**
   * The places of written files that an output names, such as `app/page.tsx:3:5` or
   * `app/page.tsx(3,5)`, each with its line of the page.
   *
   * @param prefix - what paths of the output lack at their beginning
   */
  findPlaces(output: string, prefix: string): {path: string; fileLine: number; line: number}[] {
    const inside = this.paths.filter((path) => path.startsWith(prefix));
    const places = inside.flatMap((path) => {
      const escaped = path.slice(prefix.length).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const pattern = new RegExp(
        `(?<![\\w-])${escaped}(?:\\((?<tsc>\\d+),\\d+\\)|:(?<other>\\d+))`,
        'g',
      );
      return [...output.matchAll(pattern)].map((match) => {
        const fileLine = Number(match.groups?.tsc ?? match.groups?.other);
        const line = this.#lines.get(path)?.[fileLine - 1]?.line;
        return {path, fileLine, line, index: match.index};
      });
    });
    return places
      .sort((one, other) => one.index - other.index)
      .flatMap(({path, fileLine, line}) => (line === undefined ? [] : [{path, fileLine, line}]));
  }
}
