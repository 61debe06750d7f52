import type {Validate} from '@docusaurus/types';

/** Checks options against a plugin's schema and fills in the defaults, as Docusaurus does. */
export function createValidate<Given, Valid>(): Validate<Given, Valid> {
  return (schema, options) => {
    const result = schema.validate(options);
    if (result.error) {
      throw result.error;
    }
    return result.value;
  };
}
