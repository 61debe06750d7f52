// Says what is missing on this machine before a command fails in a way that is hard to read.
// `--browser`: the command also needs Chromium; as root on Debian it is installed.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {findChromium} from './chromium.mjs';

const {engines} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [wantedMajor, wantedMinor] = engines.node.replace('>=', '').split('.').map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  stop(
    `This project needs Node ${engines.node}; this is Node ${process.versions.node}.\n` +
      'Install a newer one from nodejs.org, or run: nvm install 20',
  );
}

if (!existsSync(new URL('../node_modules/@docusaurus/core', import.meta.url))) {
  stop('The dependencies are not installed. Run: npm ci');
}

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');

function installPackages(...packages) {
  console.log(`Installing ${packages.join(', ')} …`);
  const run = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    }).status === 0;
  return run('update') && run('install', '--yes', '--no-install-recommends', ...packages);
}

if (process.argv.includes('--browser')) {
  if (isRootOnDebian) {
    // Liberation Sans has the measures of Arial, which stands in for our font until it has come, and
    // which a bare Debian lacks: without it the tests would see lines move that no reader sees move.
    const missing = [
      ...(findChromium() ? [] : ['chromium']),
      ...(existsSync('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']),
    ];
    if (missing.length > 0) {
      installPackages(...missing);
    }
  }
  if (!findChromium()) {
    stop(
      'The browser tests need Chromium, and none was found.\n' +
        'On Debian or Ubuntu run: sudo apt-get install chromium fonts-liberation\n' +
        'Elsewhere install Chromium or Chrome, and name it: CHROMIUM_PATH=/path/to/chrome npm test',
    );
  }
}
