import {listPathnames, nodeTitle} from '../../src/lib/navigation/findActivePage';
import type {PageTreeNode} from '../../src/shared/pageTree';
import {OFFICIAL_ADDRESSES} from './officialAddresses';
import {PAGE_TREES} from './readPageTree';

/** A tree in one line: groups in parentheses, subheaders in brackets, a star for "New". */
function outline(tree: readonly PageTreeNode[]): string {
  return tree
    .map((node) => {
      const title = nodeTitle(node);
      const badge = 'newFeature' in node && node.newFeature ? '*' : '';
      if (!('children' in node)) {
        return title + badge;
      }
      const children = outline(node.children);
      return 'subheader' in node ? `[${title}] ${children}` : `${title}${badge} (${children})`;
    })
    .join(' · ');
}

// Names, order, nesting, subheaders and badges as the specification wants them (spec §2).
const STUDIO_OUTLINE = [
  'Getting Started (Overview · Installation · Why Toolpad Studio? · Build your first app · Examples (Overview · npm stats · Basic CRUD application · QR Code generator) · Roadmap · Support)',
  'Concepts (Building UI · Connecting to data (Overview · HTTP requests · Custom functions · Data providers) · Data binding · Event Handling · File structure · Deployment · Custom components · Theming · Page properties · Authorization (Authentication · Role-based access control) · Custom server)',
  'Components (Button · Data Grid · List · Date Picker · Text Field)',
  'How-to guides ([Connect to datasource] MySQL · Google Sheets · [Deployment] Deploy to Render · Deploy to Railway · Deploy to Google Cloud · [Create custom components] Map component · 3D cube component · [Miscellaneous] Customize data grids · Delete a data grid row · Embedding Toolpad Studio pages · Enable basic auth · Troubleshoot missing editor)',
  'Reference (File schema · Components (Index · [Components] Autocomplete · Button · Chart · Checkbox · Container · DataGrid · DatePicker · FilePicker · Form · Image · List · Metric · PageColumn · PageRow · Paper · Select · Spacer · Stack · Tabs · Text · TextField) · API (Index · [Functions] createComponent · createDataProvider · createFunction · createHandler · getContext))',
];

const CORE_OUTLINE = [
  'Introduction (Overview · Installation · Base concepts · Tutorial · Examples* · Roadmap · Support)',
  'Integrations (Next.js App Router · Next.js Pages Router · Vite with React Router)',
  'Components (All components · [Provider] App Provider · [Layout] Dashboard Layout · Page Container · [Authentication] Sign-in Page · Account · [Data] CRUD* · [Utils] useDialogs · useNotifications · useSession · Persisted state)',
  'APIs ([Components] Account · AccountPopoverFooter · AccountPopoverHeader · AccountPreview · AppProvider · Create · Crud · CrudForm · CrudProvider · DashboardLayout · DashboardSidebarPageItem · DialogsProvider · Edit · List · LocalizationProvider · NotificationsProvider · PageContainer · PageHeader · PageHeaderToolbar · Show · SignInButton · SignInPage · SignOutButton · ThemeSwitcher · ToolbarActions · [Hooks] useNotifications · useDialogs · useLocalStorageState · useSession · useSessionStorageState · [More exports] AlertDialog · Codecs · ConfirmDialog · Contexts · DataSource · DataSourceCache · NextAppProvider · PromptDialog · ReactRouterAppProvider · useActivePage · useLocaleText · useStorageState · useStorageStateServer)',
];

test.each([
  ['studio', STUDIO_OUTLINE],
  ['core', CORE_OUTLINE],
] as const)('the tree of %s has the specified names, order and nesting', (product, expected) => {
  expect(PAGE_TREES[product].map((node) => outline([node]))).toEqual(expected);
});

test('every official address is in a tree', () => {
  const ours = new Set([...listPathnames(PAGE_TREES.studio), ...listPathnames(PAGE_TREES.core)]);
  expect(OFFICIAL_ADDRESSES.filter((address) => !ours.has(address))).toEqual([]);
});

test('what we serve beyond the official addresses is index pages, and the exports they leave out', () => {
  const official = new Set(OFFICIAL_ADDRESSES);
  const ours = [...listPathnames(PAGE_TREES.studio), ...listPathnames(PAGE_TREES.core)];
  expect(ours.filter((address) => !official.has(address))).toEqual([
    '/studio/concepts/',
    '/studio/concepts/connecting-to-data/',
    '/studio/concepts/authorization/',
    '/studio/components/',
    '/studio/how-to-guides/',
    '/studio/how-to-guides/connect-to-datasource/',
    '/studio/how-to-guides/deployment/',
    '/studio/how-to-guides/create-custom-components/',
    '/studio/how-to-guides/miscellaneous/',
    '/studio/reference/',
    '/core/integrations/',
    '/core/api/',
    '/core/api/alert-dialog/',
    '/core/api/codecs/',
    '/core/api/confirm-dialog/',
    '/core/api/contexts/',
    '/core/api/data-source/',
    '/core/api/data-source-cache/',
    '/core/api/next-app-provider/',
    '/core/api/prompt-dialog/',
    '/core/api/react-router-app-provider/',
    '/core/api/use-active-page/',
    '/core/api/use-locale-text/',
    '/core/api/use-storage-state/',
    '/core/api/use-storage-state-server/',
  ]);
});
