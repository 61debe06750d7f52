import type {ApiPage} from '../listPages';
import {typeAnchor} from '../placeSymbols';
import type {ApiSymbol} from '../types';
import {addressOf, linkTypes} from './linkTypes';
import {blocks, heading} from './mdx';
import type {RenderContext} from './renderContext';
import {renderAlias, renderSignatures} from './renderDefinition';
import {renderTypeImports} from './renderImports';
import {memberRows, parameterRows, table} from './renderMembers';

/** The body of the section of a type: its calls, its fields, or what it stands for. */
export function renderTypeBody(type: ApiSymbol, prefix: string, context: RenderContext): string {
  const {descriptions} = context;
  const fields = memberRows(type, prefix, context);
  const parameters = parameterRows(type, `${prefix}-parameter`, context);
  const [base] = type.members.length > 0 ? linkTypes(type.type ?? [], context.places) : [];
  const baseName =
    typeof base === 'object' ? `[\`${base.text}\`](${base.to})` : base && `\`${base}\``;
  return blocks(
    renderSignatures(type, context),
    renderAlias(type, context),
    fields.length > 0 && table(`Fields of ${type.name}`, fields),
    baseName && `It has the fields of ${baseName} as well.`,
    parameters.length > 0 && table(`Parameters of ${type.name}`, parameters),
    descriptions[type.name]?.returns && `Returns: ${descriptions[type.name]?.returns ?? ''}`,
  );
}

function renderType(type: ApiSymbol, page: ApiPage, context: RenderContext): string {
  const since = context.since(type.name);
  // Said once, at the top of the page, for what came together.
  const version = page.symbols.some((name) => context.since(name) === since) ? undefined : since;
  return blocks(
    heading(3, `\`${type.name}\``, typeAnchor(type.name)),
    context.descriptions[type.name]?.summary,
    type.entryPoints.length === 0 && 'This type is not exported.',
    version && `Since ${version}.`,
    renderTypeBody(type, typeAnchor(type.name), context),
  );
}

/** The section of the types that stand on a page: those it shows above, and each of the others. */
export function renderTypes(page: ApiPage, context: RenderContext): string {
  const {places, reader} = context;
  const here = reader.model.symbols.filter(
    ({name, kind}) =>
      kind === 'type' && !page.symbols.includes(name) && places.get(name)?.page === page,
  );
  const listed = here.filter(({name}) => places.get(name)?.anchor === typeAnchor(name));
  const exported = here.filter(({entryPoints}) => entryPoints.length > 0);
  const parts = exported.filter((type) => !listed.includes(type));
  const partList = parts.map(({name}) => {
    const place = places.get(name);
    return `[\`${name}\`](${place ? addressOf(place) : ''})`;
  });
  return here.length === 0
    ? ''
    : blocks(
        heading(2, 'Types', 'types'),
        renderTypeImports(exported),
        partList.length > 0 && `Described above: ${partList.join(', ')}.`,
        ...listed.map((type) => renderType(type, page, context)),
      );
}
