import path from 'node:path';
import ts from 'typescript';
import {typeText} from '../typeText';
import type {ApiSymbol} from '../types';
import {readInherited} from './readInherited';
import {
  printTypeParameters,
  readMembers,
  readSignature,
  readTypeNode,
  type ReadContext,
} from './readMembers';
import {findExternalImports} from './typeTokens';

type Body = Omit<ApiSymbol, 'name' | 'entryPoints' | 'file'>;

const EMPTY: Pick<Body, 'members' | 'signatures' | 'typeParameters'> = {
  members: [],
  signatures: [],
  typeParameters: '',
};

/** The declared callables of a type: of a function, or of an interface with call signatures. */
function findCallables(type: ts.Type): ts.SignatureDeclaration[] {
  return type.getCallSignatures().flatMap((signature) => {
    const declaration = signature.getDeclaration();
    return ts.isFunctionLike(declaration) ? [declaration] : [];
  });
}

function readComponent(callable: ts.SignatureDeclaration, context: ReadContext): Body {
  const node = callable.parameters[0]?.type;
  const typeParameters = printTypeParameters(callable.typeParameters);
  if (!node) {
    return {...EMPTY, kind: 'component', typeParameters, ref: false};
  }
  const {checker} = context.package;
  const type = checker.getTypeFromTypeNode(node);
  const name = ts.isTypeReferenceNode(node) ? node.typeName.getText() : undefined;
  const owner = checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node);
  const inherited = readInherited(node, context);
  return {
    ...EMPTY,
    kind: 'component',
    typeParameters,
    ...(name !== undefined && {propsType: name}),
    ref: type.getProperty('ref') !== undefined,
    ...(inherited && {inherited}),
    members: readMembers(type, owner?.declarations?.[0], context),
  };
}

function readVariable(node: ts.VariableDeclaration, name: string, context: ReadContext): Body {
  const text = node.type ? readTypeNode(node.type, context) : [];
  // Asked first, because React 19 lets a context be called like a component.
  if (typeText(text).startsWith('Context<')) {
    return {...EMPTY, kind: 'context', type: text};
  }
  const callables = findCallables(context.package.checker.getTypeAtLocation(node));
  if (callables[0] && !name.startsWith('use')) {
    return readComponent(callables[0], context);
  }
  if (callables.length > 0) {
    return {
      ...EMPTY,
      kind: 'hook',
      signatures: callables.map((callable) => readSignature(callable, context)),
    };
  }
  return {...EMPTY, kind: 'constant', type: text};
}

function readAlias(node: ts.TypeAliasDeclaration, context: ReadContext): Body {
  const typeParameters = printTypeParameters(node.typeParameters);
  const body = {...EMPTY, kind: 'type', typeParameters} as const;
  if (ts.isTypeLiteralNode(node.type)) {
    const type = context.package.checker.getTypeAtLocation(node.type);
    return {...body, members: readMembers(type, node.type, context)};
  }
  return {...body, type: readTypeNode(node.type, context)};
}

function readInterface(node: ts.InterfaceDeclaration, context: ReadContext): Body {
  const type = context.package.checker.getTypeAtLocation(node);
  const bases = (node.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
  const [base] = bases.filter((one) =>
    findExternalImports(node.getSourceFile()).has(one.getText()),
  );
  return {
    ...EMPTY,
    kind: 'type',
    typeParameters: printTypeParameters(node.typeParameters),
    members: readMembers(type, node, context),
    signatures: findCallables(type).map((callable) => readSignature(callable, context)),
    ...(base && {type: readTypeNode(base, context)}),
  };
}

function readClass(node: ts.ClassDeclaration, context: ReadContext): Body {
  const type = context.package.checker.getTypeAtLocation(node);
  return {
    ...EMPTY,
    kind: 'class',
    members: readMembers(type, node, context),
    signatures: node.members
      .filter((member) => ts.isConstructorDeclaration(member))
      .map((member) => ({...readSignature(member, context), returns: [node.name?.text ?? '']})),
  };
}

function readDeclaration(node: ts.Declaration, name: string, context: ReadContext): Body | null {
  if (ts.isFunctionDeclaration(node)) {
    const type = context.package.checker.getTypeAtLocation(node);
    const callables = findCallables(type);
    const [first] = callables;
    return first && /^[A-Z]/.test(name)
      ? readComponent(first, context)
      : {
          ...EMPTY,
          kind: 'hook',
          signatures: callables.map((callable) => readSignature(callable, context)),
        };
  }
  if (ts.isVariableDeclaration(node)) {
    return readVariable(node, name, context);
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return readAlias(node, context);
  }
  if (ts.isInterfaceDeclaration(node)) {
    return readInterface(node, context);
  }
  return ts.isClassDeclaration(node) ? readClass(node, context) : null;
}

/** The file of a declaration in the package, without its extension. */
export function fileOf(declaration: ts.Declaration, folder: string): string {
  return path.relative(folder, declaration.getSourceFile().fileName).replace(/\.d\.ts$/, '');
}

/**
 * Reads one symbol of a package.
 *
 * @throws when its declaration is of a kind that this reader does not know
 */
export function readSymbol(
  symbol: ts.Symbol,
  entryPoints: readonly string[],
  context: ReadContext,
): ApiSymbol {
  // A function may have a namespace beside it; the function comes first.
  for (const declaration of symbol.declarations ?? []) {
    const body = readDeclaration(declaration, symbol.name, context);
    if (body) {
      const file = fileOf(declaration, context.package.folder);
      return {name: symbol.name, entryPoints, file, ...body};
    }
  }
  throw new Error(
    `${context.package.name}: "${symbol.name}" is neither a function, variable, class, interface nor type. Teach plugins/api-reference/extract/readSymbol.ts to read it.`,
  );
}
