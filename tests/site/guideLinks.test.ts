// An API page names its guides. Each guide of a component leads back, in a section that its contents
// list, so that readers find the props without reading the guide to its end.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DESCRIPTIONS} from '../../plugins/api-reference/descriptions/allDescriptions';
import {listPages} from '../../plugins/api-reference/listPages';
import {PAGE_GROUPS} from '../../plugins/api-reference/pageGroups';

const CORE = path.resolve(__dirname, '../../core');

const pairs = listPages(DESCRIPTIONS, PAGE_GROUPS).flatMap(({name, description}) =>
  description.guides
    .map(([guide]) => guide)
    .filter((guide) => guide.startsWith('components/'))
    .map((guide) => [guide, name] as const),
);

test('there are guides of components', () => {
  expect(new Set(pairs.map(([guide]) => guide)).size).toBeGreaterThanOrEqual(10);
});

test.each(pairs)('the section "API" of %s leads to %s', (guide, name) => {
  const [, section] = readFileSync(path.join(CORE, guide), 'utf8').split('\n## API\n');
  expect(section).toContain(`(../../api/${name}.mdx`);
});
