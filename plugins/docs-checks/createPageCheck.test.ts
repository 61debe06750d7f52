import {createPageCheck} from './createPageCheck';
import {parsePage} from './parsePage';

const pages = ['core/a.mdx', 'core/b.mdx', 'core/c.mdx'].map((path) =>
  parsePage({path, kind: 'page', source: 'Text.'}),
);

test('a check of single pages counts those that are right', async () => {
  const check = createPageCheck('b', ({path}) =>
    path === 'core/b.mdx' ? [{file: path, line: 1, message: 'It is b.', advice: 'Be a.'}] : [],
  );
  expect(await check.run(pages, {rootDir: '/', allPages: pages, codeFiles: []})).toEqual({
    problems: [{file: 'core/b.mdx', line: 1, message: 'It is b.', advice: 'Be a.'}],
    passed: 2,
  });
});
