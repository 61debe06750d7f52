import {findFrontMatterProblems, parseFrontMatter} from './frontMatter';

const GOOD = {
  title: 'CRUD',
  description: 'How to list, show, create, edit and delete the records of a data source.',
  slug: '/react-crud/',
};

test('a page with title, description and slug has no problems', () => {
  expect(findFrontMatterProblems(GOOD)).toEqual([]);
});

test.each([
  [{title: undefined}, '`title` is missing'],
  [{description: undefined}, '`description` is missing'],
  [{slug: undefined}, '`slug` is missing'],
  [{description: 'x'.repeat(49)}, '`description` has fewer than 50 characters'],
  [{description: 'x'.repeat(161)}, '`description` has more than 160 characters'],
  [{description: `${'x'.repeat(60)}\n${'y'.repeat(60)}`}, '`description` must stand on one line'],
  [{slug: 'react-crud'}, '`slug` is "react-crud"; write the path'],
  [{slug: '/react-crud'}, '`slug` is "/react-crud"; write the path'],
  [{slug: '/React-Crud/'}, '`slug` is "/React-Crud/"; write the path'],
  [{sidebar_label: 'CRUD'}, '`sidebar_label` is not a key that pages have'],
  [{titel: 'CRUD'}, '`titel` is not a key that pages have'],
  [{title: 7}, '`title` must be a string'],
])('%j: %s', (change, problem) => {
  const problems = findFrontMatterProblems({...GOOD, ...change});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test.each([50, 160])('a description may have %i characters', (length) => {
  expect(findFrontMatterProblems({...GOOD, description: 'x'.repeat(length)})).toEqual([]);
});

test('the error names the file and the line of each problem', async () => {
  const fileContent = '---\ntitle: CRUD\ndescription: Short.\nslug: /crud\n---\n';
  const parsing = parseFrontMatter({
    filePath: `${process.cwd()}/core/crud.mdx`,
    fileContent,
    defaultParseFrontMatter: () =>
      Promise.resolve({
        frontMatter: {title: 'CRUD', description: 'Short.', slug: '/crud'},
        content: '',
      }),
  });
  await expect(parsing).rejects.toThrow(
    /core\/crud\.mdx:3: `description` has fewer[^]*core\/crud\.mdx:4: `slug` is "\/crud"[^]*WRITING\.md/,
  );
});

test('a part of a page needs no front matter', async () => {
  const parsed = await parseFrontMatter({
    filePath: `${process.cwd()}/src/pages/core/_install.mdx`,
    fileContent: 'npm install',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {}, content: 'npm install'}),
  });
  expect(parsed.content).toBe('npm install');
});
