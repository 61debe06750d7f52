// Everything that must hold before a change lands, in the order in which it fails fastest. All steps
// run even when one fails, and the last line says how many checks passed and failed.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';

const RESULTS = 'test-results';

/** A step without a report counts as one check: it passed or it did not. */
const STEPS = [
  {name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'lint', command: ['eslint', '.', '--max-warnings', '0']},
  {
    name: 'lint styles',
    command: ['stylelint', 'src/**/*.css', 'plugins/**/*.css', '--allow-empty-input'],
  },
  {name: 'types', command: ['tsc']},
  {
    name: 'docs',
    program: 'node',
    command: ['tools/checkDocs.mjs', '--report', `${RESULTS}/docs.json`],
    count: () => readReport('docs.json'),
  },
  {
    name: 'unit tests',
    command: ['jest', '--json', `--outputFile=${RESULTS}/unit.json`],
    count() {
      const {numPassedTests, numFailedTests, numRuntimeErrorTestSuites} = readReport('unit.json');
      return {passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites};
    },
  },
  {name: 'build', command: ['docusaurus', 'build']},
  {
    name: 'browser tests',
    needs: 'build',
    command: ['playwright', 'test'],
    count: () => countPlaywright('browser.json'),
  },
  {
    name: 'guides',
    command: ['playwright', 'test', '--config', 'tests/guides/playwright.config.ts'],
    count: () => countPlaywright('guides.json'),
  },
];

function countPlaywright(file) {
  const {stats} = readReport(file);
  if (stats.flaky > 0) {
    console.log(`${stats.flaky} tests passed only at the second try; see the list above`);
  }
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected};
}

function readReport(file) {
  return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
}

function countChecks(step, succeeded) {
  const single = succeeded ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!step.count) {
    return single;
  }
  try {
    const counted = step.count();
    // A runner that failed without a failed test (a crash, no tests found) is a failure all the same.
    return succeeded || counted.failed > 0 ? counted : {...counted, failed: 1};
  } catch {
    return {passed: 0, failed: 1};
  }
}

rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS, {recursive: true});

const failedSteps = new Set();
let passed = 0;
let failed = 0;

for (const step of STEPS) {
  const start = Date.now();
  console.log(`\n── ${step.name}`);
  const isBlocked = step.needs !== undefined && failedSteps.has(step.needs);
  if (isBlocked) {
    console.log(`not run, because “${step.needs}” failed`);
  }
  const succeeded =
    !isBlocked &&
    spawnSync(step.program ?? 'npx', step.command, {stdio: ['ignore', 'inherit', 'inherit']})
      .status === 0;
  const checks = isBlocked ? {passed: 0, failed: 1} : countChecks(step, succeeded);
  passed += checks.passed;
  failed += checks.failed;
  if (checks.failed > 0) {
    failedSteps.add(step.name);
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`── ${step.name}: ${checks.passed} passed, ${checks.failed} failed (${seconds} s)`);
}

if (failedSteps.size > 0) {
  console.log(`\nFailed: ${[...failedSteps].join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
