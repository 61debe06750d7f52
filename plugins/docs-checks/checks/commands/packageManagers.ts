import type {Program} from './programTypes';

// From `npm help <command>` of npm 11, `pnpm help` of pnpm 10, `yarn --help` of Yarn 4 and
// `bun --help` of Bun 1.2. Only what pages use or are likely to use; add what you need, from there.

const NPM_INSTALL: Program = {
  flags: [
    '--save-dev',
    '-D',
    '--save-exact',
    '-E',
    '--legacy-peer-deps',
    '--force',
    '--omit=dev',
    '--global',
    '-g',
  ],
  takesPackages: true,
};
const NPM_RUN: Program = {flags: ['--if-present', '--silent']};
const NPM_CREATE: Program = {flags: ['--yes', '-y'], runsPackage: 'create'};

const NPM: Program = {
  flags: ['--version', '-v'],
  subcommands: {
    install: NPM_INSTALL,
    i: NPM_INSTALL,
    ci: {flags: ['--omit=dev', '--legacy-peer-deps']},
    run: NPM_RUN,
    start: NPM_RUN,
    test: NPM_RUN,
    uninstall: {takesPackages: true},
    update: {takesPackages: true},
    ls: {flags: ['--all', '-a'], valueFlags: ['--depth']},
    outdated: {},
    explain: {},
    view: {flags: ['--json']},
    init: {...NPM_CREATE, flags: ['--yes', '-y']},
    create: NPM_CREATE,
    exec: {flags: ['--yes', '-y'], runsPackage: 'itself'},
    pkg: {subcommands: {get: {}, set: {flags: ['--json']}, delete: {}}},
  },
};

const NPX: Program = {flags: ['--yes', '-y', '--no'], runsPackage: 'itself'};

const PNPM: Program = {
  flags: ['--version', '-v'],
  runsScripts: true,
  subcommands: {
    add: {flags: ['--save-dev', '-D', '--save-exact', '-E'], takesPackages: true},
    install: {flags: ['--frozen-lockfile', '--prod']},
    run: {},
    create: {runsPackage: 'create'},
    dlx: {runsPackage: 'itself'},
    exec: {},
    why: {},
  },
};

const YARN: Program = {
  flags: ['--version', '-v', '--immutable'],
  runsScripts: true,
  subcommands: {
    add: {flags: ['--dev', '-D', '--exact', '-E'], takesPackages: true},
    install: {flags: ['--immutable']},
    run: {},
    create: {runsPackage: 'create'},
    dlx: {runsPackage: 'itself'},
    why: {},
  },
};

const BUN: Program = {
  flags: ['--version', '-v'],
  runsScripts: true,
  subcommands: {
    add: {flags: ['--dev', '-d', '--exact', '-E'], takesPackages: true},
    install: {flags: ['--frozen-lockfile']},
    run: {},
    create: {runsPackage: 'create'},
    x: {runsPackage: 'itself'},
  },
};

export const PACKAGE_MANAGERS: Readonly<Record<string, Program>> = {
  npm: NPM,
  npx: NPX,
  pnpm: PNPM,
  yarn: YARN,
  bun: BUN,
  bunx: {runsPackage: 'itself'},
};
