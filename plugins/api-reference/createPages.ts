import {findDescriptionProblems} from './checkDescriptions';
import type {Descriptions} from './descriptions/describe';
import {listPages} from './listPages';
import type {PageGroup} from './pageGroups';
import {placeSymbols} from './placeSymbols';
import {createModelReader} from './readModel';
import {renderPage} from './render/renderPage';
import type {RenderContext} from './render/renderContext';
import {compareSurfaces, printSurface} from './surface';
import type {ApiModel} from './types';

export interface PageSource {
  readonly model: ApiModel;
  readonly descriptions: Descriptions;
  readonly groups: readonly PageGroup[];
  /** What was committed when somebody last looked at the whole of the package. */
  readonly acceptedSurface: string;
  readonly since: RenderContext['since'];
  readonly findDemos: RenderContext['findDemos'];
  readonly sourceFiles: RenderContext['sourceFiles'];
}

function list(problems: readonly string[]): string {
  return problems.map((problem) => `- ${problem}`).join('\n');
}

/**
 * Makes the pages of the reference: MDX by file name.
 *
 * @throws one Error that names every change of the package that nobody has accepted, every export
 * without a description, and every description of nothing
 */
export function createPages({
  model,
  descriptions,
  groups,
  acceptedSurface,
  since,
  findDemos,
  sourceFiles,
}: PageSource): Map<string, string> {
  const changes = compareSurfaces(acceptedSurface, printSurface(model));
  const gaps = findDescriptionProblems(model, descriptions, groups);
  const package_ = `${model.packageName} ${model.version}`;
  const problems = [
    ...(changes.length > 0
      ? [
          `${package_} is not what plugins/api-reference/surface.txt says:\n${list(changes)}\nRead the descriptions of what changed, then run \`npx docusaurus api:accept\` and commit the file.`,
        ]
      : []),
    ...(gaps.length > 0
      ? [
          `The descriptions in plugins/api-reference/descriptions do not fit ${package_}:\n${list(gaps)}`,
        ]
      : []),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n\n'));
  }
  const reader = createModelReader(model);
  const pages = listPages(descriptions, groups);
  const context = {
    reader,
    descriptions,
    since,
    findDemos,
    sourceFiles,
    places: placeSymbols(reader, pages),
  };
  return new Map(pages.map((page) => [`${page.name}.mdx`, renderPage(page, context)]));
}
