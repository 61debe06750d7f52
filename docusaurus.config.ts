import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as PageOptions} from '@docusaurus/plugin-content-pages';
import type {Config, PluginConfig} from '@docusaurus/types';
import codeBlocksPlugin from './plugins/code-blocks';
import {loadExportPages} from './plugins/api-reference/exportPages';
import {createCodeRemarkPlugins} from './plugins/code-blocks/codeRemarkPlugins';
import {remarkSiteDemos} from './plugins/demos/remarkSiteDemos';
import type {Options as AdSlotOptions} from './plugins/ad-slot/options';
import {placeAdSlot} from './plugins/ad-slot/placeAdSlot';
import type {Options as AnalyticsOptions} from './plugins/gtag-sampling/options';
import pageIndexPlugin from './plugins/page-index';
import docsChecksPlugin from './plugins/docs-checks';
import type {ExampleAppsOptions} from './plugins/example-apps/options';
import breakpointsPlugin from './plugins/breakpoints';
import compatibilityPlugin from './plugins/compatibility';
import fontsPlugin from './plugins/fonts';
import headingLinksPlugin from './plugins/heading-links';
import iconFontPlugin from './plugins/icon-font';
import rtlCssPlugin from './plugins/rtl-css';
import preferencesPlugin from './plugins/preferences';
import {createProductDocs, type ProductDocsOptions} from './plugins/product-docs/createProductDocs';
import {createPageHistory} from './plugins/product-docs/pageHistory';
import {remarkKnownElements} from './plugins/product-docs/remarkKnownElements';
import {STRICT_SITE} from './plugins/product-docs/strictSite';
import productStatusPlugin from './plugins/product-status';
import redirectsPlugin from './plugins/redirects';
import {remarkNarrowTables} from './plugins/narrow-tables/remarkNarrowTables';
import {remarkRuntimes} from './plugins/runtime-choice/remarkRuntimes';
import studioReferencePlugin from './plugins/studio-reference';
import wellFormedHashPlugin from './plugins/wellformed-hash';
import {LINKS} from './src/shared/links';
import {BASE_URL, LANGUAGES, SITE_URL} from './src/shared/site';
import {NEUTRAL_PALETTE} from './src/shared/themeConstants';

const codeRemarkPlugins = createCodeRemarkPlugins(loadExportPages);

const pages: PageOptions = {
  path: 'src/pages',
  include: ['**/*.tsx'],
  remarkPlugins: codeRemarkPlugins,
};

const classicPreset: ClassicOptions = {
  docs: false,
  blog: false,
  pages,
  theme: {customCss: './src/css/site.css'},
  sitemap: {changefreq: null, priority: null},
};

const remarkPlugins: ProductDocsOptions['remarkPlugins'] = [
  placeAdSlot,
  remarkSiteDemos,
  remarkRuntimes,
  remarkNarrowTables,
  ...codeRemarkPlugins,
  remarkKnownElements,
];

const plugins: PluginConfig[] = [
  './plugins/demos/siteDemos.ts',
  createProductDocs('studio', {remarkPlugins}),
  createProductDocs('core', {
    plugin: './plugins/api-reference/index.ts',
    remarkPlugins,
  }),
  // Without ids of an ad network and of analytics here, in-house ads serve and nothing is measured.
  ['./plugins/ad-slot/index.ts', {} satisfies AdSlotOptions],
  ['./plugins/gtag-sampling/index.ts', {} satisfies AnalyticsOptions],
  [
    './plugins/example-apps/index.ts',
    {live: {'bakery-deliveries': 'src/App'}} satisfies Partial<ExampleAppsOptions>,
  ],
  preferencesPlugin,
  codeBlocksPlugin,
  breakpointsPlugin,
  rtlCssPlugin,
  fontsPlugin,
  iconFontPlugin,
  headingLinksPlugin,
  wellFormedHashPlugin,
  pageIndexPlugin,
  productStatusPlugin,
  redirectsPlugin,
  studioReferencePlugin,
  compatibilityPlugin,
  docsChecksPlugin,
  './plugins/redirects/siteRedirects.ts',
];

const headTags: Config['headTags'] = [
  // The first tag whose condition is met gives the browser's own bars their color. Without scripts
  // the page is light on every system, and so are the bars.
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: dark) and (scripting: enabled)',
      content: NEUTRAL_PALETTE.dark.surface,
    },
  },
  {tagName: 'meta', attributes: {name: 'theme-color', content: NEUTRAL_PALETTE.light.surface}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${BASE_URL}manifest.json`}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${BASE_URL}img/icon-180.png`}},
];

const navbar: ThemeConfig['navbar'] = {
  title: 'Toolpad',
  logo: {src: 'img/logo.svg', alt: '', width: 28, height: 28},
  items: [
    {type: 'custom-productSwitcher', position: 'left'},
    {type: 'custom-versionMenu', position: 'right'},
    {href: LINKS.upstreamRepository, label: 'GitHub', position: 'right'},
    {type: 'custom-settings', position: 'right'},
  ],
};

const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Toolpad Studio',
      items: [
        {label: 'Installation', to: '/studio/getting-started/installation/'},
        {label: 'Concepts', to: '/studio/concepts/'},
        {label: 'How-to guides', to: '/studio/how-to-guides/'},
        {label: 'Support', to: '/studio/getting-started/support/'},
      ],
    },
    {
      title: 'Toolpad Core',
      items: [
        {label: 'Installation', to: '/core/introduction/installation/'},
        {label: 'Tutorial', to: '/core/introduction/tutorial/'},
        {label: 'All components', to: '/core/all-components/'},
        {label: 'Support', to: '/core/introduction/support/'},
      ],
    },
    {
      title: 'Source',
      items: [
        {label: 'Repository', href: LINKS.upstreamRepository},
        {label: 'Releases', href: LINKS.releases},
      ],
    },
  ],
  copyright: 'Documents Toolpad Studio 0.13.0 and Toolpad Core 0.15.0.',
};

const themeConfig: ThemeConfig = {
  navbar,
  footer,
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  // Code is highlighted while the site builds: the theme's own colors stay out of every page.
  prism: {theme: {plain: {}, styles: []}},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

const config: Config = {
  title: 'Toolpad',
  tagline: 'Documentation of Toolpad Studio and Toolpad Core',
  titleDelimiter: '·',
  url: SITE_URL,
  baseUrl: BASE_URL,
  trailingSlash: true,
  favicon: 'img/logo.svg',
  i18n: {defaultLocale: LANGUAGES[0], locales: [...LANGUAGES]},
  future: {
    v4: true,
    faster: true,
    experimental_vcs: createPageHistory(__dirname, process.env.NODE_ENV),
  },
  ...STRICT_SITE,
  presets: [['classic', classicPreset]],
  plugins,
  headTags,
  themeConfig,
};

export default config;
