import {Joi} from '@docusaurus/utils-validation';
import type {IndexedPage} from './types';

interface DocsContent {
  readonly loadedVersions: readonly {
    readonly docs: readonly {readonly permalink: string; readonly title: string}[];
  }[];
}

// Docusaurus hands the content of other plugins over as `unknown`; this is the part that we read.
const docsContentSchema = Joi.object<DocsContent>({
  loadedVersions: Joi.array().items(
    Joi.object({
      docs: Joi.array().items(
        Joi.object({
          permalink: Joi.string().required(),
          title: Joi.string().required(),
        }).unknown(),
      ),
    }).unknown(),
  ),
}).unknown();

/**
 * Lists the pages of all docs plugin instances, sorted by path.
 *
 * @param contentByInstance - the content of `docusaurus-plugin-content-docs` by instance id
 * @param baseUrl - with slashes at both ends; it is taken off the paths
 * @throws when Docusaurus has changed the shape of its content
 */
export function collectPages(
  contentByInstance: Readonly<Record<string, unknown>>,
  baseUrl: string,
): IndexedPage[] {
  return Object.values(contentByInstance)
    .flatMap((content) => Joi.attempt(content, docsContentSchema).loadedVersions)
    .flatMap((version) => version.docs)
    .map(({permalink, title}) => ({pathname: permalink.slice(baseUrl.length - 1), title}))
    .sort((a, b) => a.pathname.localeCompare(b.pathname, 'en'));
}
