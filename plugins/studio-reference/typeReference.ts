import type {ApiMember, ApiType} from './functions/apiType';
import {code, parseText} from './text';
import type {FieldMark, ReferenceField, StudioReferenceData} from './types';

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

function describeMember(typeName: string, name: string, member: ApiMember): ReferenceField {
  return {
    id: `${typeName}.${name}`,
    name,
    type: [code(member.type)],
    marks: listMarks(member),
    description: parseText(member.description),
    facts:
      member.default === undefined ? [] : [{term: 'Default', value: parseText(member.default)}],
    groups: [],
  };
}

/** Describes a type that one of Studio's functions takes or returns. */
export function describeApiType({name, members}: ApiType): StudioReferenceData {
  const fields = Object.entries(members).map(([member, definition]) =>
    describeMember(name, member, definition),
  );
  return {type: [], facts: [], groups: [{label: [], fields}]};
}
