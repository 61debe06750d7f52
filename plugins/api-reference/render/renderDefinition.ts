import type {ApiSignature, ApiSymbol, LinkedToken} from '../types';
import {linkTypes} from './linkTypes';
import {element} from './mdx';
import type {RenderContext} from './renderContext';

/** A type or call in a block of its own, with links in it. */
function definition(tokens: readonly LinkedToken[]): string {
  return element('ApiDefinition', {tokens});
}

function signatureTokens(
  name: string,
  {typeParameters, parameters, returns}: ApiSignature,
  context: RenderContext,
): LinkedToken[] {
  // One parameter fits on the line; several get a line each.
  const [open, between, close] =
    parameters.length > 1 ? ['(\n  ', ',\n  ', ',\n)'] : ['(', '', ')'];
  const list = parameters.flatMap((parameter, index): LinkedToken[] => [
    `${index > 0 ? between : ''}${parameter.name}${parameter.optional ? '?' : ''}: `,
    ...linkTypes(parameter.type, context.places),
  ]);
  return [
    `${name}${typeParameters}${open}`,
    ...list,
    `${close}: `,
    ...linkTypes(returns, context.places),
  ];
}

/** The ways to call a symbol, each on its own lines. */
export function renderSignatures(symbol: ApiSymbol, context: RenderContext): string {
  const name = symbol.kind === 'class' ? `new ${symbol.name}` : symbol.name;
  const tokens = symbol.signatures.flatMap((signature, index): LinkedToken[] => [
    ...(index > 0 ? ['\n\n'] : []),
    ...(symbol.kind === 'type'
      ? signatureTokens('', signature, context)
      : signatureTokens(name, signature, context)),
  ]);
  return tokens.length > 0 ? definition(tokens) : '';
}

/** What an alias stands for, or the type of a constant. */
export function renderAlias(symbol: ApiSymbol, context: RenderContext): string {
  if (!symbol.type || symbol.members.length > 0) {
    return '';
  }
  const head =
    symbol.kind === 'type' ? `type ${symbol.name}${symbol.typeParameters} = ` : `${symbol.name}: `;
  return definition([head, ...linkTypes(symbol.type, context.places)]);
}
