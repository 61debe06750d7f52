import type {ApiPage} from '../listPages';
import {findSlots} from '../readModel';
import type {ApiSymbol} from '../types';
import {blocks, heading} from './mdx';
import type {RenderContext} from './renderContext';
import {renderAlias, renderSignatures} from './renderDefinition';
import {renderImports} from './renderImports';
import {renderClasses, renderInherited} from './renderInherited';
import {memberRows, parameterRows, slotRows, table} from './renderMembers';
import {renderTypeBody, renderTypes} from './renderTypes';
import {sourceLink} from './sourceLink';

const THEME = '@site/plugins/api-reference/theme';

const PREAMBLE = [
  '{/* Made by plugins/api-reference from the published package. Do not edit: change the texts in',
  '    plugins/api-reference/descriptions. */}',
  '',
  `import {ApiClasses} from '${THEME}/ApiClasses';`,
  `import {ApiDefinition} from '${THEME}/ApiDefinition';`,
  `import {ApiLayoutToggle} from '${THEME}/ApiLayoutToggle';`,
  `import {ApiRow} from '${THEME}/ApiRow';`,
  `import {ApiTable} from '${THEME}/ApiTable';`,
].join('\n');

function renderProps(component: ApiSymbol, context: RenderContext): string {
  const {places, reader} = context;
  const wrapped = reader.wrappedBy(component);
  const place = wrapped && places.get(wrapped.name);
  if (wrapped && place) {
    const link = `[\`${wrapped.name}\`](./${place.page.name}.mdx#props)`;
    return `\`${component.name}\` takes the props of ${link}, all of them.`;
  }
  const rows = memberRows(component, 'props', context);
  return rows.length > 0
    ? table(`Props of ${component.name}`, rows)
    : `\`${component.name}\` has no props of its own.`;
}

function renderComponent(component: ApiSymbol, context: RenderContext): string {
  const slots = findSlots(component, context.reader);
  return blocks(
    heading(2, 'Props', 'props'),
    renderProps(component, context),
    renderInherited(component),
    slots && heading(2, 'Slots', 'slots'),
    slots && table(`Slots of ${component.name}`, slotRows(component, slots, context)),
    renderClasses(component),
  );
}

function renderReturns(hook: ApiSymbol, context: RenderContext): string {
  const {descriptions, places, reader} = context;
  const text = descriptions[hook.name]?.returns ?? '';
  const type = reader.model.symbols.find(
    (one) => places.get(one.name)?.anchor === 'returns' && one.file === hook.file,
  );
  const isShown = type && places.get(type.name)?.page.symbols.includes(hook.name);
  return blocks(
    heading(2, 'Returns', 'returns'),
    text,
    isShown && table(`Fields of ${type.name}`, memberRows(type, 'returns', context)),
  );
}

function renderCallable(symbol: ApiSymbol, context: RenderContext): string {
  const parameters = parameterRows(symbol, 'parameters', context);
  return blocks(
    heading(2, 'Call', 'call'),
    renderSignatures(symbol, context),
    parameters.length > 0 && heading(2, 'Parameters', 'parameters'),
    parameters.length > 0 && table(`Parameters of ${symbol.name}`, parameters),
  );
}

function renderClass(symbol: ApiSymbol, context: RenderContext): string {
  return blocks(
    renderCallable(symbol, context),
    heading(2, 'Methods', 'methods'),
    table(`Methods of ${symbol.name}`, memberRows(symbol, 'methods', context)),
  );
}

function renderMain(symbol: ApiSymbol, context: RenderContext): string {
  switch (symbol.kind) {
    case 'component':
      return renderComponent(symbol, context);
    case 'hook':
      return blocks(renderCallable(symbol, context), renderReturns(symbol, context));
    case 'class':
      return renderClass(symbol, context);
    case 'type':
      return blocks(heading(2, 'Fields', 'fields'), renderTypeBody(symbol, 'fields', context));
    default:
      return renderAlias(symbol, context);
  }
}

/** A section for each export of a page that is about several. */
function renderGroup(symbols: readonly ApiSymbol[], context: RenderContext): string {
  return blocks(
    ...symbols.flatMap((symbol) => [
      heading(2, `\`${symbol.name}\``, symbol.name),
      context.descriptions[symbol.name]?.summary,
      renderAlias(symbol, context),
    ]),
  );
}

function renderRelated(
  page: ApiPage,
  symbols: readonly ApiSymbol[],
  {findDemos, sourceFiles, reader: {model}}: RenderContext,
): string {
  const {version} = model;
  const guides = page.description.guides.map(([file, text]) => `- Guide: [${text}](../${file})`);
  const demos = findDemos(page.symbols, page.description.guides)
    .map(({title, target}) => `[${title}](../${target})`)
    .join(', ');
  const files = [...new Set(symbols.map(({file}) => file))];
  const sources = files.map(
    (file) => `- Source: [${file} at ${version}](${sourceLink(file, version, sourceFiles)})`,
  );
  return blocks(
    heading(2, 'Related', 'related'),
    [...guides, ...(demos ? [`- Demos: ${demos}`] : []), ...sources].join('\n'),
  );
}

/** Puts the button that turns tables into lists above the first of them. */
function addLayoutToggle(text: string): string {
  return text.replace('<ApiTable ', '<ApiLayoutToggle />\n\n<ApiTable ');
}

/** The MDX of a page of the reference. */
export function renderPage(page: ApiPage, context: RenderContext): string {
  const {model, find} = context.reader;
  const symbols = page.symbols.flatMap((name) => find(name) ?? []);
  const [main] = symbols;
  if (!main) {
    throw new Error(`The page "${page.title}" is about nothing that the package exports.`);
  }
  const version = symbols.length === 1 ? context.since(main.name) : undefined;
  const frontMatter = [
    '---',
    `title: ${page.title}`,
    `description: ${JSON.stringify(page.description.meta)}`,
    `slug: ${page.slug}`,
    '---',
  ].join('\n');
  return `${blocks(
    frontMatter,
    PREAMBLE,
    page.summary,
    version && `Since ${version}.`,
    heading(2, 'Import', 'import'),
    renderImports(symbols, model.packageName),
    addLayoutToggle(
      blocks(
        symbols.length === 1 ? renderMain(main, context) : renderGroup(symbols, context),
        page.description.notes && heading(2, 'Notes', 'notes'),
        page.description.notes?.map((note) => `- ${note}`).join('\n'),
        renderTypes(page, context),
      ),
    ),
    renderRelated(page, symbols, context),
  )}\n`;
}
