/** @jest-environment jsdom */
import {decompressFromBase64} from 'lz-string';
import {codeSandboxForm, stackBlitzForm, submitSandboxForm} from './sandboxForms';

const PROJECT = {
  title: 'Ferries',
  mainFile: 'src/A.tsx',
  files: {'package.json': '{}\n', 'src/A.tsx': 'const a = "ä?>";\n'},
};

test('StackBlitz gets each file in a field and opens the demo', () => {
  const {action, fields} = stackBlitzForm(PROJECT);
  expect(action).toBe('https://stackblitz.com/run?file=src%2FA.tsx');
  expect(fields).toMatchObject({
    'project[title]': 'Ferries',
    'project[template]': 'node',
    'project[files][package.json]': '{}\n',
    'project[files][src/A.tsx]': 'const a = "ä?>";\n',
  });
});

test('CodeSandbox gets all files in one packed field', () => {
  const {action, fields} = codeSandboxForm(PROJECT);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  expect(fields.query).toBe('file=/src/A.tsx');
  expect(fields.parameters).toMatch(/^[\w-]+$/);
  const base64 = (fields.parameters ?? '').replaceAll('-', '+').replaceAll('_', '/');
  expect(JSON.parse(decompressFromBase64(base64))).toEqual({
    files: {
      'package.json': {content: '{}\n'},
      'src/A.tsx': {content: 'const a = "ä?>";\n'},
    },
  });
});

test('a form goes to a new tab and leaves nothing behind', () => {
  const sent: FormData[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    expect(this.method).toBe('post');
    expect(this.target).toBe('_blank');
    sent.push(new FormData(this));
  });
  submitSandboxForm({action: 'https://example.com/', fields: {a: '1\n2'}}, document);
  expect(sent.map((data) => data.get('a'))).toEqual(['1\n2']);
  expect(document.forms).toHaveLength(0);
});
