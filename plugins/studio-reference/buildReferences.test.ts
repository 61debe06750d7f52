import {buildReferences, type ReferenceSources} from './buildReferences';
import {STUDIO_SOURCES} from './sources';
import type {ArgType} from './sourceTypes';
import type {ReferenceField, TextPart} from './types';

function toWords(parts: readonly TextPart[]): string {
  return parts.map(({kind, text}) => (kind === 'code' ? `\`${text}\`` : text)).join('');
}

/** A small set of sources with one component of one property. */
function withProp(argType: ArgType, more: Partial<ReferenceSources> = {}): ReferenceSources {
  return {
    components: {Lamp: {argTypes: {light: argType}}},
    schema: {properties: {}, definitions: {}, $schema: ''},
    apiTypes: [],
    componentDescriptions: {Lamp: {light: 'How `bright` it is.'}},
    fileDescriptions: {},
    definitionDescriptions: {},
    ...more,
  };
}

function describeProp(argType: ArgType): ReferenceField | undefined {
  return buildReferences(withProp(argType)).get('Lamp')?.groups[0]?.fields[0];
}

test('a reference has what the package says, and our words', () => {
  expect(describeProp({type: 'number', default: 40, minimum: 0, maximum: 100})).toEqual({
    id: 'props-light',
    name: 'light',
    type: [{kind: 'text', text: 'number'}],
    marks: ['bindable'],
    description: [
      {kind: 'text', text: 'How '},
      {kind: 'code', text: 'bright'},
      {kind: 'text', text: ' it is.'},
    ],
    facts: [
      {term: 'Default', value: [{kind: 'code', text: '40'}]},
      {term: 'Minimum', value: [{kind: 'code', text: '0'}]},
      {term: 'Maximum', value: [{kind: 'code', text: '100'}]},
    ],
    groups: [],
  });
});

test.each<[argType: ArgType, marks: string[]]>([
  [{type: 'string'}, ['bindable']],
  [{type: 'string', control: {type: 'select'}}, ['bindable']],
  [{type: 'string', control: {type: 'select', bindable: true}}, ['bindable']],
  [{type: 'string', control: {type: 'select', bindable: false}}, []],
  [{type: 'string', visible: false}, []],
  [{type: 'string', visible: {prop: 'mode', values: ['link']}}, ['bindable']],
  [{type: 'string', onChangeProp: 'onChange'}, ['output']],
  [{type: 'event'}, ['event']],
  [{type: 'element'}, ['content']],
  [{type: 'template'}, ['content']],
])('%j is marked %j', (argType, marks) => {
  expect(describeProp(argType)?.marks).toEqual(marks);
});

test.each<[argType: ArgType, facts: string[]]>([
  [{type: 'string'}, []],
  [{type: 'string', default: ''}, ['Default `""`']],
  [{type: 'object', default: null}, ['Default `null`']],
  [{type: 'number', minimum: 0}, ['Minimum `0`']],
  [{type: 'string', defaultValueProp: 'start'}, ['Starts from `start`']],
  [{type: 'string', label: 'Glow'}, ['In the inspector “Glow”']],
  [{type: 'string', label: 'Glow', visible: false}, ['In the inspector hidden']],
  [
    {type: 'string', visible: {prop: 'mode', values: ['text', 'link']}},
    ['Only with `mode: text` or `mode: link`'],
  ],
  [{type: 'object', schema: {type: 'object', additionalProperties: true}}, ['Other keys allowed']],
])('%j has the facts %j', (argType, facts) => {
  const found = describeProp(argType)?.facts.map(({term, value}) => `${term} ${toWords(value)}`);
  expect(found).toEqual(facts);
});

test('says what a component does while properties load and fail, and how large it is', () => {
  const sources = withProp(
    {type: 'string'},
    {
      components: {
        Lamp: {
          loadingProp: 'busy',
          errorProp: 'error',
          errorPropSource: ['light', 'color'],
          layoutDirection: 'both',
          defaultLayoutHeight: 80,
          minimumLayoutHeight: 20,
          argTypes: {light: {type: 'string'}},
        },
      },
    },
  );
  const facts = buildReferences(sources).get('Lamp')?.facts ?? [];
  expect(facts.map(({term, value}) => `${term}: ${toWords(value)}`)).toEqual([
    'Loading: `busy` is true while the value of any bound property loads',
    'Errors: the component gets the error of `light` or `color`',
    'Alignment: horizontal and vertical',
    'Height at first: 80 px',
    'Lowest height: 20 px',
  ]);
});

