import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {CatalogEntry} from './types';

export interface DemosOptions {
  /** Where the demos are, as globs below the site's folder. */
  readonly include: readonly string[];
  /** Titles, frames and heights; the attributes of `<Demo>` win over it. */
  readonly catalog: readonly CatalogEntry[];
}

export const DEFAULT_OPTIONS: DemosOptions = {
  include: ['{core,studio}/**/demos/[A-Z]*.tsx'],
  catalog: [],
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
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<DemosOptions>, DemosOptions>): DemosOptions {
  return validate(schema, options);
}
