import {STUDIO_COMMANDS} from '../../../studio-reference/data/commands';
import type {Program} from './programTypes';

/** Programs that come with a package, by the name with which a script or `npx` calls them. */
export const PACKAGE_PROGRAMS: Readonly<Record<string, Program>> = {
  // Its own help, read by tools/generateStudioData.mjs.
  'toolpad-studio': {
    package: '@toolpad/studio',
    ...STUDIO_COMMANDS.dev,
    subcommands: STUDIO_COMMANDS,
  },
  // From packages/create-toolpad-app/src/index.ts of the repository at v0.15.0. The program reads
  // `--studio` although its help does not list it.
  'create-toolpad-app': {
    flags: ['--install', '--no-install', '--studio', '--help'],
    valueFlags: ['--core-version', '--example'],
  },
  // From `npx create-next-app@15 --help`.
  'create-next-app': {
    flags: [
      '--typescript',
      '--ts',
      '--javascript',
      '--js',
      '--tailwind',
      '--no-tailwind',
      '--eslint',
      '--no-eslint',
      '--app',
      '--no-app',
      '--src-dir',
      '--no-src-dir',
      '--turbopack',
      '--no-turbopack',
      '--empty',
      '--api',
      '--skip-install',
      '--disable-git',
      '--yes',
      '--use-npm',
      '--use-pnpm',
      '--use-yarn',
      '--use-bun',
    ],
    valueFlags: ['--import-alias', '--example', '-e'],
  },
  // From `npm create vite@6 -- --help`.
  'create-vite': {flags: ['--overwrite', '--help'], valueFlags: ['--template', '-t']},
  // From `next <command> --help` of Next.js 15.
  next: {
    subcommands: {
      dev: {flags: ['--turbopack', '--turbo'], valueFlags: ['--port', '-p', '--hostname', '-H']},
      build: {flags: ['--debug', '-d', '--no-lint', '--turbopack']},
      start: {valueFlags: ['--port', '-p', '--hostname', '-H']},
      lint: {flags: ['--fix']},
    },
  },
  // From `vite --help` of Vite 6; `vite` alone starts the development server.
  vite: {
    valueFlags: ['--port', '--config', '-c', '--mode', '-m'],
    flags: ['--host', '--open'],
    subcommands: {
      dev: {flags: ['--host', '--open'], valueFlags: ['--port']},
      build: {valueFlags: ['--outDir', '--mode', '-m']},
      preview: {flags: ['--host', '--open'], valueFlags: ['--port']},
    },
  },
  // From `tsc --help` of TypeScript 5.9.
  tsc: {
    package: 'typescript',
    flags: ['--noEmit', '--build', '-b', '--init', '--watch', '-w', '--strict'],
    valueFlags: ['--project', '-p', '--outDir'],
  },
  // From `npx auth@latest --help`, the helper of Auth.js.
  auth: {subcommands: {secret: {flags: ['--copy', '--raw']}}},
  // From `prisma --help` of Prisma 5.
  prisma: {
    subcommands: {
      generate: {},
      init: {valueFlags: ['--datasource-provider']},
      db: {subcommands: {push: {}, pull: {}, seed: {}}},
      migrate: {subcommands: {dev: {valueFlags: ['--name', '-n']}, deploy: {}}},
      studio: {},
    },
  },
};
