import {runCheck} from '../../testing/runCheck';
import {checkCommand, PROGRAMS} from './checkCommand';
import {checkCommands} from './checkCommands';

function bash(code: string): string {
  return `Text.\n\n\`\`\`bash npm2yarn\n${code}\n\`\`\`\n`;
}

test.each([
  ['npm install react@19 react-dom@19'],
  ['npm install --save-dev typescript'],
  ['npm ci && npm run build'],
  ['npm run anything -- --any-flag'],
  ['npx create-toolpad-app@0.15.0 my-app --studio --core-version 0.15.0'],
  ['npm create vite@6 my-app -- --template react-ts'],
  ['npx create-next-app@15 my-app --ts --app'],
  ['npx @toolpad/studio@0.13.0 dev ./toolpad --port=4000'],
  ['toolpad-studio ./toolpad -p 4000'],
  ['toolpad-studio build --base /tools'],
  ['yarn build'],
  ['git remote add origin https://github.com/me/app.git'],
  ['docker run --rm -p 3000:3000 app'],
  ['gcloud run deploy app --source . --region europe-west1'],
  ['# only a comment'],
])('%s is right', async (code) => {
  expect(await runCheck(checkCommands, bash(code))).toEqual([]);
});

test.each([
  ['npm instal react', 'There is no command `npm instal`.', 'Did you mean `install`?'],
  ['npm install --save-dve x', '`npm install` has no flag `--save-dve`.', '`--save-dev`'],
  ['toolpad-studio build --prot 1', '`toolpad-studio build` has no flag `--prot`.', '`--base`'],
  ['toolpad-studio build -p 1', '`toolpad-studio build` has no flag `-p`.', 'Known are'],
  ['toolpad-studio serve', 'There is no command `toolpad-studio serve`.', '`start`'],
  ['npx create-toolpad-app@0.15.0 a --exmple b', 'has no flag `--exmple`.', '`--example`'],
  ['npm create vite@6 a -- --templat b', '`create-vite` has no flag `--templat`.', '`--template`'],
  ['git comit', 'There is no command `git comit`.', '`commit`'],
  ['gcloud run deplyo', 'There is no command `gcloud run deplyo`.', '`deploy`'],
  ['gitt status', 'There is no program `gitt`.', 'Did you mean `git`?'],
])('%s is found', async (code, message, advice) => {
  const problems = await runCheck(checkCommands, bash(`cd app\n${code}`));
  expect(problems).toMatchObject([{file: 'studio/page.mdx', line: 5}]);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.advice).toContain(advice);
});

test('commands in sentences and scripts are checked too', async () => {
  const source = `Run \`toolpad-studio start --prot 1\` or
\`npm package\` or \`toolpad-studio build [dir] --base <path>\`.

\`\`\`json title="package.json"
{
  "scripts": {
    "dev": "toolpad-studio dev ./toolpad",
    "build": "NODE_ENV=production toolpad-studio bild"
  }
}
\`\`\`
`;
  const problems = await runCheck(checkCommands, source);
  expect(problems.map(({line, message}) => [line, message])).toEqual([
    [8, 'There is no command `toolpad-studio bild`.'],
    [1, '`toolpad-studio start` has no flag `--prot`.'],
    [2, 'There is no command `npm package`.'],
  ]);
});

test.each([
  ['npm install a@1 b @scope/c@^2.0.0', ['a@1', 'b', '@scope/c@^2.0.0']],
  ['npm install --save-dev a', ['a']],
  ['npx create-x@2 app', ['create-x@2']],
  ['npm create vite@6 app', ['create-vite@6']],
  ['npm create @scope/app@1', ['@scope/create-app@1']],
  ['npx tsc --noEmit', []],
  ['npx @toolpad/studio@0.13.0 dev', ['@toolpad/studio@0.13.0']],
  ['yarn add a', ['a']],
  ['npm run a', []],
  ['toolpad-studio dev a', []],
])('%s names the packages %j', (line, packages) => {
  expect(checkCommand(line.split(' ')).packages).toEqual(packages);
});

test('no program is known twice', () => {
  expect(Object.keys(PROGRAMS).length).toBeGreaterThan(20);
  expect(PROGRAMS['toolpad-studio']?.subcommands).toHaveProperty('build');
});
