import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {explainOptions} from '../../src/shared/pluginOptions';

export interface ExampleAppsOptions {
  /** Where the examples are, below the site's folder: each is a folder with a package.json. */
  readonly path: string;
  /**
   * The examples that run inside the site, by name, with the module that exports `App`. The site's
   * packages have to be the example's.
   */
  readonly live: Readonly<Record<string, string>>;
}

const schema = Joi.object<ExampleAppsOptions>({
  path: Joi.string().default('examples'),
  live: Joi.object().pattern(Joi.string(), Joi.string().required()).default({}),
})
  .messages({'object.unknown': '{#label} is not an option'})
  .error(explainOptions('example-apps'));

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<ExampleAppsOptions>, ExampleAppsOptions>): ExampleAppsOptions {
  return validate(schema, options);
}
