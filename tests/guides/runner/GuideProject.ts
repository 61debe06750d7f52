import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {GuideError} from './GuideError';
import type {GuideCommand} from './parseCommand';
import {readGuide, type GuideAction, type GuideStep} from './readGuide';
import {runProgram} from './runProgram';
import {startServer, type RunningServer} from './startServer';
import {WrittenFiles} from './WrittenFiles';

const ROOT = path.resolve(__dirname, '../../..');
const LIMIT_MS = 600_000;
/** What npm does not need here; everything else is as a reader has it. */
const NPM_INSTALL_FLAGS = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/** How to follow a guide. */
export interface GuideOptions {
  /** Whose variants to follow, where the guide has some: `next-app`, `next-pages` or `vite`. */
  readonly runtime?: string;
}

/**
 * A guide, and the empty folder in which it is followed to the letter.
 *
 * Commands run and files are written in the order of the page. The folder stays between the steps,
 * so packages are installed once. Everything that fails throws a `GuideError` with the line.
 */
export class GuideProject {
  /** What the guide tells, heading by heading. */
  readonly steps: readonly GuideStep[];
  readonly #page: string;
  readonly #root: string;
  readonly #files = new WrittenFiles();
  readonly #ended = new AbortController();
  #folder: string;
  #followed = 0;
  /** The line of the page where the reader is. */
  #line = 1;

  private constructor(page: string, steps: readonly GuideStep[], root: string) {
    this.#page = page;
    this.steps = steps;
    this.#root = root;
    this.#folder = root;
  }

  /**
   * Reads a guide and makes its empty folder, outside of this project.
   *
   * @param page - the path of the page, from the project's root or absolute
   */
  static async open(page: string, {runtime}: GuideOptions = {}): Promise<GuideProject> {
    const file = path.resolve(ROOT, page);
    const name = path.relative(ROOT, file).startsWith('..') ? page : path.relative(ROOT, file);
    if (!existsSync(file)) {
      throw new Error(
        `There is no guide ${name}; name a page by its path from the project's root.`,
      );
    }
    const steps = readGuide(name, await readFile(file, 'utf8'), runtime);
    return new GuideProject(name, steps, await mkdtemp(path.join(tmpdir(), 'guide-')));
  }

  /** The folder in which the reader is now: that of the app, once the guide has gone there. */
  get folder(): string {
    return this.#folder;
  }

