/** A value that stands in a YAML file. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | {readonly [key: string]: JsonValue};

/** The part of JSON Schema (draft 7) that Studio uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly default?: JsonValue;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  /** `#/definitions/<name>`. */
  readonly $ref?: string;
}

/** The schema of the YAML files: one property for each kind of file. */
export interface FileSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
  readonly $schema: string;
}

export type ArgTypeName =
  'string' | 'number' | 'boolean' | 'object' | 'array' | 'element' | 'template' | 'event';

/** One property of a component, as the editor of Studio sees it. */
export interface ArgType {
  readonly type: ArgTypeName;
  /** The name in the inspector, where it differs from the property's. */
  readonly label?: string;
  readonly category?: string;
  readonly default?: JsonValue;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly schema?: JsonSchema;
  readonly control?: {readonly type: string; readonly bindable?: boolean};
  /** `false`: the inspector never shows it. An object: it does when `prop` has one of the values. */
  readonly visible?: boolean | VisibleWhen;
  /** Names the callback that reports a new value; makes the property an output. */
  readonly onChangeProp?: string;
  /** Names the property that an output starts from. */
  readonly defaultValueProp?: string;
}

export interface VisibleWhen {
  readonly prop: string;
  readonly values: readonly string[];
}

/** A built-in component of Studio. */
export interface StudioComponentConfig {
  readonly layoutDirection?: 'horizontal' | 'vertical' | 'both';
  /** The property that Studio sets to true while one of `loadingPropSource` loads. */
  readonly loadingProp?: string;
  /** All properties when it is not set. */
  readonly loadingPropSource?: readonly string[];
  /** The property that gets the error of one of `errorPropSource`. */
  readonly errorProp?: string;
  readonly errorPropSource?: readonly string[];
  /** Pixels. */
  readonly defaultLayoutHeight?: number;
  /** Pixels. */
  readonly minimumLayoutHeight?: number;
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

/** A command of `toolpad-studio`, as its own help shows it. */
export interface StudioCommand {
  /** Flags that stand alone. */
  readonly flags: readonly string[];
  /** Flags that a value follows. */
  readonly valueFlags: readonly string[];
}
