import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_AD_OPTIONS, type AdOptions} from '../../src/shared/ads';
import {explainOptions} from '../../src/shared/pluginOptions';

export interface PluginOptions extends AdOptions {
  /** False: with `docusaurus start` nothing is fetched from a network, and in-house ads serve. */
  readonly fetchInDevelopment: boolean;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {...DEFAULT_AD_OPTIONS, fetchInDevelopment: false};

const address = Joi.string().uri({scheme: 'https'}).messages({
  'string.uriCustomScheme': '{#label} must be a full address that starts with https://',
});

const ratio = (fallback: number) =>
  Joi.number().min(0).max(1).default(fallback).messages({
    'number.min': '{#label} is a share: write a number from 0 to 1, such as 0.2',
    'number.max': '{#label} is a share: write a number from 0 to 1, such as 0.2',
  });

const optionsSchema = Joi.object<PluginOptions>({
  networkScriptUrl: address,
  networkScriptId: Joi.string().default(DEFAULT_OPTIONS.networkScriptId),
  networkElementId: Joi.string().default(DEFAULT_OPTIONS.networkElementId),
  networkName: Joi.string().default(DEFAULT_OPTIONS.networkName),
  feedUrl: address,
  inlineRatio: ratio(DEFAULT_OPTIONS.inlineRatio),
  noticeRatio: ratio(DEFAULT_OPTIONS.noticeRatio),
  displaySampleRatio: ratio(DEFAULT_OPTIONS.displaySampleRatio),
  fetchInDevelopment: Joi.boolean().default(DEFAULT_OPTIONS.fetchInDevelopment),
})
  .messages({'object.unknown': '{#label} is not an option'})
  .error(explainOptions('ad-slot'));

/** Checks the options of the site's config and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
