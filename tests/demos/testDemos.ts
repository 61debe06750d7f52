import '../setup/desktopScreen';
import '../setup/textEncoder';
import {configure} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {CATALOG} from '../../core/demos/catalog';
import {hydrateDemo} from './hydrateDemo';

// A grid or a form with pickers takes its time in jsdom on a busy machine.
jest.setTimeout(60_000);
configure({asyncUtilTimeout: 10_000});

/** What a test does with a demo after it has rendered. */
export interface DemoHandles {
  readonly user: UserEvent;
  /** Leaves the page and opens it again; storage stays. */
  readonly reload: () => Promise<void>;
}

/**
 * Tests that each demo of a page renders and does what the catalog says of it.
 *
 * @param page - the address of the page in the catalog
 * @param interactions - by name of demo, what `interaction` says in words
 */
export function testDemos(
  page: string,
  interactions: Record<string, (handles: DemoHandles) => Promise<void>>,
): void {
  const entries = CATALOG.filter((entry) => entry.page === page);

  test('each demo of the page is tried', () => {
    expect(Object.keys(interactions)).toEqual(entries.map(({name}) => name));
  });

  test.each(entries)('$name: $interaction', async (entry) => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    const error = jest.spyOn(console, 'error');
    const warn = jest.spyOn(console, 'warn');
    let {unmount} = await hydrateDemo(entry);

    await interactions[entry.name]?.({
      user: userEvent.setup(),
      async reload() {
        unmount();
        ({unmount} = await hydrateDemo(entry));
      },
    });

    expect(error.mock.calls).toEqual([]);
    expect(warn.mock.calls).toEqual([]);
  });
}