test('every key of every shape of a value is described, and has an anchor of its own', () => {
  const sources = withProp(
    {
      type: 'object',
      schema: {
        anyOf: [
          {
            type: 'object',
            properties: {kind: {type: 'string', const: 'fixed'}, level: {type: 'number'}},
            required: ['kind'],
          },
          {
            type: 'object',
            properties: {
              kind: {type: 'string', const: 'steps'},
              steps: {type: 'array', items: {type: 'object', properties: {at: {type: 'string'}}}},
            },
          },
        ],
      },
    },
    {
      componentDescriptions: {
        Lamp: {
          light: 'Light.',
          'light(fixed).kind': 'One level.',
          'light(fixed).level': 'The level.',
          'light(steps).kind': 'Several levels.',
          'light(steps).steps': 'The levels.',
          'light(steps).steps[].at': 'When.',
        },
      },
    },
  );
  const groups = buildReferences(sources).get('Lamp')?.groups[0]?.fields[0]?.groups ?? [];
  expect(groups.map(({label}) => toWords(label))).toEqual([
    'Keys of `light` with `kind: fixed`',
    'Keys of `light` with `kind: steps`',
  ]);
  expect(groups[0]?.fields.map(({id, marks}) => [id, marks])).toEqual([
    ['props-light.fixed.kind', ['required']],
    ['props-light.fixed.level', []],
  ]);
  const steps = groups[1]?.fields[1]?.groups[0];
  expect(toWords(steps?.label ?? [])).toBe('Keys of each entry of `steps`');
  expect(steps?.fields.map(({id}) => id)).toEqual(['props-light.steps.steps.at']);
});

test('one error names everything that has no description, and every description of nothing', () => {
  const sources: ReferenceSources = {
    components: {Lamp: {argTypes: {light: {type: 'string'}, color: {type: 'string'}}}},
    schema: {
      properties: {Plan: {type: 'object', properties: {walls: {type: 'number'}}}},
      definitions: {},
      $schema: '',
    },
    apiTypes: [],
    componentDescriptions: {Lamp: {light: 'Light.', shade: 'Shade.'}, Torch: {light: 'Light.'}},
    fileDescriptions: {},
    definitionDescriptions: {},
  };
  expect(() => buildReferences(sources)).toThrow(
    [
      'The reference of Toolpad Studio is not complete:',
      'Lamp: "color" has no description. Add one to plugins/studio-reference/descriptions/components.ts.',
      'Lamp: there is no "shade". Remove it from plugins/studio-reference/descriptions/components.ts.',
      'Torch: there is no "light". Remove it from plugins/studio-reference/descriptions/components.ts.',
      'Plan: "walls" has no description. Add one to plugins/studio-reference/descriptions/files.ts.',
    ].join('\n- '),
  );
});

test('the reference of Studio is complete: 21 components, 3 kinds of file, 10 definitions', () => {
  const names = [...buildReferences(STUDIO_SOURCES).keys()];
  expect(names.filter((name) => name.startsWith('file-'))).toHaveLength(3);
  expect(names.filter((name) => name.startsWith('definition-'))).toHaveLength(10);
  const types = STUDIO_SOURCES.apiTypes.map(({name}) => name);
  expect(names.filter((name) => !name.includes('-') && !types.includes(name))).toHaveLength(21);
});

test('a type links to the members of the types that it mentions', () => {
  const paging = {name: 'IndexPage', mentionedAs: 'Page', published: 'IndexPage', members: {}};
  const params = {
    name: 'Params',
    published: 'Params',
    members: {page: {type: '(page: Page<R>) => Pages', description: 'Which one.'}},
  };
  const reference = buildReferences(withProp({type: 'number'}, {apiTypes: [paging, params]})).get(
    'Params',
  );
  expect(reference?.id).toBe('Params');
  const type = reference?.groups[0]?.fields[0]?.type ?? [];
  expect(type.map(({text}) => text).join('')).toBe('(page: Page<R>) => Pages');
  expect(type.filter(({kind}) => kind === 'type')).toEqual([
    {kind: 'type', text: 'Page', anchor: 'IndexPage'},
  ]);
});
