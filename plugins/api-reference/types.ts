/** A piece of a type as it is printed: plain text, or a name that can be linked. */
export type TypeToken = string | TypeReference;

export interface TypeReference {
  readonly text: string;
  /** The module that the name is imported from, when it is not the package's own. */
  readonly module?: string;
}

/** A prop, a slot, an option, a field or a method. */
export interface ApiMember {
  readonly name: string;
  readonly optional: boolean;
  readonly type: readonly TypeToken[];
  /** Source text of the default, as published. */
  readonly default?: string;
  readonly deprecated?: boolean;
  /** The interface of the package that declares it, when the owner takes it over from there. */
  readonly declaredBy?: string;
  /** The fields of a type that is written out in place. */
  readonly members?: readonly ApiMember[];
}

export interface ApiParameter {
  readonly name: string;
  readonly optional: boolean;
  readonly type: readonly TypeToken[];
}

/** One way to call a function; overloads have several. */
export interface ApiSignature {
  /** Such as `<P, R>`, or nothing. */
  readonly typeParameters: string;
  readonly parameters: readonly ApiParameter[];
  readonly returns: readonly TypeToken[];
}

/** What a component takes over from a component of another package. */
export interface InheritedProps {
  /** Such as `ContainerProps`. */
  readonly typeName: string;
  /** Such as `@mui/material/Container`. */
  readonly module: string;
  /** How many props there are, those of the DOM element included. */
  readonly count: number;
  /** The props that the other component itself declares. */
  readonly names: readonly string[];
  /** The keys of its `classes` prop. */
  readonly classes: readonly string[];
}

export type ApiKind = 'component' | 'hook' | 'context' | 'constant' | 'class' | 'type';

export interface ApiSymbol {
  readonly name: string;
  readonly kind: ApiKind;
  /** The import paths that export it, shortest last; none for a type that is only referred to. */
  readonly entryPoints: readonly string[];
  /** The declaring file in the package, without extension: `Account/Account`. */
  readonly file: string;
  /** Such as `<D extends DataModel>`, or nothing. */
  readonly typeParameters: string;
  /** Of a component: the name of its props type. */
  readonly propsType?: string;
  /** Of a component: whether its props include `ref`. */
  readonly ref?: boolean;
  readonly inherited?: InheritedProps;
  /** Props of a component, fields of a type, methods of a class. */
  readonly members: readonly ApiMember[];
  /** Of a hook, a function type, or the constructor of a class. */
  readonly signatures: readonly ApiSignature[];
  /** Of a constant or context its type; of an alias what it stands for. */
  readonly type?: readonly TypeToken[];
}

/** What a package publishes: a reading of its type declarations. */
export interface ApiModel {
  readonly packageName: string;
  readonly version: string;
  readonly symbols: readonly ApiSymbol[];
}

/** A piece of a type as a page shows it: text, or text with the address of its definition. */
export type LinkedToken = string | {readonly text: string; readonly to: string};
