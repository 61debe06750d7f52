import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {WORKSPACE_FILES, type Workspace} from './findWorkspace';

const run = promisify(execFile);

function removeOldVersions({name, folder}: Workspace): void {
  const parent = path.dirname(folder);
  for (const entry of readdirSync(parent)) {
    const isOld = new RegExp(`^${name}-[0-9a-f]+$`).test(entry) && entry !== path.basename(folder);
    if (isOld) {
      rmSync(path.join(parent, entry), {recursive: true});
    }
  }
}

/**
 * Installs the packages of a workspace, unless they are there. No script of a package runs.
 *
 * `npm install` and not `npm ci`: it takes the versions of the lock file too, and accepts that the file
 * lacks packages of platforms that the registry does not have.
 *
 * @throws when npm cannot: a check that does not run must not pass
 */
export async function installWorkspace(workspace: Workspace): Promise<void> {
  if (workspace.isInstalled) {
    return;
  }
  const {name, source, folder} = workspace;
  // Under another name until it is complete, so that nobody uses half of it.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, {recursive: true});
  try {
    for (const file of WORKSPACE_FILES) {
      cpSync(path.join(source, file), path.join(unfinished, file));
    }
    await run('npm', ['install', '--ignore-scripts', '--no-save', '--loglevel=error'], {
      cwd: unfinished,
    });
    // Somebody else may have been faster.
    if (existsSync(folder)) {
      rmSync(unfinished, {recursive: true});
    } else {
      renameSync(unfinished, folder);
    }
  } catch (error) {
    rmSync(unfinished, {recursive: true, force: true});
    throw new Error(
      `The packages that the code of the ${name} pages is checked against cannot be installed; look at plugins/docs-checks/workspaces/${name}, and whether npm reaches its registry.`,
      {cause: error},
    );
  }
  removeOldVersions(workspace);
}
