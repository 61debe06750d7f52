import type {ApiMember, ApiType} from './functions/apiType';
import {code, parseText} from './text';
import type {FieldMark, ReferenceField, StudioReferenceData, TextPart} from './types';

/** The anchor of a type by each name under which other types mention it. */
type Anchors = ReadonlyMap<string, string>;

function listAnchors(types: readonly ApiType[]): Anchors {
  return new Map(types.map(({name, mentionedAs = name}) => [mentionedAs, name]));
}

/** A type as TypeScript writes it, with the names that the pages explain as parts of their own. */
function splitType(type: string, anchors: Anchors): TextPart[] {
  const names = [...anchors.keys()].join('|');
  // Splitting at a group keeps the group: plain text and names take turns.
  return type.split(new RegExp(`\\b(${names})\\b`)).flatMap((text): TextPart[] => {
    const anchor = anchors.get(text);
    return text === '' ? [] : [anchor === undefined ? code(text) : {kind: 'type', text, anchor}];
  });
}

function listMarks({isOptional = false, isDeprecated = false, ...member}: ApiMember): FieldMark[] {
  const marks: FieldMark[] = [];
  // A member with a default may be left out at run time, whatever its type says.
  if (!isOptional && member.default === undefined) {
    marks.push('required');
  }
  if (isDeprecated) {
    marks.push('deprecated');
  }
  return marks;
}

function describeMember(
  typeName: string,
  name: string,
  member: ApiMember,
  anchors: Anchors,
): ReferenceField {
  return {
    id: `${typeName}.${name}`,
    name,
    type: splitType(member.type, anchors),
    marks: listMarks(member),
    description: parseText(member.description),
    facts:
      member.default === undefined ? [] : [{term: 'Default', value: parseText(member.default)}],
    groups: [],
  };
}

/**
 * Describes a type that one of Studio's functions takes or returns.
 *
 * @param all - every type that is described, so that one can link to another
 */
export function describeApiType(
  {name, members}: ApiType,
  all: readonly ApiType[],
): StudioReferenceData {
  const anchors = listAnchors(all);
  const fields = Object.entries(members).map(([member, definition]) =>
    describeMember(name, member, definition, anchors),
  );
  return {id: name, type: [], facts: [], groups: [{label: [], fields}]};
}
