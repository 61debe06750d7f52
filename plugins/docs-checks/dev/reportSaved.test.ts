import type {Problem} from '../types';
import {createReporter} from './reportSaved';

const PROBLEM: Problem = {
  file: 'core/a.mdx',
  line: 3,
  column: 7,
  message: 'It is wrong.',
  advice: 'Mend it.',
};

function setUp() {
  const print = jest.fn<unknown, [string]>();
  const show = jest.fn();
  const {report, forget, repeat} = createReporter({print, show});
  return {
    show,
    forget,
    repeat,
    /** Tells of a save of `core/a.mdx`; answers what is printed. */
    save(problems: readonly Problem[], missing: readonly string[] = []) {
      print.mockClear();
      show.mockClear();
      report({files: ['core/a.mdx'], problems, missing});
      return print.mock.calls.map(([text]) => text);
    },
  };
}

test('a problem is told in the terminal and in the browser', () => {
  const {save, show} = setUp();
  expect(save([PROBLEM])).toEqual(['core/a.mdx:3:7  It is wrong.\n    Mend it.']);
  expect(show).toHaveBeenCalledWith([
    {moduleName: 'core/a.mdx:3', message: 'It is wrong.\nMend it.'},
  ]);
});

test('that a problem is gone is told once, and that nothing is wrong never', () => {
  const {save, show} = setUp();
  expect(save([])).toEqual([]);
  save([PROBLEM]);
  expect(save([])).toEqual(['core/a.mdx  All checks pass again.']);
  expect(show).toHaveBeenCalledWith([]);
  expect(save([])).toEqual([]);
});

test('how to get missing packages is told once', () => {
  const {save} = setUp();
  expect(save([], ['core'])).toEqual([expect.stringContaining('`npm run check:docs` installs')]);
  expect(save([], ['core'])).toEqual([]);
  expect(save([], ['studio'])).toHaveLength(1);
});

test('what the bundler takes away is shown again, but not of a page that is being checked', () => {
  const {save, show, forget, repeat} = setUp();
  save([PROBLEM]);
  repeat();
  expect(show).toHaveBeenCalledTimes(2);
  forget(['core/a.mdx']);
  repeat();
  expect(show).toHaveBeenCalledTimes(2);
});
