/**
 * One demo: what the player needs to show it and what a test does to it.
 */
export interface CatalogEntry {
  /** The file, from the folder `core/`. */
  readonly file: string;
  /** The name of the component that the file exports, which is also the name of the file. */
  readonly name: string;
  /** The caption, in sentence case. */
  readonly title: string;
  /** The page that shows it, below the base URL. */
  readonly page: string;
  /** True when it needs a document of its own, because it fills a screen or has a color mode. */
  readonly frame: boolean;
  /** The room to reserve, in CSS pixels. */
  readonly height: number;
  /** The one thing that a reader does with it, and what then happens. */
  readonly interaction: string;
}

type OwnFields = Pick<CatalogEntry, 'name' | 'title' | 'interaction'> &
  Partial<Pick<CatalogEntry, 'height'>>;

interface Group extends Pick<CatalogEntry, 'page' | 'frame' | 'height'> {
  /** The folder, from `core/`, in which `demos/` stands. */
  readonly folder: string;
  readonly demos: readonly OwnFields[];
}

const GROUPS: readonly Group[] = [
  {
    page: '/core/react-app-provider/',
    folder: 'components/app-provider',
    frame: true,
    height: 420,
    demos: [
      {
        name: 'AppProviderBasic',
        title: 'A ferry office in one provider',
        interaction: 'Open Piers in the sidebar; the page changes with it.',
      },
      {
        name: 'AppProviderTheme',
        title: 'A theme with two color schemes',
        interaction: 'Switch to dark mode in the toolbar; the switch then offers light mode.',
      },
    ],
  },
  {
    page: '/core/react-dashboard-layout/',
    folder: 'components/dashboard-layout',
    frame: true,
    height: 400,
    demos: [
      {
        name: 'DashboardLayoutBasic',
        title: 'Sidebar, app bar and page',
        interaction: 'Open Stock in the sidebar; the page shows its address.',
      },
      {
        name: 'DashboardLayoutBranding',
        title: 'A logo and a title of your own',
        interaction: 'Follow the title in the app bar; the home page, Loans, opens.',
      },
      {
        name: 'DashboardLayoutLinks',
        title: 'Links to pages',
        interaction: 'Open Flour and salt; its address shows.',
      },
      {
        name: 'DashboardLayoutHeadings',
        title: 'Headings between items',
        interaction: 'Open Medicines under the heading Pharmacy.',
      },
      {
        name: 'DashboardLayoutDividers',
        title: 'Lines between items',
        interaction: 'Open Workshop, below the line.',
      },
      {
        name: 'DashboardLayoutNestedPages',
        title: 'Pages below pages',
        interaction: 'Unfold Sensors and open Soil; its path starts with /sensors.',
      },
      {
        name: 'DashboardLayoutItemActions',
        title: 'Something to see beside an item',
        interaction: 'Answer a call; the chip in the sidebar counts down.',
      },
      {
        name: 'DashboardLayoutPattern',
        title: 'Keep an item selected on its subpages',
        interaction: 'Open invoice 2041; Invoices is selected.',
      },
      {
        name: 'DashboardLayoutNoMiniSidebar',
        title: 'A sidebar that does not fold',
        interaction: 'There is no button to fold the sidebar; open Huts.',
      },
      {
        name: 'DashboardLayoutStartCollapsed',
        title: 'Start with a narrow sidebar',
        interaction: 'Unfold the sidebar with the menu button.',
      },
      {
        name: 'DashboardLayoutHiddenNavigation',
        title: 'No navigation at all',
        interaction: 'Turn kiosk mode off; the sidebar appears.',
      },
      {
        name: 'DashboardLayoutFullSizeContent',
        title: 'Content from edge to edge',
        interaction: 'Choose the plot West.',
      },
      {
        name: 'DashboardLayoutAccount',
        title: 'An account menu in the app bar',
        interaction: 'Sign out in the account menu; sign in again.',
      },
      {
        name: 'DashboardLayoutCustomPageItems',
        title: 'Draw the items yourself',
        interaction: 'Open Berths; Sea chart opens a new tab and Tides is disabled.',
      },
      {
        name: 'DashboardLayoutSlots',
        title: 'Replace parts of the layout',
        interaction: 'Press the bell of our own in the toolbar; a notification shows.',
      },
      {
        name: 'DashboardLayoutSidebarAccount',
        title: 'An account menu in the sidebar',
        interaction: 'Sign out in the menu at the foot of the sidebar.',
      },
      {
        name: 'DashboardLayoutSettingsMenu',
        title: 'Choose the mode in a settings menu',
        interaction: 'Open the settings and choose dark; dark is checked.',
      },
    ],
  },
  {
    page: '/core/react-page-container/',
    folder: 'components/page-container',
    frame: true,
    height: 280,
    demos: [
      {
        name: 'PageContainerBasic',
        title: 'Title and breadcrumbs from the navigation',
        interaction: 'Go to all hives; the title follows.',
      },
      {
        name: 'PageContainerTitleAndBreadcrumbs',
        title: 'Title and breadcrumbs of your own',
        interaction: 'Follow the breadcrumb Archive; the address changes, the title stays.',
      },
      {
        name: 'PageContainerDynamicRoute',
        title: 'A title that depends on the address',
        interaction: 'Go to the next room; the title says Room 2.',
      },
      {
        name: 'PageContainerStandaloneHeader',
        title: 'The header without the container',
        interaction: 'Go to the recipes; the header says Recipes.',
      },
      {
        name: 'PageContainerToolbarActions',
        title: 'Actions beside the title',
        interaction: 'Choose the week; the number of visitors changes.',
      },
      {
        name: 'PageContainerFullSize',
        title: 'A page as wide as the screen',
        height: 400,
        interaction: 'Pin a note; the board counts it.',
      },
    ],
  },
  {
    page: '/core/react-sign-in-page/',
    folder: 'components/sign-in-page',
    frame: true,
    height: 560,
    demos: [
      {
        name: 'SignInPageOAuth',
        title: 'Sign in with other services',
        interaction: 'Sign in with GitHub.',
      },
      {
        name: 'SignInPageMagicLink',
        title: 'A link by e-mail',
        interaction: 'Ask for a link; a message says where it went.',
      },
      {
        name: 'SignInPagePasskey',
        title: 'Sign in with a passkey',
        interaction: 'Enter an address and use the passkey.',
      },
      {
        name: 'SignInPageCredentials',
        title: 'E-mail and password',
        interaction: 'Enter both and sign in.',
      },
      {
        name: 'SignInPageError',
        title: 'When signing in fails',
        height: 640,
        interaction: 'Sign in with Google; an alert says why that failed.',
      },
      {
        name: 'SignInPageBranding',
        title: 'Your logo above the form',
        interaction: 'Sign in with Keycloak.',
      },
      {
        name: 'SignInPageTheme',
        title: 'Colors and type of your own',
        interaction: 'Sign in with Okta.',
      },
      {
        name: 'SignInPageSlots',
        title: 'Fields and buttons of your own',
        interaction: 'Enter a card number and a PIN and open the door.',
      },
      {
        name: 'SignInPageSlotProps',
        title: 'Change the fields, add a checkbox',
        interaction: 'Sign in and stay signed in.',
      },
      {
        name: 'SignInPageLocalized',
        title: 'A page in German',
        height: 640,
        interaction: 'Fill in the form and sign in.',
      },
    ],
  },
  {
    page: '/core/react-account/',
    folder: 'components/account',
    frame: false,
    height: 120,
    demos: [
      {
        name: 'AccountSignedIn',
        title: 'Somebody is signed in',
        interaction: 'Sign out in the menu; the gate closes.',
      },
      {
        name: 'AccountSignedOut',
        title: 'Nobody is signed in',
        interaction: 'Sign in; the avatar replaces the button.',
      },
      {
        name: 'AccountExpandedPreview',
        title: 'Name and e-mail beside the avatar',
        interaction: 'Open the menu at its three dots and sign out.',
      },
      {
        name: 'AccountSwitcher',
        title: 'Switch between accounts',
        interaction: 'Open the menu and switch to the shop on the hill.',
      },
      {
        name: 'AccountLocaleText',
        title: 'A menu in Portuguese',
        interaction: 'Sign in with Entrar; sign out with Sair.',
      },
      {
        name: 'AccountCustomDetails',
        title: 'Details of your own in the menu',
        interaction: 'Open the menu; it names the boat and its berth.',
      },
    ],
  },
  {
    page: '/core/react-crud/',
    folder: 'components/crud',
    frame: true,
    height: 560,
    demos: [
      {
        name: 'CrudBasic',
        title: 'Four pages from one data source',
        interaction: 'Create a plant, rename it, and delete it.',
      },
      {
        name: 'CrudNoCache',
        title: 'Ask the server each time',
        interaction: 'Open the buoy and come back; the number of requests grows.',
      },
      {
        name: 'CrudCustomRoutes',
        title: 'Addresses of your own',
        interaction: 'Add a book; it appears in the list.',
      },
      {
        name: 'CrudList',
        title: 'A list that sorts and pages on the server',
        interaction: 'Sort by cars, go to the next page, delete a row.',
      },
      {name: 'CrudListSlots', title: 'Cards instead of a grid', interaction: 'Choose a painting.'},
      {
        name: 'CrudShow',
        title: 'The page of one record',
        height: 680,
        interaction: 'Open the swift; then a record that does not exist.',
      },
      {
        name: 'CrudCreate',
        title: 'A form for a new record, with validation',
        interaction: 'Send the form empty, then fill it in and send it.',
      },
      {
        name: 'CrudEdit',
        title: 'A form for a record that exists',
        interaction: 'Enter too many seats, correct it and save.',
      },
    ],
  },
  {
    page: '/core/react-use-dialogs/',
    folder: 'components/use-dialogs',
    frame: false,
    height: 96,
    demos: [
      {
        name: 'DialogsCustom',
        title: 'A dialog of your own',
        interaction: 'Open the dialog and close it.',
      },
      {
        name: 'DialogsPayload',
        title: 'Hand data to a dialog',
        interaction: 'Ask for the north pier; the dialog names it.',
      },
      {
        name: 'DialogsResult',
        title: 'Get an answer from a dialog',
        interaction: 'Choose the garden; the button says so.',
      },
      {
        name: 'DialogsStacked',
        title: 'A dialog above a dialog',
        interaction: 'Enter the cave, go deeper, climb out twice.',
      },
      {
        name: 'DialogsAlert',
        title: 'Tell something',
        interaction: 'Check the weather and close the alert.',
      },
      {
        name: 'DialogsConfirm',
        title: 'Ask before it happens',
        interaction: 'Keep the drafts, then shred them.',
      },
      {
        name: 'DialogsPrompt',
        title: 'Ask for a text',
        interaction: 'Name the tree; then cancel, and the name stays.',
      },
      {
        name: 'DialogsComplexPayload',
        title: 'Edit an object in a dialog',
        interaction: 'Change the number of apples; the dialog closes when it is saved.',
      },
    ],
  },
  {
    page: '/core/react-use-notifications/',
    folder: 'components/use-notifications',
    frame: false,
    height: 96,
    demos: [
      {
        name: 'NotificationsBasic',
        title: 'Show a notification',
        interaction: 'Brew tea; close the notification.',
      },
      {
        name: 'NotificationsSeverities',
        title: 'Four severities',
        height: 120,
        interaction: 'Show a warning.',
      },
      {
        name: 'NotificationsQueue',
        title: 'One after another',
        interaction: 'Take in three parcels; the badge says 3, and 2 after one is closed.',
      },
      {
        name: 'NotificationsCloseByKey',
        title: 'Close a notification from code',
        interaction: 'Turn the pump on and off; the notification comes and goes.',
      },
      {
        name: 'NotificationsDedupe',
        title: 'Say it once',
        interaction: 'Light the lamp twice; one notification shows.',
      },
      {
        name: 'NotificationsScopedProvider',
        title: 'A place for each part of the page',
        height: 120,
        interaction: 'Ring in the hall and in the attic; both show at once.',
      },
    ],
  },
  {
    page: '/core/react-use-session/',
    folder: 'components/use-session',
    frame: false,
    height: 96,
    demos: [
      {
        name: 'UseSessionBasic',
        title: 'Read the session',
        interaction: 'Put Ada on duty; her keys are named.',
      },
    ],
  },
  {
    page: '/core/react-persistent-state/',
    folder: 'components/persistent-state',
    frame: false,
    height: 96,
    demos: [
      {
        name: 'PersistentStateString',
        title: 'A text that survives a reload',
        height: 180,
        interaction: 'Change the note and reload; it is still there.',
      },
      {
        name: 'PersistentStateDayjs',
        title: 'A date with a codec',
        interaction: 'Move the day and reload; it stays moved.',
      },
      {
        name: 'PersistentStateParseError',
        title: 'Stored text that cannot be read',
        height: 180,
        interaction: 'Store a text that is no number; a warning shows and a reload keeps it.',
      },
      {
        name: 'PersistentStateZod',
        title: 'Check what is stored with a schema',
        interaction: 'Pack the tent and reload; it is still packed.',
      },
    ],
  },
  {
    page: '/core/introduction/',
    folder: 'introduction',
    frame: true,
    height: 560,
    demos: [
      {
        name: 'OverviewDashboard',
        title: 'A garden in one dashboard',
        interaction: 'Open the vents, then the list of glasshouses.',
      },
    ],
  },
  {
    page: '/core/introduction/tutorial/',
    folder: 'introduction',
    frame: true,
    height: 360,
    demos: [
      {name: 'TutorialTwoPages', title: 'The app as it is generated', interaction: 'Open Orders.'},
      {
        name: 'TutorialPageAdded',
        title: 'The app with a page more',
        interaction: 'Go to Orders and back to Beans.',
      },
    ],
  },
  {
    page: '/core/integrations/react-router/',
    folder: 'integrations',
    frame: true,
    height: 560,
    demos: [
      {
        name: 'GuardedRoutes',
        title: 'Sign in, then come back',
        interaction: 'Sign in; the page that was asked for opens.',
      },
    ],
  },
];

/** All demos of Core, in the order of the pages and on each page in the order of the catalog. */
export const CATALOG: readonly CatalogEntry[] = GROUPS.flatMap(({folder, demos, ...shared}) =>
  demos.map((demo) => ({...shared, ...demo, file: `${folder}/demos/${demo.name}.tsx`})),
);
