// What this plugin publishes: one JSON module for each component, kind of file, definition and type,
// as `@generated/studio-reference/default/<name>.json`. Pages import it and hand it to
// `<StudioReference of={…} />`.

/** A run of words. A definition is one of the file schema, and links to it. */
export interface PlainPart {
  readonly kind: 'text' | 'code' | 'definition';
  readonly text: string;
}

/** The name of a type, as it is written in another type. */
export interface TypeNamePart {
  readonly kind: 'type';
  readonly text: string;
  /** The anchor of its members, on the same page. */
  readonly anchor: string;
}

export type TextPart = PlainPart | TypeNamePart;

/** What a field is besides its type; says it in words, so that nothing depends on colour. */
export type FieldMark = 'required' | 'bindable' | 'output' | 'event' | 'content' | 'deprecated';

/** Something else to know, such as the default: a term and its value. */
export interface Fact {
  readonly term: string;
  readonly value: readonly TextPart[];
}

/** A property of a component, a key of a file, or an option of a function. */
export interface ReferenceField {
  /** The anchor on the page. */
  readonly id: string;
  readonly name: string;
  readonly type: readonly TextPart[];
  readonly marks: readonly FieldMark[];
  readonly description: readonly TextPart[];
  readonly facts: readonly Fact[];
  /** The keys of its value; more than one group when the value has several shapes. */
  readonly groups: readonly FieldGroup[];
}

export interface FieldGroup {
  /** Whose keys they are, such as "Keys of `spec`"; empty at the top. */
  readonly label: readonly TextPart[];
  readonly fields: readonly ReferenceField[];
}

export interface StudioReferenceData {
  /** The anchor of the whole, where other parts of the page link to it. */
  readonly id?: string;
  /** Empty when the groups say it. */
  readonly type: readonly TextPart[];
  readonly facts: readonly Fact[];
  readonly groups: readonly FieldGroup[];
}
