import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {SavedReport} from './checkSaved';
import {createReporter} from './reportSaved';

/** The part of the development server that talks to browsers. */
export interface PageServer {
  readonly webSocketServer?: {readonly clients: unknown[]} | null;
  readonly sendMessage: (clients: unknown[], type: string, data: unknown, params: unknown) => void;
}

/** The part of a bundler that knows what has been saved. */
interface Bundler {
  readonly modifiedFiles?: ReadonlySet<string>;
  readonly hooks: {
    readonly watchRun: {readonly tap: (name: string, run: (bundler: Bundler) => void) => void};
    readonly done: {readonly tap: (name: string, run: () => void) => void};
  };
}

export interface PageWatcher {
  /** Names the server whose browsers show problems. */
  readonly connect: (server: PageServer) => void;
  /** A plugin for the bundler. */
  readonly apply: (bundler: Bundler) => void;
}

interface WorkerReport extends SavedReport {
  /** Why a check could not run. */
  readonly failure?: string;
}

const NAME = 'toolpad-docs-checks';

/** What may be checked: pages, and code that may have words for readers. */
const CHECKED = /\.(?:mdx|tsx?)$/;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Checks pages when they are saved, and says in the terminal and in the browser what is wrong. */
export function createPageWatcher(rootDir: string): PageWatcher {
  let server: PageServer | undefined;
  let worker: Worker | undefined;

  const {report, forget, repeat} = createReporter({
    print,
    show(messages) {
      // The page is up to date already: this says what is wrong with it, and must not load it again.
      server?.sendMessage(
        server.webSocketServer?.clients ?? [],
        messages.length > 0 ? 'warnings' : 'still-ok',
        messages,
        {preventReloading: true},
      );
    },
  });

  function startWorker(): Worker {
    const started = new Worker(path.join(__dirname, 'pageWorker.mjs'), {workerData: {rootDir}});
    started.on('message', ({failure, ...saved}: WorkerReport) => {
      if (failure !== undefined) {
        print(`The checks of ${saved.files.join(', ')} failed:\n${failure}`);
      }
      report(saved);
    });
    // A server that stops does not wait for the thread.
    started.unref();
    return started;
  }

  return {
    connect(target) {
      server = target;
    },
    apply(bundler) {
      bundler.hooks.watchRun.tap(NAME, ({modifiedFiles = new Set()}) => {
        const pages = [...modifiedFiles]
          .map((file) => path.relative(rootDir, file).replaceAll(path.sep, '/'))
          .filter((file) => CHECKED.test(file) && !file.startsWith('core/api/'));
        if (pages.length > 0) {
          worker ??= startWorker();
          forget(pages);
          worker.postMessage(pages);
        }
      });
      // The server says first that all is well, which empties the overlay.
      bundler.hooks.done.tap(NAME, () => setImmediate(repeat));
    },
  };
}