  /**
   * Follows the steps that are still to be followed.
   *
   * @param last - the heading of the last step to follow now; without it, all
   */
  async follow(last?: string): Promise<void> {
    const lastIndex = last === undefined ? this.steps.length - 1 : this.#findStep(last);
    for (const step of this.steps.slice(this.#followed, lastIndex + 1)) {
      this.#line = step.line;
      for (const action of step.actions) {
        this.#line = action.line;
        await this.#act(action);
      }
      this.#followed += 1;
    }
  }

  /**
   * Follows the steps one at a time, and type-checks after each that writes TypeScript.
   *
   * @param last - the heading of the last step to follow now; without it, all
   */
  async followChecked(last?: string): Promise<void> {
    const lastIndex = last === undefined ? this.steps.length - 1 : this.#findStep(last);
    for (const step of this.steps.slice(this.#followed, lastIndex + 1)) {
      await this.follow(step.title);
      const writesCode = step.actions.some(
        (action) => action.kind === 'file' && /\.tsx?$/.test(action.path),
      );
      if (writesCode) {
        await this.typeCheck();
      }
    }
  }

  /** Type-checks the app with the compiler that the guide has installed. */
  async typeCheck(): Promise<void> {
    const compiler = path.join(this.#folder, 'node_modules/.bin/tsc');
    if (!existsSync(compiler)) {
      throw this.#error(
        'the guide has not installed typescript by now, so nothing checks its types',
      );
    }
    await this.#run(compiler, ['--noEmit', '--pretty', 'false']);
  }

  /** Builds the app as its package.json says. */
  async build(): Promise<void> {
    await this.#run('npm', ['run', 'build']);
  }

  /**
   * Starts a script of the app that serves, such as `preview`, until the answer or the project ends.
   *
   * @param port - handed on as `--port`
   */
  async serve(script: string, port: number): Promise<RunningServer> {
    const server = await startServer(script, {cwd: this.#folder, port});
    this.#ended.signal.addEventListener('abort', server.stop);
    return server;
  }

  /** Ends what still runs, and removes the folder. */
  async dispose(): Promise<void> {
    this.#ended.abort();
    await rm(this.#root, {recursive: true, force: true, maxRetries: 5});
  }

  #findStep(title: string): number {
    const index = this.steps.findIndex((step) => step.title === title);
    if (index === -1) {
      const titles = this.steps.map((step) => `"${step.title}"`).join(', ');
      throw new Error(`${this.#page} has no step "${title}"; it has ${titles}.`);
    }
    return index;
  }

  #error(message: string, line = this.#line): GuideError {
    const step = this.steps.findLast((candidate) => candidate.line <= line)?.title;
    return new GuideError({page: this.#page, step: step ?? 'the beginning', line}, message);
  }

  /** A path of the guide as a path of this machine; nothing leaves the guide's folder. */
  #resolve(relative: string): string {
    const absolute = path.resolve(this.#folder, relative);
    if (absolute !== this.#root && !absolute.startsWith(this.#root + path.sep)) {
      throw this.#error(`"${relative}" is outside of the reader's folder`);
    }
    return absolute;
  }

  async #act(action: GuideAction): Promise<void> {
    if (action.kind === 'command') {
      await this.#perform(action.command);
      return;
    }
    const file = this.#resolve(action.path);
    const name = path.relative(this.#root, file);
    if (action.isContinued && !this.#files.paths.includes(name)) {
      throw this.#error(`this continues ${action.path}, which no block above has begun`);
    }
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, this.#files.write(name, action.lines, action.isContinued));
  }

  async #perform(command: GuideCommand): Promise<void> {
    if (command.kind === 'change folder') {
      const folder = this.#resolve(command.folder);
      if (!existsSync(folder) || !(await stat(folder)).isDirectory()) {
        throw this.#error(`there is no folder "${command.folder}" to go to`);
      }
      this.#folder = folder;
    } else if (command.kind === 'make folders') {
      for (const folder of command.folders) {
        await mkdir(this.#resolve(folder), {recursive: true});
      }
    } else if (command.kind === 'run') {
      const isInstall = ['install', 'i', 'ci', 'uninstall'].includes(command.args[0] ?? '');
      const flags = command.program === 'npm' && isInstall ? NPM_INSTALL_FLAGS : [];
      const offline = command.program === 'npx' ? ['--no-install'] : [];
      await this.#run(command.program, [...offline, ...command.args, ...flags]);
    }
  }

  async #run(program: string, args: readonly string[]): Promise<void> {
    const {succeeded, output} = await runProgram(program, args, {
      cwd: this.#folder,
      timeout: LIMIT_MS,
      signal: this.#ended.signal,
    });
    if (succeeded) {
      return;
    }
    const shown = [
      path.basename(program),
      ...args.filter((arg) => !NPM_INSTALL_FLAGS.includes(arg)),
    ];
    const places = this.#findPlaces(output);
    const message = [
      `\`${shown.join(' ')}\` fails`,
      ...places.map(
        ({path: file, fileLine, line}) => `${this.#page}:${line} is ${file}:${fileLine}`,
      ),
      output,
    ].join('\n');
    throw this.#error(message, places[0]?.line);
  }

  /** Tools name files from the folder that they run in. */
  #findPlaces(output: string): {path: string; fileLine: number; line: number}[] {
    const inside = path.relative(this.#root, this.#folder);
    const prefix = inside === '' ? '' : `${inside}${path.sep}`;
    return this.#files.findPlaces(output, prefix);
  }
}
