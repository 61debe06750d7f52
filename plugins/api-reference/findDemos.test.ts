import {createDemoFinder, type DemoSource} from './findDemos';

const DEMOS: readonly DemoSource[] = [
  {
    name: 'BoxOpen',
    title: 'An open box',
    code: "import {Box, type BoxProps} from 'fixture/Box';",
    guides: ['boxes/boxes.mdx'],
  },
  {
    name: 'LidOpen',
    title: 'A lid',
    code: "import {Box as Crate, Lid} from 'fixture';",
    guides: ['boxes/boxes.mdx', 'lids.mdx'],
  },
  {
    name: 'Foreign',
    title: 'Another box',
    code: "import {Box} from 'fixture-extras';\nimport Lid from 'fixture';",
    guides: ['boxes/boxes.mdx'],
  },
];

const find = createDemoFinder(DEMOS, 'fixture');
const BOXES = ['boxes/boxes.mdx', 'Boxes'] as const;
const LIDS = ['lids.mdx', 'Lids'] as const;

test.each([
  [['Box'], [BOXES], ['boxes/boxes.mdx#BoxOpen', 'boxes/boxes.mdx#LidOpen']],
  [['Box'], [LIDS], ['lids.mdx#LidOpen']],
  [['Lid'], [BOXES], ['boxes/boxes.mdx#LidOpen']],
  [['BoxProps', 'Lid'], [BOXES], ['boxes/boxes.mdx#BoxOpen', 'boxes/boxes.mdx#LidOpen']],
  [['Drawer'], [BOXES], []],
  [['Box'], [], []],
])('%j on %j', (symbols, guides, targets) => {
  expect(find(symbols, guides).map(({target}) => target)).toEqual(targets);
});

test('a link has the caption of the demo', () => {
  expect(find(['Lid'], [LIDS])).toEqual([{title: 'A lid', target: 'lids.mdx#LidOpen'}]);
});
