/** One member of a published type. */
export interface ApiMember {
  /** As TypeScript writes it. */
  readonly type: string;
  readonly isOptional?: boolean;
  readonly isDeprecated?: boolean;
  /** What applies when it is left out: words, with code in backticks. */
  readonly default?: string;
  readonly description: string;
}

/**
 * A type that one of Studio's functions takes or returns. `published/functionTypes.test.ts` compares
 * it with the package, member by member.
 */
export interface ApiType {
  /** Its name on the page and in anchors. */
  readonly name: string;
  /** What other types call it, where that differs: the name of an alias or of a list of it. */
  readonly mentionedAs?: string;
  /** How TypeScript reaches it. */
  readonly published: string;
  /** What its type parameters stand for while it is compared, by their names. */
  readonly samples?: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, ApiMember>>;
}
