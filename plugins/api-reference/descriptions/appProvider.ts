import {GUIDES, type Descriptions} from './describe';

export const APP_PROVIDER: Descriptions = {
  AppProvider: {
    summary:
      '`AppProvider` is the root component. It gives theme, navigation, router, session and texts to everything below it, and includes the providers for dialogs and notifications.',
    members: {
      children: 'Your app.',
      theme:
        'A Material UI theme, or one theme for each mode. A theme with CSS variables shows the right mode from the first paint.',
      branding: 'Name, logo and home link of the app.',
      navigation:
        'The pages of the app, for the sidebar, titles and breadcrumbs. Define it outside your component: paths are cached for each array.',
      router:
        'Connects the components to your router. [NextAppProvider](./next-app-provider.mdx) and [ReactRouterAppProvider](./react-router-app-provider.mdx) set it for you.',
      localeText: 'Texts that replace the English ones, for all components below.',
      session: 'The signed-in user, or `null`.',
      authentication: 'What to call to sign in and out. Without it `Account` renders nothing.',
      window: 'The window that the app is in, when that is not the global one: in an iframe.',
      nonce:
        'The nonce of your content security policy, for the inline script that sets the color mode.',
    },
    page: {
      meta: 'Import, props and types of AppProvider, the root component that configures every other Toolpad Core component.',
      guides: [GUIDES.appProvider, GUIDES.baseConcepts],
    },
  },
  NavigateOptions: {
    summary: 'How `navigate` changes the history of the browser.',
    members: {
      history:
        '`replace` takes the place of the current entry. `push` and `auto` add one; `auto` is what the built-in routers assume.',
    },
  },
  Navigate: {
    summary: 'Goes to another page of the app.',
    parameters: {
      url: 'Where to go.',
      options: 'Whether to add a history entry or replace the current one.',
    },
  },
  Router: {
    summary: 'What the components need to know of a router. You can implement it for any router.',
    members: {
      pathname: 'The path of the current page, without query and hash.',
      searchParams: 'The query of the current page.',
      navigate: 'Goes to another page.',
      Link: 'The component for links inside the app. Without it links are `a` elements that call `navigate`.',
    },
  },
  LinkProps: {
    summary: 'The props that a `Link` of the router gets, next to those of an `a` element.',
    members: {
      history: 'Whether to add a history entry or replace the current one.',
      href: 'Where the link leads.',
    },
  },
  Branding: {
    summary: 'How the app presents itself.',
    members: {
      title: 'The name of the app, in the header and on the sign-in page.',
      logo: 'The picture before the name.',
      homeUrl: 'Where the logo and the name lead; `/` if you leave it out.',
    },
  },
  NavigationPageItem: {
    summary: 'A page in the navigation. It can have pages below it.',
    members: {
      kind: 'May be left out: an item without a kind is a page.',
      segment:
        'The part of the path that belongs to this item. The path of a page is that of its parents and its own. Without a segment it is that of the parent, at the top `/`.',
      title: 'The label; the segment if you leave it out.',
      icon: 'Shown before the label. The collapsed sidebar shows initials if there is none.',
      pattern:
        'Further paths that count as this page, in the syntax of path-to-regexp 6, such as `orders/:id`. It starts where the path of the parent ends.',
      action: 'Shown after the label, such as a chip or a menu button.',
      children: 'The items below this page. An item with children opens and closes; it is no link.',
    },
  },
  NavigationSubheaderItem: {
    summary: 'A heading between the pages of the sidebar.',
    members: {kind: 'Always `header`.', title: 'The words of the heading.'},
  },
  NavigationDividerItem: {
    summary: 'A line between the items of the sidebar.',
    members: {kind: 'Always `divider`.'},
  },
  NavigationItem: {summary: 'One item of the navigation.'},
  Navigation: {summary: 'The items of the navigation, from top to bottom.'},
  Session: {
    summary: 'Who is signed in. Extend it to carry fields of your own.',
    members: {
      user: 'The user. Without it nobody is signed in.',
      'user.id': 'What your backend calls the user. Toolpad does not show it.',
      'user.name': 'Shown in the expanded account preview, and read out for the avatar.',
      'user.image': 'The address of the picture for the avatar.',
      'user.email': 'Shown under the name.',
    },
  },
  Authentication: {
    summary: 'What the account components call.',
    members: {
      signIn: 'Starts to sign in, for example by going to your sign-in page.',
      signOut: 'Ends the session.',
    },
  },
  AuthenticationContext: {
    summary:
      'The `authentication` prop of the nearest `AppProvider`, or `null`. Read it for a sign-in button of your own.',
  },
  SessionContext: {
    summary:
      'The `session` prop of the nearest `AppProvider`, or `null`. [useSession](./use-session.mdx) reads it for you.',
  },
  AppTheme: {
    summary:
      'One theme, or one for each mode. With a single theme without color schemes the theme switcher stays hidden.',
  },
  NextAppProvider: {
    summary:
      '`NextAppProvider` is `AppProvider` for Next.js. It finds out whether it runs in the App Router or the Pages Router, and fills in `router`.',
    page: {
      meta: 'Import of NextAppProvider, the AppProvider that connects Toolpad Core to the routers of Next.js.',
      guides: [GUIDES.nextApp, GUIDES.nextPages],
      notes: ['A `router` prop of yours wins over the one that it makes.'],
    },
  },
  ReactRouterAppProvider: {
    summary:
      '`ReactRouterAppProvider` is `AppProvider` for React Router 7. It fills in `router`, so it has to be inside the router of your app.',
    page: {
      meta: 'Import of ReactRouterAppProvider, the AppProvider that connects Toolpad Core to React Router 7.',
      guides: [GUIDES.reactRouter],
      notes: ['A `router` prop of yours wins over the one that it makes.'],
    },
  },
};
