// The integration guides, followed to the letter in empty folders: packages are installed, every step
// type-checks, and the app builds twice, without and with sign-in. Then it is used in Chromium.
import {test} from '../browser/siteTest';
import {GuideProject} from './runner/GuideProject';
import {walkThrough} from './walkThrough';

interface Guide {
  readonly name: string;
  readonly page: string;
  /**
   * The step after which the app is built and used; without it, the last, which builds it itself.
   * Later steps need keys of a service.
   */
  readonly usableAfter?: string;
  readonly script: string;
  readonly port: number;
  readonly callbackStyle: 'path' | 'address';
}

const GUIDES: readonly Guide[] = [
  {
    name: 'Next.js App Router',
    page: 'core/integrations/nextjs-approuter.mdx',
    script: 'start',
    port: 3473,
    callbackStyle: 'address',
  },
  {
    name: 'Next.js Pages Router',
    page: 'core/integrations/nextjs-pagesrouter.mdx',
    script: 'start',
    port: 3474,
    callbackStyle: 'address',
  },
  {
    name: 'Vite with React Router',
    page: 'core/integrations/react-router.mdx',
    usableAfter: 'Add sign-in',
    script: 'preview',
    port: 3475,
    callbackStyle: 'path',
  },
];

const opened: GuideProject[] = [];

// Also after a test that has run out of time: what it started must not go on.
test.afterEach(() => Promise.all(opened.splice(0).map((project) => project.dispose())));

for (const {name, page: file, usableAfter, script, port, callbackStyle} of GUIDES) {
  test(name, async ({page}) => {
    const project = await GuideProject.open(file);
    opened.push(project);
    await project.followChecked('Add a CRUD page');
    await project.build();
    await project.followChecked(usableAfter);
    if (usableAfter !== undefined) {
      await project.build();
    }
    const server = await project.serve(script, port);
    await walkThrough(page, server.origin, callbackStyle);
    // A page that is open asks its server for more; an answer that does not come is an error.
    await page.close();
    server.stop();
    await project.followChecked();
  });
}
