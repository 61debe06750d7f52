import type {Descriptions, PageDescription} from './descriptions/describe';
import {OFFICIAL_HOOKS} from './officialPages';
import type {PageGroup} from './pageGroups';

/** A page of the reference. */
export interface ApiPage {
  readonly title: string;
  /** Its file in `core/api/`, without extension. */
  readonly name: string;
  /** Its address below the product, with slashes at both ends. */
  readonly slug: string;
  readonly summary: string;
  readonly description: PageDescription;
  /** The exports that the page is about; their types come on top. */
  readonly symbols: readonly string[];
}

/** `AppProvider` → `app-provider`, `useDialogs` → `use-dialogs`. */
export function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** All pages of the reference, by title: one for each description with a page, and the groups. */
export function listPages(descriptions: Descriptions, groups: readonly PageGroup[]): ApiPage[] {
  const single = Object.entries(descriptions).flatMap(([symbol, {summary, page}]) => {
    const name = toKebabCase(symbol);
    const slug = OFFICIAL_HOOKS.get(symbol) ?? `/api/${name}/`;
    return page ? [{title: symbol, name, slug, summary, description: page, symbols: [symbol]}] : [];
  });
  const grouped = groups.map(({title, name, summary, symbols, page}) => {
    return {title, name, slug: `/api/${name}/`, summary, description: page, symbols};
  });
  return [...single, ...grouped].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
