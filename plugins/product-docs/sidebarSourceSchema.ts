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
})
  .messages({'object.unknown': '{#label} is not a key that nodes have'})
  .prefs({errors: {label: 'key'}});

function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The names of the nodes on the way to a place in the source, as a reader of the sidebar sees them. */
function trailTo(source: unknown, path: readonly (string | number)[]): string {
  const names: string[] = [];
  let value = source;
  for (const key of path) {
    value = isRecord(value) ? value[key] : undefined;
    const name = isRecord(value) ? (value.title ?? value.subheader ?? value.pathname) : undefined;
    names.push(...(typeof name === 'string' ? [name] : []));
  }
  return names.join(' › ');
}

/**
 * Says what is wrong with a page tree, and at which node.
 *
 * @returns undefined when nothing is wrong
 */
export function findTreeProblem(source: unknown): string | undefined {
  const [detail] = sidebarSourceSchema.validate(source).error?.details ?? [];
  return detail && `"${trailTo(source, detail.path)}": ${detail.message}`;
}
