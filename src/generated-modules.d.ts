// Modules that the site's own plugins write into `.docusaurus` while the site builds.
declare module '@generated/toolpad-page-index/default/pages.json' {
  import type {IndexedPage} from '@site/plugins/page-index/types';

  const pages: readonly IndexedPage[];
  export default pages;
}

declare module '@generated/toolpad-demos/default/packageVersions.json' {
  import type {PackageVersions} from '@site/plugins/demos/types';

  const versions: PackageVersions;
  export default versions;
}

declare module '@generated/toolpad-demos/default/playgroundModules' {
  import type {PlaygroundModules} from '@site/plugins/demos/types';

  const modules: PlaygroundModules;
  export default modules;
}

declare module '@demo-entries/index.js' {
  import type {DemoIndex} from '@site/plugins/demos/types';

  const index: DemoIndex;
  export default index;
}

declare module '@generated/toolpad-example-apps/default/projects' {
  import type {ExampleProject} from '@site/src/shared/examples';

  const projects: Readonly<Record<string, () => Promise<{default: ExampleProject}>>>;
  export default projects;
}

declare module '@generated/toolpad-example-apps/default/apps' {
  import type {ComponentType} from 'react';

  const apps: Readonly<Record<string, () => Promise<{App: ComponentType}>>>;
  export default apps;
}
