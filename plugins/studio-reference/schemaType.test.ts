import {describeType} from './schemaType';
import type {JsonSchema} from './sourceTypes';

const REF: JsonSchema = {$ref: '#/definitions/Element'};

test.each<[schema: JsonSchema, words: string]>([
  [{}, 'any value'],
  [{type: 'string'}, 'string'],
  [{type: ['object', 'string']}, 'object or string'],
  [{type: 'string', const: 'v1'}, '`v1`'],
  [{type: 'string', enum: ['free', 'pro']}, 'string: `free` or `pro`'],
  [REF, '<Element>'],
  [{type: 'array'}, 'array'],
  [{type: 'array', items: REF}, 'array of <Element>'],
  [{type: 'array', items: {type: 'string'}}, 'array of strings'],
  [{type: 'array', items: {type: ['object', 'string']}}, 'array of objects or strings'],
  [
    {type: 'array', items: {anyOf: [{type: 'string'}, {type: 'object', properties: {}}]}},
    'array of strings or objects',
  ],
  [{type: 'object', properties: {a: {}}}, 'object'],
  [{type: 'object', additionalProperties: true}, 'object'],
  [{type: 'object', additionalProperties: REF}, 'object of <Element>'],
  [
    {type: 'object', additionalProperties: {anyOf: [{}, REF]}},
    'object; each value: any value or <Element>',
  ],
  [{anyOf: [{type: 'boolean'}, {type: 'null'}, REF]}, 'boolean, null or <Element>'],
  [
    {
      anyOf: [
        {type: 'string', const: 'a'},
        {type: 'string', const: 'b'},
      ],
    },
    '`a` or `b`',
  ],
  [
    {
      anyOf: [
        {type: 'object', properties: {a: {}}},
        {type: 'object', properties: {b: {}}},
      ],
    },
    'object',
  ],
])('%j is %s', (schema, words) => {
  const brackets = {
    text: ['', ''],
    code: ['`', '`'],
    definition: ['<', '>'],
    type: ['', ''],
  } as const;
  const described = describeType(schema)
    .map(({kind, text}) => brackets[kind].join(text))
    .join('');
  expect(described).toBe(words);
});
