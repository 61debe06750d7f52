import type {ApiType} from './apiType';

export const FUNCTION_CONFIG: ApiType = {
  name: 'CreateFunctionConfig',
  published: 'server.CreateFunctionConfig<C>',
  samples: {C: '{count: number}'},
  members: {
    parameters: {
      type: '{ [K in keyof C]: PrimitiveValueType }',
      description: 'One entry for each parameter, by its name.',
    },
  },
};

export const PRIMITIVE_VALUE_TYPE: ApiType = {
  name: 'PrimitiveValueType',
  published: 'runtime.PrimitiveValueType',
  members: {
    type: {
      type: "'string' | 'number' | 'boolean' | 'object' | 'array'",
      description: 'What values the parameter takes.',
    },
    default: {
      type: 'any',
      isOptional: true,
      description: 'The value as long as a query sets none.',
    },
    helperText: {
      type: 'string',
      isOptional: true,
      description: 'Words about the parameter in the editor. Markdown works.',
    },
    enum: {
      type: 'string[]',
      isOptional: true,
      description: 'All values that a `string` parameter may have.',
    },
    enumLabels: {
      type: 'Record<string, string>',
      isOptional: true,
      description: 'How the editor shows the values of `enum`.',
    },
    minimum: {
      type: 'number',
      isOptional: true,
      description: 'The lowest value of a `number` parameter.',
    },
    maximum: {
      type: 'number',
      isOptional: true,
      description: 'The highest value of a `number` parameter.',
    },
    schema: {
      type: 'JSONSchema7',
      isOptional: true,
      description: 'A JSON schema for the value of an `object` or `array` parameter.',
    },
  },
};
