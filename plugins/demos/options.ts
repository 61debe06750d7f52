import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {CatalogEntry} from './types';
import {explainOptions} from '../../src/shared/pluginOptions';

export interface DemosOptions {
  /** Where the demos are, as globs below the site's folder. */
  readonly include: readonly string[];
  /** Titles, frames and heights; the attributes of `<Demo>` win over it. */
  readonly catalog: readonly CatalogEntry[];
  /** What the documents of demos have of the site's CSS, as files below the site's folder. */
  readonly stylesheets: readonly string[];
}

export const DEFAULT_OPTIONS: DemosOptions = {
  include: ['{core,studio}/**/demos/[A-Z]*.tsx'],
  catalog: [],
  stylesheets: [],
};

const schema = Joi.object<DemosOptions>({
  include: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.include),
  catalog: Joi.array()
    .items(
      Joi.object<CatalogEntry>({
        name: Joi.string().required(),
        file: Joi.string()
          .pattern(/\/demos\/[A-Z]\w*\.tsx$/)
          .required()
          .messages({
            'string.pattern.base': '{{#label}} must be a path such as core/x/demos/Y.tsx',
          }),
        title: Joi.string(),
        frame: Joi.boolean(),
        height: Joi.number().integer().positive(),
      }).unknown(),
    )
    .default(DEFAULT_OPTIONS.catalog),
  stylesheets: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.stylesheets),
})
  .messages({'object.unknown': '{#label} is not an option'})
  .error(explainOptions('demos'));

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<DemosOptions>, DemosOptions>): DemosOptions {
  return validate(schema, options);
}
