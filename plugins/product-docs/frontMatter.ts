import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** How long a description may be: search engines and link previews cut a longer one. */
export const DESCRIPTION_LENGTH = {min: 50, max: 160} as const;

const slug = Joi.string()
  .pattern(/^\/(?:[a-z0-9-]+\/)*$/)
  .messages({
    'string.pattern.base':
      '`slug` is "{#value}"; write the path of the page below its product, lower case, with a slash at both ends: /concepts/queries/',
  });

/** The keys that a page may have; Docusaurus itself would let a misspelt key pass. */
const pageSchema = Joi.object({
  title: Joi.string().required(),
  description: Joi.string()
    .min(DESCRIPTION_LENGTH.min)
    .max(DESCRIPTION_LENGTH.max)
    .pattern(/\n/, {invert: true})
    .required()
    .messages({
      'string.min': '`description` has fewer than {#limit} characters',
      'string.max': '`description` has more than {#limit} characters',
      'string.pattern.invert.base': '`description` must stand on one line',
    }),
  slug: slug.required(),
  ad: Joi.boolean(),
  keywords: Joi.array().items(Joi.string()),
  image: Joi.string(),
  draft: Joi.boolean(),
  unlisted: Joi.boolean(),
  hide_table_of_contents: Joi.boolean(),
  toc_min_heading_level: Joi.number(),
  toc_max_heading_level: Joi.number(),
})
  .messages({
    'any.required': '{#label} is missing',
    'object.unknown': '{#label} is not a key that pages have',
  })
  .prefs({abortEarly: false, convert: false, errors: {wrap: {label: '`'}}});

/**
 * Says what is wrong with the front matter of a page, one sentence each.
 *
 * @param frontMatter - the parsed YAML block at the top of the page
 */
export function findFrontMatterProblems(frontMatter: Record<string, unknown>): string[] {
  const {error} = pageSchema.validate(frontMatter);
  return error ? error.details.map((detail) => detail.message) : [];
}

function findLine(fileContent: string, key: string | undefined): number {
  const lines = fileContent.split('\n');
  const index = lines.findIndex((line) => key !== undefined && line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

/** What is wrong with a file's front matter, and on which line. */
export interface PlacedFrontMatterProblem {
  readonly line: number;
  readonly message: string;
}

/**
 * The same as `findFrontMatterProblems`, with the line of each.
 *
 * @param fileContent - the whole file
 */
export function placeFrontMatterProblems(
  frontMatter: Record<string, unknown>,
  fileContent: string,
): PlacedFrontMatterProblem[] {
  return findFrontMatterProblems(frontMatter).map((message) => {
    const key = /`(?<key>[^`]+)`/.exec(message)?.groups?.key;
    return {line: findLine(fileContent, key), message};
  });
}

/** Docusaurus' `markdown.parseFrontMatter`: the usual parser, then our checks, with file and line. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  // Docusaurus makes no page of a file whose name starts with an underscore: it is part of others.
  const isPartial = path.basename(params.filePath).startsWith('_');
  const problems = isPartial
    ? []
    : placeFrontMatterProblems(result.frontMatter, params.fileContent);
  if (problems.length > 0) {
    const file = path.relative(process.cwd(), params.filePath);
    const list = problems.map(({line, message}) => `- ${file}:${line}: ${message}`);
    throw new Error(
      `The front matter of a page is not valid:\n${list.join('\n')}\nWRITING.md shows what it needs.`,
    );
  }
  return result;
};
