import type {Program} from './programTypes';

// From the manual pages of git 2.47 and GNU coreutils, `docker --help` of Docker 28, `gcloud help`
// of the Google Cloud CLI and `node --help` of Node.js 22. Only what pages use; add what you need.

const GIT: Program = {
  subcommands: {
    init: {valueFlags: ['--initial-branch', '-b']},
    add: {flags: ['--all', '-A']},
    commit: {valueFlags: ['--message', '-m'], flags: ['--all', '-a']},
    branch: {flags: ['--move', '-M', '-m']},
    remote: {subcommands: {add: {}}},
    push: {flags: ['--set-upstream', '-u']},
    clone: {valueFlags: ['--depth', '--branch', '-b']},
    checkout: {flags: ['-b']},
    diff: {},
    status: {},
  },
};

const DOCKER: Program = {
  subcommands: {
    build: {valueFlags: ['--tag', '-t', '--file', '-f', '--build-arg']},
    run: {
      flags: ['--rm', '--detach', '-d', '--interactive', '-i', '--tty', '-it'],
      valueFlags: ['--publish', '-p', '--env', '-e', '--env-file', '--name', '--volume', '-v'],
    },
    push: {},
    tag: {},
  },
};

const GCLOUD: Program = {
  subcommands: {
    auth: {subcommands: {login: {}}},
    config: {subcommands: {set: {}}},
    services: {subcommands: {enable: {}}},
    run: {
      subcommands: {
        deploy: {
          flags: ['--allow-unauthenticated'],
          valueFlags: ['--source', '--port', '--region', '--image', '--set-env-vars'],
        },
      },
    },
  },
};

export const SYSTEM_PROGRAMS: Readonly<Record<string, Program>> = {
  cd: {},
  ls: {flags: ['-a', '-l', '-la']},
  mkdir: {flags: ['-p']},
  rm: {flags: ['-r', '-f', '-rf']},
  cp: {flags: ['-r']},
  mv: {},
  touch: {},
  cat: {},
  echo: {},
  export: {},
  openssl: {subcommands: {rand: {flags: ['-base64', '-hex']}}},
  curl: {
    flags: ['-i', '-I', '-s', '-f', '-L', '--fail', '--silent', '--include'],
    valueFlags: ['-X', '-H', '-d', '-u', '-o', '--request', '--header', '--data', '--user'],
  },
  node: {flags: ['--version', '-v'], valueFlags: ['--env-file', '--import']},
  git: GIT,
  docker: DOCKER,
  gcloud: GCLOUD,
  code: {},
};
