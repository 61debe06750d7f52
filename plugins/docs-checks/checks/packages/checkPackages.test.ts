import {parsePage} from '../../parsePage';
import {runCheck} from '../../testing/runCheck';
import {checkPackages} from './checkPackages';
import {readPackageSpec} from './readPackageSpec';
import {lookUpPackages} from './renewPackages';

const SOURCE = `Text.

\`\`\`bash npm2yarn
npm install @toolpad/core@0.15.0 left-pad@99
npx create-toolpad-app@0.15.0 app
\`\`\`

\`\`\`json title="package.json"
{
  "dependencies": {
    "@toolpad/core": "0.15.0",
    "@toolpad/cor": "0.15.0"
  }
}
\`\`\`
`;

test('a package that nobody has looked up is found, with its version and line', async () => {
  const problems = await runCheck(checkPackages, SOURCE);
  expect(problems.map(({line, message}) => [line, message])).toEqual([
    [4, 'Nobody has looked whether npm has left-pad@99.'],
    [12, 'Nobody has looked whether npm has @toolpad/cor@0.15.0.'],
  ]);
});

test('a renewal asks for each package once, and says which ones are not there', async () => {
  const asked: string[] = [];
  const page = parsePage({path: 'core/page.mdx', kind: 'page', source: SOURCE});
  const {versions, missing} = await lookUpPackages([page, page], (spec) => {
    asked.push(spec);
    return Promise.resolve(spec.startsWith('@toolpad/core@') ? '0.15.0' : null);
  });
  expect(asked).toEqual(['@toolpad/cor@0.15.0', '@toolpad/core@0.15.0', 'left-pad@99']);
  expect(versions).toEqual({'@toolpad/core@0.15.0': '0.15.0'});
  expect(new Set(missing.map(({line, spec}) => `${line} ${spec}`))).toEqual(
    new Set(['4 left-pad@99', '12 @toolpad/cor@0.15.0']),
  );
});

test.each([
  ['react', 'react', undefined],
  ['react@19', 'react', '19'],
  ['@mui/material@^7.3.0', '@mui/material', '^7.3.0'],
  ['@react-three/fiber', '@react-three/fiber', undefined],
  ['next-auth@5.0.0-beta.25', 'next-auth', '5.0.0-beta.25'],
])('%s is %s at %s', (spec, name, range) => {
  expect(readPackageSpec(spec)).toEqual({name, range});
});
