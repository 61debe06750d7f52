import {runCheck} from '../../testing/runCheck';
import {checkYaml} from './checkYaml';

function fence(meta: string, code: string): string {
  return `---\ntitle: Orders\n---\n\nText.\n\n\`\`\`yaml ${meta}\n${code}\n\`\`\`\n`;
}

const PAGE = `apiVersion: v1
kind: page
spec:
  title: Orders
  content:
    - component: Button
      name: save
      props:
        size: large`;

test.each([
  ['a page', fence('title="toolpad/pages/orders/page.yml"', PAGE)],
  ['a file of something else', fence('title="render.yaml"', 'services:\n  - type: web')],
  ['a part of a file', fence('file="toolpad/pages/orders/page.yml" continues', '  display: shell')],
  ['a skipped file', fence('check=skip reason="Shows a mistake."', `${PAGE}\ncolour: red`)],
])('%s is right', async (_name, source) => {
  expect(await runCheck(checkYaml, source)).toEqual([]);
});

test.each([
  ['a wrong key of a named file', '  title:', '  titel:', 11, 'takes no key `titel`'],
  ['a wrong property', 'size: large', 'colour: red', 16, 'Button has no property `colour`'],
  ['a wrong value', 'size: large', 'size: huge', 16, 'is not a value that `size`'],
  ['a wrong component', 'Button', 'Knob', 13, 'no component `Knob`'],
  ['a wrong kind', 'kind: page', 'kind: pages', 9, '`kind` is "pages"'],
  ['a missing key', '      name: save\n', '', 13, 'lacks the key `name`'],
  ['broken YAML', 'size: large', 'size: [large', 16, 'does not parse'],
  ['a key twice', '  title: Orders', '  title: Orders\n  title: O', 12, 'does not parse'],
])('%s is found on its line', async (_name, from, to, line, message) => {
  const source = fence('title="toolpad/pages/orders/page.yml"', PAGE.replace(from, to));
  const problems = await runCheck(checkYaml, source);
  expect(problems).toMatchObject([{file: 'studio/page.mdx', line}]);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.advice).toMatch(/\.$/);
});

test('a file without a name is known by its first lines', async () => {
  const source = fence('', PAGE.replace('title', 'titel'));
  expect(await runCheck(checkYaml, source)).toHaveLength(1);
});

test('a file that has the name of a Studio file and is none is found', async () => {
  const source = fence('title="toolpad/theme.yml"', 'palette: dark');
  const problems = await runCheck(checkYaml, source);
  expect(problems).toMatchObject([{line: 8}]);
  expect(problems[0]?.message).toContain('says no `kind`');
});
