import {createPageCheck} from '../../createPageCheck';
import {checkCommand} from './checkCommand';
import {listCommands} from './listCommands';

/** Commands name only programs, subcommands and flags that exist. */
export const checkCommands = createPageCheck('commands', (page) =>
  listCommands(page).flatMap(({words, line}) =>
    checkCommand(words).problems.map((problem) => ({file: page.path, line, ...problem})),
  ),
);
