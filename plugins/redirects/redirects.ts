/**
 * Every address that once led somewhere and still must. One list, from which both the HTML pages
 * for browsers and the `_redirects` file for the host are made.
 */
export interface RedirectRule {
  /** Path below the base URL, with slashes at both ends; `*` at the end stands for the rest. */
  readonly from: string;
  /** Path below the base URL, with an anchor if needed; `:splat` stands for what `*` matched. */
  readonly to: string;
}

/** Addresses of Studio from before it moved below `/studio/`; single pages that also changed name. */
const STUDIO_BEFORE_MOVE: readonly RedirectRule[] = [
  {from: '/getting-started/setup/', to: '/studio/getting-started/'},
  {from: '/getting-started/tutorial/', to: '/studio/getting-started/'},
  {from: '/getting-started/overview/', to: '/studio/getting-started/'},
  {from: '/getting-started/quickstart/', to: '/studio/getting-started/first-app/'},
  {from: '/getting-started/configuration/', to: '/studio/how-to-guides/basic-auth/'},
  {from: '/data-fetching/rest/', to: '/studio/concepts/http-requests/'},
  {from: '/data-fetching/google-sheets/', to: '/studio/how-to-guides/connect-to-googlesheets/'},
  {from: '/schema-reference/', to: '/studio/reference/file-schema/'},
  {from: '/connecting-to-datasources/queries/', to: '/studio/concepts/queries/'},
  {from: '/connecting-to-datasources/http-requests/', to: '/studio/concepts/http-requests/'},
  {from: '/connecting-to-datasources/custom-functions/', to: '/studio/concepts/custom-functions/'},
  {from: '/building-ui/component-library/', to: '/studio/concepts/building-ui/#component-library'},
  {from: '/building-ui/canvas-and-inspector/', to: '/studio/concepts/building-ui/#inspector'},
  {from: '/building-ui/custom-components/', to: '/studio/concepts/custom-components/'},
  {from: '/building-ui/data-grid-component/', to: '/studio/how-to-guides/customize-datagrid/'},
  {
    from: '/building-ui/page-configuration/',
    to: '/studio/concepts/page-properties/#page-parameters',
  },
  {from: '/building-ui/theming/', to: '/studio/concepts/theming/'},
  {from: '/data-binding/binding-state/', to: '/studio/concepts/data-binding/'},
  {from: '/data-binding/event-handling/', to: '/studio/concepts/event-handling/'},
  {from: '/deployment/', to: '/studio/concepts/deployment/'},
  {from: '/examples/admin-app/', to: '/studio/examples/basic-crud-app/'},
  {from: '/examples/overview/', to: '/studio/examples/'},
  {from: '/concepts/connecting-to-data/', to: '/studio/concepts/queries/'},
  {from: '/concepts/display-mode/', to: '/studio/concepts/page-properties/#display-mode'},
  {from: '/concepts/managing-state/', to: '/studio/concepts/event-handling/'},
  {
    from: '/how-to-guides/connect-to-datasource/',
    to: '/studio/how-to-guides/connect-to-databases/',
  },
  {from: '/how-to-guides/number-display/', to: '/studio/how-to-guides/map-display/'},
  {from: '/tutorials/render-deploy/', to: '/studio/how-to-guides/render-deploy/'},
  {from: '/support/support/', to: '/studio/getting-started/support/'},
  {from: '/reference/components/datagrid/', to: '/studio/reference/components/data-grid/'},
];

/** The rest of Studio's old addresses, whole folders at a time. Rows above win over these. */
const STUDIO_FOLDERS: readonly RedirectRule[] = [
  {from: '/getting-started/*', to: '/studio/getting-started/:splat'},
  {from: '/examples/*', to: '/studio/examples/:splat'},
  {from: '/concepts/*', to: '/studio/concepts/:splat'},
  {from: '/components/*', to: '/studio/components/:splat'},
  {from: '/how-to-guides/*', to: '/studio/how-to-guides/:splat'},
  {from: '/reference/*', to: '/studio/reference/:splat'},
];

/** Names that the specification uses for Studio's pages where the address differs (spec §2). */
const STUDIO_SPEC_NAMES: readonly RedirectRule[] = [
  {from: '/studio/getting-started/overview/', to: '/studio/getting-started/'},
  {from: '/studio/examples/overview/', to: '/studio/examples/'},
  {from: '/studio/getting-started/examples/', to: '/studio/examples/'},
  {from: '/studio/getting-started/examples/overview/', to: '/studio/examples/'},
  {from: '/studio/getting-started/examples/npm-stats/', to: '/studio/examples/npm-stats/'},
  {
    from: '/studio/getting-started/examples/basic-crud-app/',
    to: '/studio/examples/basic-crud-app/',
  },
  {from: '/studio/getting-started/examples/qr-generator/', to: '/studio/examples/qr-generator/'},
  {from: '/studio/concepts/authorization/authentication/', to: '/studio/concepts/authentication/'},
  {from: '/studio/concepts/authorization/rbac/', to: '/studio/concepts/rbac/'},
];

/** Names that the specification uses for Core's pages, and addresses that Core has left behind. */
const CORE_NAMES: readonly RedirectRule[] = [
  {from: '/core/installation/', to: '/core/introduction/installation/'},
  {from: '/core/introduction/integration/', to: '/core/integrations/nextjs-approuter/'},
  {from: '/core/introduction/overview/', to: '/core/introduction/'},
  {from: '/core/components/', to: '/core/all-components/'},
  {from: '/core/components/all-components/', to: '/core/all-components/'},
  {from: '/core/components/app-provider/', to: '/core/react-app-provider/'},
  {from: '/core/components/dashboard-layout/', to: '/core/react-dashboard-layout/'},
  {from: '/core/components/page-container/', to: '/core/react-page-container/'},
  {from: '/core/components/sign-in-page/', to: '/core/react-sign-in-page/'},
  {from: '/core/components/account/', to: '/core/react-account/'},
  {from: '/core/components/crud/', to: '/core/react-crud/'},
  {from: '/core/components/use-dialogs/', to: '/core/react-use-dialogs/'},
  {from: '/core/components/use-notifications/', to: '/core/react-use-notifications/'},
  {from: '/core/components/use-session/', to: '/core/react-use-session/'},
  {from: '/core/components/persisted-state/', to: '/core/react-persistent-state/'},
  {from: '/core/components/persistent-state/', to: '/core/react-persistent-state/'},
];

/** Core pages that were only ever announced. The roadmap tells what became of them. */
const CORE_PLANNED: readonly RedirectRule[] = [
  '/core/customization/',
  '/core/features/audit-logs/',
  '/core/features/authentication/',
  '/core/react-notification-center/',
  '/core/react-rbac/',
  '/core/react-sign-up-page/',
  '/core/react-stat-card/',
].map((from) => ({from, to: '/core/introduction/roadmap/#planned'}));

/** All rules; a rule wins over the ones after it. */
export const REDIRECTS: readonly RedirectRule[] = [
  ...STUDIO_BEFORE_MOVE,
  ...STUDIO_FOLDERS,
  ...STUDIO_SPEC_NAMES,
  ...CORE_NAMES,
  ...CORE_PLANNED,
];
