import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';

/** Defaults by function name, then by prop name: the source text, as published. */
export type ScriptDefaults = ReadonlyMap<string, ReadonlyMap<string, string>>;

function readPattern(pattern: ts.ObjectBindingPattern, defaults: Map<string, string>): void {
  for (const element of pattern.elements) {
    const name = element.propertyName ?? element.name;
    if (element.initializer && ts.isIdentifier(name)) {
      defaults.set(name.text, element.initializer.getText());
    }
  }
}

/**
 * Reads the defaults that the published script gives to the props of its functions: those in
 * `const {open = false} = props`. Comments in the declarations can be wrong; this is what runs.
 */
export function readScriptDefaults(scriptFile: string): ScriptDefaults {
  const found = new Map<string, Map<string, string>>();
  if (!existsSync(scriptFile)) {
    return found;
  }
  const text = readFileSync(scriptFile, 'utf8');
  const source = ts.createSourceFile(scriptFile, text, ts.ScriptTarget.ES2022, true);
  for (const statement of source.statements) {
    if (!ts.isFunctionDeclaration(statement) || !statement.name || !statement.body) {
      continue;
    }
    const defaults = new Map<string, string>();
    const parameter = statement.parameters[0]?.name;
    for (const inner of statement.body.statements) {
      const declarations = ts.isVariableStatement(inner) ? inner.declarationList.declarations : [];
      for (const {name, initializer} of declarations) {
        const readsProps =
          initializer &&
          ts.isIdentifier(initializer) &&
          parameter &&
          // One component merges its props with a context first.
          [parameter.getText(), 'contextAwareProps'].includes(initializer.text);
        if (readsProps && ts.isObjectBindingPattern(name)) {
          readPattern(name, defaults);
        }
      }
    }
    found.set(statement.name.text, defaults);
  }
  return found;
}

/** The properties of the one object literal that a script names so: the texts of a language. */
export function readObjectLiteral(scriptFile: string, variable: string): Map<string, string> {
  const values = new Map<string, string>();
  if (!existsSync(scriptFile)) {
    return values;
  }
  const text = readFileSync(scriptFile, 'utf8');
  const source = ts.createSourceFile(scriptFile, text, ts.ScriptTarget.ES2022, true);
  for (const statement of source.statements) {
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [];
    for (const {name, initializer} of declarations) {
      if (name.getText() !== variable || !initializer) {
        continue;
      }
      for (const property of ts.isObjectLiteralExpression(initializer)
        ? initializer.properties
        : []) {
        if (ts.isPropertyAssignment(property)) {
          values.set(property.name.getText(), property.initializer.getText());
        }
      }
    }
  }
  return values;
}
