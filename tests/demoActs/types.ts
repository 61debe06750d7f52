import type {Locator} from '@playwright/test';

/** A text as it stands there, or a pattern that it matches. */
export type Words = string | RegExp;

/** What both drivers can look for. */
export interface Finder {
  /** What has a role and, if it is given, a name. */
  part(role: Parameters<Locator['getByRole']>[0], name?: Words): Part;
  /** What says something. */
  text(words: Words): Part;
  /** What has a label to fill in. */
  field(label: Words): Part;
}

/** Something of a demo that a reader can point at. It is looked for anew whenever it is used. */
export interface Part extends Finder {
  /** One of several, counted from 0; a negative number counts from the end. */
  nth(index: number): Part;
  click(): Promise<void>;
  /** Types behind what stands in a field. */
  type(text: string): Promise<void>;
  clear(): Promise<void>;
  isSeen(): Promise<void>;
  isGone(): Promise<void>;
  isEnabled(): Promise<void>;
  isDisabled(): Promise<void>;
  isChecked(expected: boolean): Promise<void>;
  contains(words: Words): Promise<void>;
  holds(value: string): Promise<void>;
  hasAttribute(name: string, value: string): Promise<void>;
  hasClass(name: string): Promise<void>;
  hasCount(count: number): Promise<void>;
}

/** A demo that runs, in jsdom or in a browser. */
export interface DemoDriver extends Finder {
  /** The colour mode that the demo starts in. */
  readonly mode: 'light' | 'dark';
  /** False in jsdom, which knows no media queries and so does not hide what they hide. */
  readonly hasLayout: boolean;
  /** Leaves the demo and opens it again; what it has stored stays. */
  reload(): Promise<void>;
  /** Writes into the storage of the demo. */
  store(key: string, value: string): Promise<void>;
  documentHas(attribute: string, value: string): Promise<void>;
  /** A moment to look around, such as an open dialog: the browser lets axe look. */
  pause(): Promise<void>;
}

/** What a reader does with a demo, and what must then be there: its `interaction` in the catalog. */
export type DemoAct = (demo: DemoDriver) => Promise<void>;

/** The acts of one page, by name of demo. */
export type PageActs = Readonly<Record<string, DemoAct>>;
