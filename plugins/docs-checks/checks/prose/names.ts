/** The name of a product or language, and how it is often misspelt. */
export interface ProperName {
  readonly name: string;
  readonly wrong: RegExp;
}

/** Not before or behind a part of an address, a file or a package: `github.com`, `next.config.js`. */
function words(...forms: readonly string[]): RegExp {
  const escaped = forms.map((form) => form.replaceAll('.', '\\.'));
  return new RegExp(`(?<![\\w./@-])(?:${escaped.join('|')})(?![\\w/-]|\\.\\w)`, 'g');
}

/** How names are written on this site. Code is not looked at: there, `npm` and `next` are right. */
export const PROPER_NAMES: readonly ProperName[] = [
  {name: 'Toolpad Studio', wrong: words('toolpad studio', 'Toolpad studio', 'ToolpadStudio')},
  {name: 'Toolpad Core', wrong: words('toolpad core', 'Toolpad core', 'ToolpadCore')},
  {name: 'Toolpad', wrong: words('toolpad', 'ToolPad', 'Tool Pad')},
  {name: 'Material UI', wrong: words('Material-UI', 'MaterialUI', 'material ui', 'Material ui')},
  {name: 'MUI X', wrong: words('MUI-X', 'MUIX', 'mui x', 'Mui X')},
  {name: 'MUI', wrong: words('mui', 'Mui')},
  {name: 'Next.js', wrong: words('NextJS', 'Nextjs', 'NextJs', 'Next.JS', 'next.js', 'nextjs')},
  {
    name: 'React Router',
    wrong: words('React router', 'react router', 'React-Router', 'ReactRouter'),
  },
  {name: 'React', wrong: words('ReactJS', 'React.js', 'Reactjs')},
  {name: 'TypeScript', wrong: words('Typescript', 'typescript', 'Type Script')},
  {name: 'JavaScript', wrong: words('Javascript', 'javascript', 'Java Script')},
  {name: 'GitHub', wrong: words('Github', 'github', 'Git Hub')},
  {name: 'Git', wrong: words('git', 'GIT')},
  {name: 'Auth.js', wrong: words('AuthJS', 'Authjs', 'auth.js', 'Auth.JS')},
  {name: 'Firebase', wrong: words('firebase', 'FireBase')},
  {name: 'npm', wrong: words('NPM', 'Npm')},
  {name: 'pnpm', wrong: words('PNPM', 'Pnpm')},
  {name: 'Yarn', wrong: words('yarn', 'YARN')},
  {name: 'Node.js', wrong: words('NodeJS', 'Nodejs', 'NodeJs', 'node.js', 'Node.JS', 'Node js')},
  {name: 'Vite', wrong: words('vite', 'ViteJS', 'Vite.js', 'VITE')},
  {name: 'Zod', wrong: words('zod', 'ZOD')},
  {name: 'Prisma', wrong: words('prisma')},
  {name: 'Docker', wrong: words('docker')},
  {name: 'Day.js', wrong: words('DayJS', 'Dayjs', 'dayjs', 'day.js')},
  {name: 'YAML', wrong: words('Yaml', 'yaml')},
  {name: 'JSON', wrong: words('Json', 'json')},
  {name: 'HTML', wrong: words('Html', 'html')},
  {name: 'URL', wrong: words('Url', 'url')},
  {name: 'URLs', wrong: words('Urls', 'urls', "URL's")},
  {name: 'MySQL', wrong: words('MySql', 'Mysql', 'mysql', 'My SQL')},
  {name: 'PostgreSQL', wrong: words('Postgresql', 'postgresql', 'PostgreSql', 'Postgres')},
  {name: 'OAuth', wrong: words('Oauth', 'oauth', 'OAUTH', 'oAuth')},
  {name: 'VS Code', wrong: words('VSCode', 'VScode', 'Vscode', 'vs code', 'VS code')},
  {name: 'StackBlitz', wrong: words('Stackblitz', 'stackblitz', 'Stack Blitz')},
  {name: 'CodeSandbox', wrong: words('Codesandbox', 'codesandbox', 'Code Sandbox')},
];
