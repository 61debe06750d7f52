/** What we say of an export. Texts are Markdown on one line; links start at `core/api/`. */
export interface SymbolDescription {
  /** One sentence or a short paragraph: what it is. It opens the page of a symbol that has one. */
  readonly summary: string;
  /** One sentence for each prop, slot, field or method; those of a nested object as `user.name`. */
  readonly members?: Readonly<Record<string, string>>;
  /** One sentence for each parameter. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What a function returns. */
  readonly returns?: string;
  /** The page of the symbol; a type without it stands on the page of its file. */
  readonly page?: PageDescription;
}

export interface PageDescription {
  /** For search engines and link previews: 50 to 160 characters. */
  readonly meta: string;
  /** The guides, as paths below `core/`, with the text of the link. */
  readonly guides: readonly (readonly [file: string, text: string])[];
  /** Short paragraphs under the props: limits, traps. */
  readonly notes?: readonly string[];
}

export type Descriptions = Readonly<Record<string, SymbolDescription>>;

export const GUIDES = {
  account: ['components/account/account.mdx', 'Account'],
  appProvider: ['components/app-provider/app-provider.mdx', 'App Provider'],
  baseConcepts: ['introduction/base-concepts.mdx', 'Base concepts'],
  crud: ['components/crud/crud.mdx', 'CRUD'],
  dashboardLayout: ['components/dashboard-layout/dashboard-layout.mdx', 'Dashboard Layout'],
  nextApp: ['integrations/nextjs-approuter.mdx', 'Next.js App Router'],
  nextPages: ['integrations/nextjs-pagesrouter.mdx', 'Next.js Pages Router'],
  pageContainer: ['components/page-container/page-container.mdx', 'Page Container'],
  persistentState: ['components/persistent-state/persistent-state.mdx', 'Persisted state'],
  reactRouter: ['integrations/react-router.mdx', 'Vite with React Router'],
  signInPage: ['components/sign-in-page/sign-in-page.mdx', 'Sign-in Page'],
  useDialogs: ['components/use-dialogs/use-dialogs.mdx', 'useDialogs'],
  useNotifications: ['components/use-notifications/use-notifications.mdx', 'useNotifications'],
  useSession: ['components/use-session/use-session.mdx', 'useSession'],
} as const;
