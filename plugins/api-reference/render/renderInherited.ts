import path from 'node:path';
import type {ApiSymbol, InheritedProps} from '../types';
import {muiClassName} from './muiClassName';
import {findExternalLink} from './externalLinks';
import {blocks, element, heading} from './mdx';

function componentName({typeName}: InheritedProps): string {
  return typeName.replace(/Props$/, '');
}

function linkTo(inherited: InheritedProps, text: string): string {
  const address = findExternalLink(inherited.typeName, inherited.module);
  return address ? `[${text}](${address})` : text;
}

/** Sums up the props that a component takes over from another one, and what it does with `ref`. */
export function renderInherited({name, inherited, ref}: ApiSymbol): string {
  if (!inherited) {
    return `\`${name}\` does not take a \`ref\`.`;
  }
  const base = componentName(inherited);
  const link = linkTo(inherited, `${base} of Material UI`);
  const names = inherited.names.map((one) => `\`${one}\``).join(', ');
  return blocks(
    `\`${name}\` also takes the props of ${link} and passes them on: ${names}, and everything that its element takes. The types count ${String(inherited.count)} of them.`,
    ref && `With React 19 \`ref\` is among them.`,
  );
}

/** The CSS classes that come with the inherited `classes` prop. */
export function renderClasses({name, inherited}: ApiSymbol): string {
  if (!inherited || inherited.classes.length === 0) {
    return '';
  }
  const base = path.basename(inherited.module);
  const link = linkTo(inherited, `${base} of Material UI`);
  const list = inherited.classes.map((key) => ({key, name: `.${muiClassName(base, key)}`}));
  return blocks(
    heading(2, 'CSS classes', 'css-classes'),
    `\`${name}\` has no classes of its own. Its outermost element has those of ${link}. Use the key in \`classes\`, and the class name in a style sheet.`,
    element('ApiClasses', {classes: list}),
  );
}
