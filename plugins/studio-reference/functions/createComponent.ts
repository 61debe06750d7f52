import type {ApiType} from './apiType';

const KEY = 'keyof P & string';
const PROPS = '{label: string; rank: number}';

export const COMPONENT_CONFIG: ApiType = {
  name: 'ComponentConfig',
  published: 'runtime.ComponentConfig<P>',
  samples: {P: PROPS},
  members: {
    argTypes: {
      type: 'ArgTypeDefinitions<P>',
      isOptional: true,
      description: 'One entry for each prop that the editor should know, by the name of the prop.',
    },
    helperText: {
      type: 'string',
      isOptional: true,
      description: 'Words about the component in the editor. Markdown works.',
    },
    loadingProp: {
      type: KEY,
      isOptional: true,
      description: 'The prop that Studio sets to `true` while the value of a bound prop loads.',
    },
    loadingPropSource: {
      type: `(${KEY})[]`,
      isOptional: true,
      default: 'all props',
      description: 'The props whose loading counts for `loadingProp`.',
    },
    errorProp: {
      type: KEY,
      isOptional: true,
      description: 'The prop that receives the error when the value of a bound prop fails.',
    },
    errorPropSource: {
      type: `(${KEY})[]`,
      isOptional: true,
      default: 'all props',
      description: 'The props whose errors count for `errorProp`.',
    },
    layoutDirection: {
      type: "'vertical' | 'horizontal' | 'both'",
      isOptional: true,
      description: 'The directions in which the editor offers to align the component.',
    },
    defaultLayoutHeight: {
      type: 'number',
      isOptional: true,
      description: 'The height in pixels after the component is dropped on a page.',
    },
    minimumLayoutHeight: {
      type: 'number',
      isOptional: true,
      description: 'The lowest height in pixels that dragging its edge can give it.',
    },
  },
};

export const ARG_TYPE_DEFINITION: ApiType = {
  name: 'ArgTypeDefinition',
  mentionedAs: 'ArgTypeDefinitions',
  published: 'runtime.ArgTypeDefinition<P>',
  samples: {P: PROPS},
  members: {
    type: {
      type: "'string' | 'number' | 'boolean' | 'object' | 'array' | 'element' | 'template' | 'event'",
      isOptional: true,
      description: 'What values the prop takes. It decides which input the inspector shows.',
    },
    default: {
      type: 'any',
      isOptional: true,
      description: 'The value of the prop as long as a page sets none.',
    },
    label: {
      type: 'string',
      isOptional: true,
      default: 'the name of the prop',
      description: 'The name in the inspector.',
    },
    helperText: {
      type: 'string',
      isOptional: true,
      description: 'Words about the prop in the inspector. Markdown works.',
    },
    category: {
      type: 'string',
      isOptional: true,
      default: '`properties`',
      description: 'The group of the inspector in which the prop stands.',
    },
    enum: {
      type: 'string[]',
      isOptional: true,
      description: 'All values that a `string` prop may have.',
    },
    enumLabels: {
      type: 'Record<string, string>',
      isOptional: true,
      description: 'How the inspector shows the values of `enum`.',
    },
    minimum: {
      type: 'number',
      isOptional: true,
      description: 'The lowest value of a `number` prop.',
    },
    maximum: {
      type: 'number',
      isOptional: true,
      description: 'The highest value of a `number` prop.',
    },
    schema: {
      type: 'JSONSchema7',
      isOptional: true,
      description: 'A JSON schema for the value of an `object` or `array` prop.',
    },
    arguments: {
      type: '{ name: string; tsType: string }[]',
      isOptional: true,
      description: 'What an `event` prop passes to its handler: names with TypeScript types.',
    },
    control: {
      type: 'ArgControlSpec',
      isOptional: true,
      description:
        'Another input than the one for `type`, such as `{ type: "markdown" }`; `bindable: false` takes the bind button away.',
    },
    visible: {
      type: 'boolean | ((props: P) => boolean)',
      isOptional: true,
      default: '`true`',
      description: 'Whether the inspector shows the prop, or a function of the props that says so.',
    },
    onChangeProp: {
      type: KEY,
      isOptional: true,
      description:
        'The prop with the callback that reports a new value. It makes this prop an output that pages can read.',
    },
    onChangeHandler: {
      type: '(...params: any[]) => P[keyof P]',
      isOptional: true,
      default: 'the first argument',
      description: 'Turns the arguments of that callback into the new value.',
    },
    defaultValueProp: {
      type: KEY,
      isOptional: true,
      description: 'The prop whose value an output starts from.',
    },
    defaultValue: {
      type: 'P[keyof P]',
      isOptional: true,
      isDeprecated: true,
      description: 'The old name of `default`.',
    },
    description: {
      type: 'string',
      isOptional: true,
      description: 'In the type, but the inspector shows `helperText`.',
    },
    tsType: {
      type: 'string',
      isOptional: true,
      description: 'The TypeScript type that completion in expressions shows.',
    },
  },
};
