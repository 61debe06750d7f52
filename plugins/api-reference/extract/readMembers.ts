import ts from 'typescript';
import type {ApiMember, ApiParameter, ApiSignature, TypeToken} from '../types';
import type {OpenPackage} from './openPackage';
import {findExternalImports, printNode, toTypeTokens} from './typeTokens';

/** What reading a declaration needs to know of its surroundings. */
export interface ReadContext {
  readonly package: OpenPackage;
  /** Whether the package declares a type of that name. */
  readonly isOwn: (name: string) => boolean;
  /** Defaults that the script of the declaring file gives to props. */
  readonly defaults: ReadonlyMap<string, string>;
}

const NO_DEFAULTS: ReadonlyMap<string, string> = new Map();

function isInPackage(declaration: ts.Declaration, {folder}: OpenPackage): boolean {
  return declaration.getSourceFile().fileName.startsWith(`${folder}/`);
}

function tokensOf(text: string, near: ts.Node, context: ReadContext): TypeToken[] {
  return toTypeTokens(text, context.isOwn, findExternalImports(near.getSourceFile()));
}

/** The tokens of a type as its author wrote it. */
export function readTypeNode(node: ts.Node, context: ReadContext): TypeToken[] {
  return tokensOf(printNode(node), node, context);
}

function readTag(symbol: ts.Symbol, tagName: string): string | undefined {
  const tag = symbol.getJsDocTags().find(({name}) => name === tagName);
  // A default can have a remark in parentheses after it; only the first word or call is the value.
  return (
    tag &&
    (tag.text ?? [])
      .map(({text}) => text)
      .join('')
      .split('\n')[0]
      ?.trim()
  );
}

function readDefault(symbol: ts.Symbol, {defaults}: ReadContext): string | undefined {
  const value = defaults.get(symbol.name) ?? readTag(symbol, 'default')?.replace(/ \(.*\)$/, '');
  return value === '' || value === 'undefined' ? undefined : value;
}

function typeNodeOf(declaration: ts.Declaration): ts.TypeNode | undefined {
  if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) {
    return declaration.type;
  }
  return undefined;
}

function readMember(
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  owner: ts.Node | undefined,
  context: ReadContext,
): ApiMember {
  const {checker} = context.package;
  const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const node = typeNodeOf(declaration);
  const parent = declaration.parent;
  const isTakenOver = ts.isInterfaceDeclaration(parent) && parent !== owner;
  const base = {
    name: symbol.name,
    optional,
    ...(isTakenOver && {declaredBy: parent.name.text}),
    ...(readDefault(symbol, context) !== undefined && {default: readDefault(symbol, context)}),
    ...(readTag(symbol, 'deprecated') !== undefined && {deprecated: true}),
  };
  // The declared text of a generic interface names its own parameters, not what they stand for here.
  const isInstantiated = isTakenOver && parent.typeParameters !== undefined;
  if (node && !isInstantiated) {
    const inline = ts.isTypeLiteralNode(node) ? node : undefined;
    return {
      ...base,
      type: readTypeNode(node, context),
      ...(inline && {
        members: readMembers(checker.getTypeAtLocation(inline), inline, {
          ...context,
          defaults: NO_DEFAULTS,
        }),
      }),
    };
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const text = ts.isMethodDeclaration(declaration)
    ? checker.signatureToString(
        checker.getSignatureFromDeclaration(declaration) ??
          raise(`${symbol.name} has no signature`),
        declaration,
        ts.TypeFormatFlags.WriteArrowStyleSignature,
      )
    : checker.typeToString(
        // An optional property keeps its `null`, and loses the `undefined` that `?` already says.
        optional ? type : checker.getTypeOfSymbol(symbol),
        declaration,
        ts.TypeFormatFlags.NoTruncation,
      );
  return {
    ...base,
    type: tokensOf(text.replace(/\bReact\.(?=[A-Z])/g, ''), declaration, context),
  };
}

function raise(message: string): never {
  throw new Error(message);
}

/** Reads the properties and methods that the package itself declares on a type. */
export function readMembers(
  type: ts.Type,
  owner: ts.Node | undefined,
  context: ReadContext,
): ApiMember[] {
  return context.package.checker.getPropertiesOfType(type).flatMap((symbol) => {
    const declaration = symbol.declarations?.find((one) => isInPackage(one, context.package));
    const isPrivate =
      declaration && ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private;
    return declaration && !isPrivate ? [readMember(symbol, declaration, owner, context)] : [];
  });
}

/** The properties of a type that other packages declare. */
export function findForeignProperties(type: ts.Type, {package: opened}: ReadContext): ts.Symbol[] {
  return opened.checker
    .getPropertiesOfType(type)
    .filter((symbol) => !symbol.declarations?.some((one) => isInPackage(one, opened)));
}

function readParameter(
  node: ts.ParameterDeclaration,
  index: number,
  context: ReadContext,
): ApiParameter {
  return {
    name: ts.isIdentifier(node.name) ? node.name.text : `argument${String(index + 1)}`,
    optional: node.questionToken !== undefined || node.initializer !== undefined,
    type: node.type ? readTypeNode(node.type, context) : ['unknown'],
  };
}

/** Prints `<P, R>` for the type parameters of a declaration, or nothing. */
export function printTypeParameters(
  parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
): string {
  return parameters ? `<${parameters.map(printNode).join(', ')}>` : '';
}

/** Reads a way to call something from its declaration. */
export function readSignature(
  declaration: ts.SignatureDeclaration,
  context: ReadContext,
): ApiSignature {
  return {
    typeParameters: printTypeParameters(declaration.typeParameters),
    parameters: declaration.parameters.map((node, index) => readParameter(node, index, context)),
    returns: declaration.type ? readTypeNode(declaration.type, context) : [],
  };
}
