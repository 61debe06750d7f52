import type {DocsCheck} from '../../types';
import {checkCommand} from './checkCommand';
import {listCommands} from './listCommands';

/** Commands name only programs, subcommands and flags that exist. */
export const checkCommands: DocsCheck = {
  name: 'commands',
  run: (pages) =>
    pages.flatMap((page) =>
      listCommands(page).flatMap(({words, line}) =>
        checkCommand(words).problems.map((problem) => ({file: page.path, line, ...problem})),
      ),
    ),
};
