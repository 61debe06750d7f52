import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {WEB_VITALS_RATIO} from '../../src/shared/analytics';
import {explainOptions} from '../../src/shared/pluginOptions';

export interface PluginOptions {
  /**
   * Such as `G-ABC123`. Without it pages carry no analytics. Not called `id`: every plugin has an
   * option of that name, which Docusaurus fills in.
   */
  readonly measurementId?: string | undefined;
  /** Where gtag's script comes from; the id is added to it. */
  readonly scriptUrl: string;
  /** The share of sessions that report web vitals. */
  readonly webVitalsRatio: number;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  webVitalsRatio: WEB_VITALS_RATIO,
};

const optionsSchema = Joi.object<PluginOptions>({
  measurementId: Joi.string()
    .pattern(/^[A-Z]{1,3}-[A-Z0-9-]+$/)
    .messages({'string.pattern.base': '{#label} must be a measurement id, such as G-ABC123'}),
  scriptUrl: Joi.string().uri({scheme: 'https'}).default(DEFAULT_OPTIONS.scriptUrl).messages({
    'string.uriCustomScheme': '{#label} must be a full address that starts with https://',
  }),
  webVitalsRatio: Joi.number().min(0).max(1).default(DEFAULT_OPTIONS.webVitalsRatio).messages({
    'number.min': '{#label} is a share: write a number from 0 to 1, such as 0.0001',
    'number.max': '{#label} is a share: write a number from 0 to 1, such as 0.0001',
  }),
})
  .messages({'object.unknown': '{#label} is not an option'})
  .error(explainOptions('gtag-sampling'));

/** Checks the options of the site's config and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
