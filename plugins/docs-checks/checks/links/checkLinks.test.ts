import {runCheck, type RunOptions} from '../../testing/runCheck';
import {checkLinks} from './checkLinks';

const QUERIES = `---
title: Queries
slug: /concepts/queries/
---

## Actions

## Old words {/* #kept */}

<Anchor id="older" />

<span id="unknown" />

\`\`\`tsx title="src/App.tsx"
export const a: number = 1;
\`\`\`

\`\`\`bash npm2yarn
npm ci
\`\`\`

<Demo of="QueryBasic" />
`;

const REFERENCE = `---
title: DataGrid
slug: /reference/components/data-grid/
---

import reference from '@generated/studio-reference/default/DataGrid.json';

<StudioReference of={reference} />
`;

const API = `---
title: Crud API
slug: /api/crud/
---

## Import {/* #import */}

<ApiRow id={"props-rootPath"} name={"rootPath"} />
`;

const OPTIONS: RunOptions = {
  path: 'studio/concepts/data-binding.mdx',
  others: [
    {path: 'studio/concepts/queries.mdx', kind: 'page', source: QUERIES},
    {path: 'studio/reference/components/data-grid.mdx', kind: 'page', source: REFERENCE},
    {path: 'core/api/crud.mdx', kind: 'generated', source: API},
  ],
};

function createSource(link: string): string {
  return `---\ntitle: Data binding\nslug: /concepts/data-binding/\n---\n\nText with ${link} in it.\n\n## Scope\n`;
}

function run(link: string) {
  return runCheck(checkLinks, createSource(link), OPTIONS);
}

test.each([
  ['[a file](queries.mdx)'],
  ['[a file above](../concepts/queries.mdx)'],
  ['[an anchor](queries.mdx#actions)'],
  ['[a written anchor](queries.mdx#kept)'],
  ['[an element](queries.mdx#older)'],
  ['[a block of code](queries.mdx#App.tsx)'],
  ['[its twin](queries.mdx#App.js)'],
  ['[a tab](queries.mdx#npm2yarn-pnpm)'],
  ['[a demo](queries.mdx#QueryBasic)'],
  ['[a property](../reference/components/data-grid.mdx#props-rows)'],
  ['[this page has it](#scope)'],
  ['[an address](/studio/concepts/queries/#actions)'],
  ['[an index page](/studio/concepts/)'],
  ['[a home page](/core/)'],
  ['[a page of the API](/core/api/crud/#props-rootPath)'],
  ['[a file of the API](../../core/api/crud.mdx#import)'],
  ['[a static file](/img/logo.svg)'],
  ['[another site](https://www.npmjs.com/package/@toolpad/core)'],
  ['[localhost:3000](http://localhost:3000/)'],
  ['<a href="https://nextjs.org/docs">the docs</a>'],
])('%s is right', async (link) => {
  expect(await run(link)).toEqual([]);
});

test.each([
  ['[a file](querys.mdx)', 'studio/concepts/querys.mdx, which is no page', 'file of a page'],
  ['[an anchor](queries.mdx#action)', 'an anchor that studio/concepts/queries.mdx', 'actions.'],
  ['[an anchor](#scop)', 'an anchor that studio/concepts/data-binding.mdx', 'scope.'],
  [
    '[a prop](../../core/api/crud.mdx#props-nothing)',
    'core/api/crud.mdx does not have',
    'headings',
  ],
  ['[an HTML element](queries.mdx#unknown)', 'does not have', 'headings'],
  ['[an address](/studio/concepts/query/)', 'There is no page at', '/studio/concepts/queries/'],
  ['[an address](/studio/concepts/queries)', 'lacks its last slash', '/studio/concepts/queries/'],
  ['[an old one](/getting-started/setup/)', 'has moved', '/studio/getting-started/'],
  ['[the base](/toolpad/core/)', 'starts with /toolpad/', 'Write /core/.'],
  ['[a folder](../concepts/)', 'depends on the address', 'Link to the file'],
  ['[no file](/img/none.svg)', 'There is no page at', 'Link to a file'],
  ['[us](https://mui.com/toolpad/core/)', 'a page of this site', 'without the domain'],
  ['[plain](http://example.com)', 'not safe', 'https'],
  ['[odd](https://:x)', 'is not an address', 'as the browser shows it'],
  ['[here](queries.mdx)', '"here" does not say', 'Name what is there'],
  ['[This page.](queries.mdx)', '"This page." does not say', 'Name what is there'],
  ['[](queries.mdx)', 'has no text', 'Say in words'],
  ['https://example.com/a', 'stands bare', 'Make it a link'],
  ['http://localhost:3000/', 'stands bare', 'backticks'],
  ['[example.com](https://example.com/)', 'stands bare', 'Make it a link'],
  ['<a href="/core/nothing/">nothing</a>', 'There is no page at', 'Link to a file'],
])('%s is found', async (link, message, advice) => {
  const problems = await run(link);
  expect(problems).toMatchObject([{file: 'studio/concepts/data-binding.mdx', line: 6}]);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.advice).toContain(advice);
});
