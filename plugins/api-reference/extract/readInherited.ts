import path from 'node:path';
import ts from 'typescript';
import type {InheritedProps} from '../types';
import {findForeignProperties, type ReadContext} from './readMembers';
import {findExternalImports} from './typeTokens';

/** The name of another package's type that a props type extends or stands for. */
function findForeignBase(node: ts.Node, context: ReadContext): ts.Identifier | undefined {
  const imports = findExternalImports(node.getSourceFile());
  const type = context.package.checker.getTypeAtLocation(node);
  const owner: ts.Symbol | undefined = type.getSymbol();
  const alias = ts.isTypeReferenceNode(node) ? node.typeName : undefined;
  if (alias && ts.isIdentifier(alias) && imports.has(alias.text)) {
    return alias;
  }
  const declared = alias && context.package.checker.getSymbolAtLocation(alias)?.declarations?.[0];
  const target = declared ?? owner?.declarations?.[0];
  if (!target) {
    return undefined;
  }
  const types = ts.isInterfaceDeclaration(target)
    ? (target.heritageClauses ?? []).flatMap((clause) => clause.types.map((one) => one.expression))
    : ts.isTypeAliasDeclaration(target) && ts.isTypeReferenceNode(target.type)
      ? [target.type.typeName]
      : [];
  return types.find(
    (name): name is ts.Identifier =>
      ts.isIdentifier(name) && findExternalImports(name.getSourceFile()).has(name.text),
  );
}

/** What the props of a component take over from a type of another package. */
export function readInherited(node: ts.TypeNode, context: ReadContext): InheritedProps | undefined {
  const {checker} = context.package;
  const type = checker.getTypeFromTypeNode(node);
  const foreign = findForeignProperties(type, context);
  const base = findForeignBase(node, context);
  if (!base || foreign.length === 0) {
    return undefined;
  }
  const module = findExternalImports(base.getSourceFile()).get(base.text) ?? '';
  // `@mui/material/Button` is declared in `@mui/material/esm/Button/`.
  const folder = `/${path.basename(module)}/`;
  const classes = type.getProperty('classes');
  return {
    typeName: base.text,
    module,
    count: foreign.length,
    names: foreign
      .filter((one) => one.declarations?.some((d) => d.getSourceFile().fileName.includes(folder)))
      .map((one) => one.name)
      .sort(),
    classes: classes
      ? checker
          .getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(classes)))
          .map((one) => one.name)
          .sort()
      : [],
  };
}
