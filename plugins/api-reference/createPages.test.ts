// What the build says when the package is not what somebody last looked at.
import {createPages} from './createPages';
import type {Descriptions} from './descriptions/describe';
import {extractModel} from './extract/extractModel';
import type {PageGroup} from './pageGroups';
import {printSurface} from './surface';
import {FIXTURE, writeFixturePackage} from './testing/fixturePackage';
import type {ApiModel} from './types';

const PAGE = {
  meta: 'A page about a thing in a package that exists only for this test.',
  guides: [],
};

const DESCRIPTIONS: Descriptions = {
  Box: {
    summary: 'A box.',
    members: {
      children: 'What is in the box.',
      color: 'Its colour.',
      old: 'Not used.',
      width: 'Its width.',
      slots: 'Its parts.',
      slotProps: 'The props of its parts.',
      'slotProps.frame': 'The props of the frame.',
    },
    page: PAGE,
  },
  BoxSlots: {summary: 'The parts of a box.', members: {lid: 'The lid.'}},
  BoxContext: {summary: 'The colour of the box around.'},
  Color: {summary: 'A colour.'},
  BoxHandle: {summary: 'What opens a box.', members: {open: 'Opens it.'}},
  ColorOptions: {
    summary: 'Options.',
    members: {deep: 'More of them.', 'deep.inner': 'The innermost.', value: 'The value.'},
  },
  Store: {
    summary: 'Keeps things.',
    parameters: {size: 'How many.'},
    members: {get: 'Gives one back.'},
    page: PAGE,
  },
  useBox: {
    summary: 'Opens boxes.',
    parameters: {id: 'Which one.', options: 'How.'},
    returns: 'What opens the box.',
    page: PAGE,
  },
};

const GROUPS: readonly PageGroup[] = [
  {
    title: 'Contexts',
    name: 'contexts',
    summary: 'All of them.',
    symbols: ['BoxContext'],
    page: PAGE,
  },
];

let accepted: ApiModel;

// Reading a package takes the compiler seconds, so each package here has several changes.
jest.setTimeout(60_000);

beforeAll(async () => {
  accepted = extractModel(await writeFixturePackage());
});

function make(model: ApiModel, descriptions: Descriptions = DESCRIPTIONS): Map<string, string> {
  const acceptedSurface = printSurface(accepted);
  return createPages({
    model,
    descriptions,
    groups: GROUPS,
    acceptedSurface,
    since: () => undefined,
    findDemos: () => [],
    sourceFiles: {version: '1.0.0', files: new Set(['Box/Box.tsx', 'useBox/useBox.ts'])},
  });
}

/** The lines of the list in the error that stops the build. */
function problemsOf(model: ApiModel, descriptions?: Descriptions): string[] {
  try {
    make(model, descriptions);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return message.split('\n').filter((line) => line.startsWith('- '));
  }
}

/** A file of the fixture with changes in it. */
function edit(file: string, ...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((content, [from, to]) => {
    expect(content).toContain(from);
    return content.replace(from, to);
  }, FIXTURE[file] ?? '');
}

test('makes a page for each description that has one, and for each group', () => {
  expect([...make(accepted).keys()].sort()).toEqual([
    'box.mdx',
    'contexts.mdx',
    'store.mdx',
    'use-box.mdx',
  ]);
});

test('names a new prop, a removed export and a changed default, and nothing else', async () => {
  const folder = await writeFixturePackage({
    'Box/Box.d.ts': edit('Box/Box.d.ts', [
      'width?: number;',
      'width?: number;\n  height?: number;',
    ]),
    'Box/Box.js': edit('Box/Box.js', ['width = 10', 'width = 20']),
    'useBox/useBox.d.ts': edit('useBox/useBox.d.ts', [
      'export declare class Store',
      'declare class Store',
    ]),
  });
  expect(problemsOf(extractModel(folder))).toEqual([
    '- Box.width: the default was 10, it is 20',
    '- Box.height is new',
    '- Store is gone',
    '- Box.height has no description',
    '- Store is described, but does not exist',
  ]);
});

test('names other changes, and an export that stands on no page', async () => {
  const folder = await writeFixturePackage({
    'Box/Box.d.ts': edit(
      'Box/Box.d.ts',
      ['@default Lid', '@default Cover'],
      ['width?: number;', 'width: number | string;'],
      ['export { Box };', 'export { Box };\nexport declare const BOX: Color;'],
    ),
  });
  const descriptions = {...DESCRIPTIONS, BOX: {summary: 'A colour.'}};
  expect(problemsOf(extractModel(folder), descriptions)).toEqual([
    '- Box.width: it was `?number`, it is `number | string`',
    '- BOX is new',
    '- BoxSlots.lid: the default was Lid, it is Cover',
    '- BOX has neither a `page` in its description nor a place in pageGroups.ts',
  ]);
});

test('names missing and stale descriptions', () => {
  const box = DESCRIPTIONS.Box ?? {summary: ''};
  const descriptions = {
    ...DESCRIPTIONS,
    Box: {...box, members: {...box.members, color: ' ', colour: 'A misspelt name.'}},
    useBox: {summary: ' ', parameters: {id: 'Which one.', idea: 'A misspelt name.'}, page: PAGE},
    Ghost: {summary: 'Not there.'},
  };
  expect(problemsOf(accepted, descriptions)).toEqual([
    '- Box.color has no description',
    '- Box.colour is described, but does not exist',
    '- useBox has an empty summary',
    '- the parameter `options` of useBox has no description',
    '- the parameter `idea` of useBox is described, but does not exist',
    '- what useBox returns has no description',
    '- Ghost is described, but does not exist',
  ]);
});

test('says what to do', () => {
  expect(() => make({...accepted, symbols: []}, {})).toThrow(
    /fixture 1\.0\.0 is not what plugins\/api-reference\/surface\.txt says[^]*npx docusaurus api:accept/,
  );
});
