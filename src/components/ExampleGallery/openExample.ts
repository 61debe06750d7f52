import projects from '@generated/toolpad-example-apps/default/projects';
import {
  codeSandboxForm,
  stackBlitzForm,
  submitSandboxForm,
  type SandboxForm,
} from '../../lib/demos/sandboxForms';

/** Where an example can be opened. */
export type SandboxName = 'StackBlitz' | 'CodeSandbox';

/** The form that hands a whole example to a sandbox. */
export async function createExampleForm(
  name: string,
  title: string,
  sandbox: SandboxName,
): Promise<SandboxForm> {
  const load = projects[name];
  if (!load) {
    throw new Error(`There is no example ${name}.`);
  }
  const {mainFile, files} = (await load()).default;
  const project = {title, mainFile, files};
  return sandbox === 'StackBlitz' ? stackBlitzForm(project) : codeSandboxForm(project);
}

/** Sends an example to a sandbox in a new tab. Nothing leaves the site before this. */
export async function openExample(
  name: string,
  title: string,
  sandbox: SandboxName,
): Promise<void> {
  submitSandboxForm(await createExampleForm(name, title, sandbox), document);
}
