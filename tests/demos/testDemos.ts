import '../setup/desktopScreen';
import '../setup/textEncoder';
import {configure} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {CATALOG} from '../../core/demos/catalog';
import type {PageActs} from '../demoActs/types';
import {createDomDriver} from './domDriver';
import {hydrateDemo} from './hydrateDemo';

// A grid or a form with pickers takes its time in jsdom on a busy machine.
jest.setTimeout(60_000);
configure({asyncUtilTimeout: 10_000});

/**
 * Tests that each demo of a page renders and does what the catalog says of it.
 *
 * @param page - the address of the page in the catalog
 */
export function testDemos(page: string, acts: PageActs): void {
  const entries = CATALOG.filter((entry) => entry.page === page);

  test('each demo of the page is tried', () => {
    expect(Object.keys(acts)).toEqual(entries.map(({name}) => name));
  });

  test.each(entries)('$name: $interaction', async (entry) => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    const error = jest.spyOn(console, 'error');
    const warn = jest.spyOn(console, 'warn');
    let {unmount} = await hydrateDemo(entry);

    await acts[entry.name]?.(
      createDomDriver(userEvent.setup(), async () => {
        unmount();
        ({unmount} = await hydrateDemo(entry));
      }),
    );

    expect(error.mock.calls).toEqual([]);
    expect(warn.mock.calls).toEqual([]);
  });
}
