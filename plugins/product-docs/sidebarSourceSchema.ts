import {Joi} from '@docusaurus/utils-validation';
import type {SidebarSource} from './defineSidebar';
import {DESCRIPTION_LENGTH} from './frontMatter';

const pathname = Joi.string()
  .pattern(/^\/(?:[a-z0-9-]+\/)+$/)
  .messages({
    'string.pattern.base':
      'the pathname "{#value}" must be lower case, below the base URL, with a slash at both ends: /core/react-account/',
  });

const description = Joi.string().min(DESCRIPTION_LENGTH.min).max(DESCRIPTION_LENGTH.max);

const node = Joi.object({
  pathname: Joi.when('children', {is: Joi.exist(), then: pathname, otherwise: pathname.required()}),
  title: Joi.string(),
  subheader: Joi.string(),
  newFeature: Joi.boolean(),
  description: Joi.when('pathname', {
    is: Joi.exist(),
    then: Joi.when('children', {is: Joi.exist(), then: description.required()}),
    otherwise: Joi.forbidden(),
  }),
  children: Joi.array().items(Joi.link('#node')).min(1),
})
  .xor('title', 'subheader')
  .id('node');

/** Checks at run time what TypeScript cannot: the shape of paths and the length of texts. */
export const sidebarSourceSchema = Joi.object<SidebarSource>({
  file: Joi.string().required(),
  tree: Joi.array().items(node).min(1).required(),
});
