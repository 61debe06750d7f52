import {createClientRedirects} from './clientRedirects';
import {createHostFile} from './hostFile';
import {REDIRECTS, type RedirectRule} from './redirects';

const RULES: RedirectRule[] = [
  {from: '/concepts/display-mode/', to: '/studio/concepts/page-properties/#display-mode'},
  {from: '/concepts/*', to: '/studio/concepts/:splat'},
];

test('single addresses become redirects as they are', () => {
  expect(createClientRedirects(RULES).redirects).toEqual([RULES[0]]);
});

test.each([
  ['/studio/concepts/queries/', ['/concepts/queries/']],
  ['/studio/concepts/', ['/concepts/']],
  ['/studio/examples/', []],
  ['/core/concepts/', []],
  // The first rule already leads this address elsewhere.
  ['/studio/concepts/display-mode/', []],
])('a folder rule leads to %s from %j', (pathname, sources) => {
  expect(createClientRedirects(RULES).createRedirects(pathname)).toEqual(sources);
});

test('the host file keeps the order, adds the base URL and sends the root to the site', () => {
  expect(createHostFile(RULES, '/toolpad/')).toBe(
    [
      '/ /toolpad/ 301',
      '/toolpad/concepts/display-mode/ /toolpad/studio/concepts/page-properties/#display-mode 301',
      '/toolpad/concepts/* /toolpad/studio/concepts/:splat 301',
      '',
    ].join('\n'),
  );
});

test('every rule is well formed and no address stands twice', () => {
  for (const {from, to} of REDIRECTS) {
    expect(from).toMatch(/^\/(?:[a-z0-9-]+\/)+\*?$/);
    expect(to).toMatch(/^\/(?:studio|core)\/(?:[a-z0-9-]+\/)*(?:#[\w-]+|:splat)?$/);
    expect(from.endsWith('*')).toBe(to.endsWith(':splat'));
  }
  const sources = REDIRECTS.map((rule) => rule.from);
  expect(new Set(sources).size).toBe(sources.length);
});

test('a rule that could never match is not in the list', () => {
  REDIRECTS.forEach((rule, index) => {
    const shadowing = REDIRECTS.slice(0, index).find(
      ({from}) => from.endsWith('*') && rule.from.startsWith(from.slice(0, -1)),
    );
    expect(shadowing).toBeUndefined();
  });
});

// Addresses that other sites link to. The list is a copy of the redirects that the official site
// served at v0.15.0; what is not about the docs (assets, a hosted template) is left out.
const OFFICIAL: readonly (readonly [from: string, to: string])[] = [
  ['/getting-started/setup/', '/studio/getting-started/'],
  ['/getting-started/tutorial/', '/studio/getting-started/'],
  ['/data-fetching/rest/', '/studio/concepts/http-requests/'],
  ['/data-fetching/google-sheets/', '/studio/how-to-guides/connect-to-googlesheets/'],
  ['/getting-started/quickstart/', '/studio/getting-started/first-app/'],
  ['/schema-reference/', '/studio/reference/file-schema/'],
  ['/getting-started/configuration/', '/studio/how-to-guides/basic-auth/'],
  ['/connecting-to-datasources/queries/', '/studio/concepts/queries/'],
  ['/connecting-to-datasources/http-requests/', '/studio/concepts/http-requests/'],
  ['/connecting-to-datasources/custom-functions/', '/studio/concepts/custom-functions/'],
  ['/building-ui/component-library/', '/studio/concepts/building-ui/#component-library'],
  ['/building-ui/canvas-and-inspector/', '/studio/concepts/building-ui/#inspector'],
  ['/building-ui/custom-components/', '/studio/concepts/custom-components/'],
  ['/building-ui/data-grid-component/', '/studio/how-to-guides/customize-datagrid/'],
  ['/building-ui/page-configuration/', '/studio/concepts/page-properties/#page-parameters'],
  ['/building-ui/theming/', '/studio/concepts/theming/'],
  ['/data-binding/binding-state/', '/studio/concepts/data-binding/'],
  ['/data-binding/event-handling/', '/studio/concepts/event-handling/'],
  ['/deployment/', '/studio/concepts/deployment/'],
  ['/examples/admin-app/', '/studio/examples/basic-crud-app/'],
  ['/concepts/connecting-to-data/', '/studio/concepts/queries/'],
  ['/how-to-guides/connect-to-datasource/', '/studio/how-to-guides/connect-to-databases/'],
  ['/tutorials/render-deploy/', '/studio/how-to-guides/render-deploy/'],
  ['/examples/overview/', '/studio/examples/'],
  ['/how-to-guides/number-display/', '/studio/how-to-guides/map-display/'],
  ['/support/support/', '/studio/getting-started/support/'],
  ['/concepts/display-mode/', '/studio/concepts/page-properties/#display-mode'],
  ['/concepts/managing-state/', '/studio/concepts/event-handling/'],
  ['/reference/components/datagrid/', '/studio/reference/components/data-grid/'],
  ['/getting-started/overview/', '/studio/getting-started/'],
  ['/getting-started/*', '/studio/getting-started/:splat'],
  ['/examples/*', '/studio/examples/:splat'],
  ['/concepts/*', '/studio/concepts/:splat'],
  ['/components/*', '/studio/components/:splat'],
  ['/how-to-guides/*', '/studio/how-to-guides/:splat'],
  ['/reference/*', '/studio/reference/:splat'],
  ['/core/installation/', '/core/introduction/installation/'],
  ['/core/introduction/integration/', '/core/integrations/nextjs-approuter/'],
];

test.each(OFFICIAL)('%s still leads to %s', (from, to) => {
  expect(REDIRECTS).toContainEqual({from, to});
});
