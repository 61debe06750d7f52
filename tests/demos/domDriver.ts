import {screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import type {DemoDriver, Finder, Part} from '../demoActs/types';

/** What the parts are looked for with, in the document or in an element. */
type Queries = Pick<typeof screen, 'queryAllByRole' | 'queryAllByText' | 'queryAllByLabelText'>;

type Find = () => readonly HTMLElement[];

function createFinder(find: () => Queries, user: UserEvent): Finder {
  return {
    part: (role, name) =>
      createPart(() => find().queryAllByRole(role, name === undefined ? {} : {name}), user),
    text: (words) => createPart(() => find().queryAllByText(words), user),
    field: (label) => createPart(() => find().queryAllByLabelText(label), user),
  };
}

function createPart(find: Find, user: UserEvent): Part {
  const findOne = () => {
    const [first, ...others] = find();
    if (!first || others.length > 0) {
      throw new Error(`There are ${String(first ? others.length + 1 : 0)} of what must be one.`);
    }
    return first;
  };
  const waitUntil = (check: (element: HTMLElement) => void) => waitFor(() => check(findOne()));
  const waitForOne = () => waitFor(findOne);
  return {
    ...createFinder(() => within(findOne()), user),
    nth: (index) => createPart(() => [find().at(index)].filter((each) => each !== undefined), user),
    click: async () => user.click(await waitForOne()),
    type: async (text) => user.type(await waitForOne(), text),
    clear: async () => user.clear(await waitForOne()),
    isSeen: () => waitUntil((element) => expect(element).toBeVisible()),
    isGone: () => waitFor(() => expect(find()).toEqual([])),
    isEnabled: () => waitUntil((element) => expect(element).toBeEnabled()),
    isDisabled: () => waitUntil((element) => expect(element).toBeDisabled()),
    isChecked: (expected) =>
      waitUntil((element) =>
        expected ? expect(element).toBeChecked() : expect(element).not.toBeChecked(),
      ),
    contains: (words) => waitUntil((element) => expect(element).toHaveTextContent(words)),
    holds: (value) => waitUntil((element) => expect(element).toHaveValue(value)),
    hasAttribute: (name, value) =>
      waitUntil((element) => expect(element).toHaveAttribute(name, value)),
    hasClass: (name) => waitUntil((element) => expect(element).toHaveClass(name)),
    hasCount: (count) => waitFor(() => expect(find()).toHaveLength(count)),
  };
}

/** Drives a demo that stands in jsdom. */
export function createDomDriver(user: UserEvent, reload: () => Promise<void>): DemoDriver {
  return {
    ...createFinder(() => screen, user),
    mode: 'light',
    hasLayout: false,
    reload,
    store: (key, value) => {
      window.localStorage.setItem(key, value);
      return Promise.resolve();
    },
    documentHas: (attribute, value) =>
      waitFor(() => expect(document.documentElement).toHaveAttribute(attribute, value)),
    pause: () => Promise.resolve(),
  };
}
