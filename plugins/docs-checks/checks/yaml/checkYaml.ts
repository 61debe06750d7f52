import type {Code} from 'mdast';
import {LineCounter, parseDocument} from 'yaml';
import {validateStudioFile} from '../../../studio-reference/validation/validateStudioFile';
import {isRecord} from '../../../studio-reference/validation/values';
import {parseMeta} from '../../../code-blocks/parseMeta';
import {createPageCheck} from '../../createPageCheck';
import {lineOf, listCode} from '../../pageNodes';
import type {DocsPage, Problem} from '../../types';
import {findKeyLine} from './findKeyLine';

const STUDIO_FILE = /(?:^|\/)(?:page|application|theme)\.ya?ml$/;

/** A whole file of Toolpad Studio: by its name, or by what every such file begins with. */
function isStudioFile(title: string | undefined, file: unknown): boolean {
  const isNamed = title !== undefined && STUDIO_FILE.test(title);
  return isNamed || (isRecord(file) && 'kind' in file && file.apiVersion === 'v1');
}

function checkFence(page: DocsPage, fence: Code): Problem[] {
  const {meta} = parseMeta(fence.meta ?? '');
  if (meta.skipReason !== undefined) {
    return [];
  }
  const place = (line: number) => ({file: page.path, line: lineOf(fence) + line});
  const lines = new LineCounter();
  const document = parseDocument(fence.value, {lineCounter: lines, prettyErrors: false});
  if (document.errors.length > 0) {
    return document.errors.map(({pos, message}) => ({
      ...place(lines.linePos(pos[0]).line),
      message: `The YAML does not parse: ${message}.`,
      advice: 'Mend the YAML; two spaces indent, and a text with a colon needs quotes.',
    }));
  }
  const file: unknown = document.toJS();
  // A part of a file cannot be held against the schema of whole files.
  if (meta.continues || !isStudioFile(meta.title ?? meta.file, file)) {
    return [];
  }
  return validateStudioFile(file).map(({path, message, advice}) => ({
    ...place(findKeyLine(document, lines, path)),
    message: `Toolpad Studio 0.13.0 does not take this file: ${message}.`,
    advice,
  }));
}

/** YAML parses, and files of Toolpad Studio are what version 0.13.0 takes. */
export const checkYaml = createPageCheck('yaml', (page) =>
  listCode(page, ['yaml', 'yml']).flatMap((fence) => checkFence(page, fence)),
);
