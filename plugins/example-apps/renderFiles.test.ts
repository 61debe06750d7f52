import {exampleFileId} from '../../src/shared/examples';
import {renderFiles} from './renderFiles';

test('highlights each file in its language, in the order of the files', () => {
  const files = {
    'src/App.tsx': 'const a: number = <b />;\n',
    'package.json': '{"a": 1}',
    'next.config.mjs': 'export default {};',
    '.npmrc': '<plain>',
  };
  const rendered = renderFiles({name: 'x', description: 'y', mainFile: 'src/App.tsx', files});
  expect(rendered.map(({path, label}) => [path, label])).toEqual([
    ['src/App.tsx', 'TypeScript'],
    ['package.json', 'JSON'],
    ['next.config.mjs', 'JavaScript'],
    ['.npmrc', 'Text'],
  ]);
  expect(rendered[0]?.html).toContain('<span');
  expect(rendered[3]?.html).toContain('&lt;plain&gt;');
});

test.each([
  ['src/pages/A.tsx', 'src-pages-A.tsx'],
  ['app/(dashboard)/tools/[[...segments]]/page.tsx', 'app-dashboard-tools-...segments-page.tsx'],
  ['.npmrc', '.npmrc'],
])('the anchor of %s is %s', (path, id) => {
  expect(exampleFileId(path)).toBe(id);
});
