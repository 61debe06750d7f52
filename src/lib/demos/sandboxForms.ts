import {compressToBase64} from 'lz-string';
import type {DemoProject} from './createProject';

/** A form that a site of sandboxes accepts. */
export interface SandboxForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The form of https://developer.stackblitz.com/platform/api/post-api. */
export function stackBlitzForm({title, mainFile, files}: DemoProject): SandboxForm {
  const rows = Object.entries(files).map(
    ([path, text]) => [`project[files][${path}]`, text] as const,
  );
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(mainFile)}`,
    fields: {
      'project[title]': title,
      'project[description]': `${title}: a demo of Toolpad Core`,
      'project[template]': 'node',
      ...Object.fromEntries(rows),
    },
  };
}

/** Base64 with the letters that are safe in an address. */
function pack(value: unknown): string {
  return compressToBase64(JSON.stringify(value))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The form of https://codesandbox.io/docs/learn/sandboxes/cli-api, for projects with a server. */
export function codeSandboxForm({mainFile, files}: DemoProject): SandboxForm {
  const rows = Object.entries(files).map(([path, content]) => [path, {content}] as const);
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      environment: 'server',
      parameters: pack({files: Object.fromEntries(rows)}),
      query: `file=/${mainFile}`,
    },
  };
}

/** Sends a form to a new tab. This is the only moment at which a demo leaves the site. */
export function submitSandboxForm({action, fields}: SandboxForm, document: Document): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
