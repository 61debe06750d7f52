import {simpleHash} from '@docusaurus/utils';
import {VARIANT_KINDS, type CodeVariant} from '../../src/shared/code';

const FILE_NAME = /^(?<stem>.*)(?<extension>\.\w+)$/;

/** The last part of a path, without signs that a hash would have to encode; null for other words. */
function readFileName(title: string | undefined): string | null {
  const name = (title?.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '');
  return FILE_NAME.test(name) ? name : null;
}

export interface BlockName {
  readonly title?: string;
  readonly variant?: CodeVariant;
  readonly language: string;
  readonly code: string;
}

/**
 * The id of a block: its file's name, after what it is a variant for: `tailwind-App.tsx`,
 * `runtime-vite-App.tsx`.
 * Blocks without a file are named after their text.
 */
export function createBlockId({title, variant, language, code}: BlockName): string {
  const name = readFileName(title) ?? `code-${simpleHash(code, 6)}.${language}`;
  return variant ? `${VARIANT_KINDS[variant.kind].idPrefix}${variant.value}-${name}` : name;
}

/** The id of the JavaScript twin: `tailwind-App.js` (spec §4 knows no other extension). */
export function toJavaScriptId(id: string): string {
  return id.replace(/\.[mc]?tsx?$/, '.js');
}

/** Folders in which Toolpad Studio reads files with TypeScript's extensions only. */
const TYPESCRIPT_ONLY = /^toolpad\/(?:components|resources)\//;

/** The name of the JavaScript file for a TypeScript file: `App.jsx`, `server.js`. */
export function toJavaScriptTitle(title: string): string {
  if (TYPESCRIPT_ONLY.test(title)) {
    return title;
  }
  return title.replace(/(?<!\.d)\.([mc]?)ts(x?)$/, '.$1js$2');
}

/** Hands out ids that are new on their page: a second `page.tsx` becomes `page-2.tsx`. */
export function createIdKeeper(): (id: string) => string {
  const taken = new Set<string>();
  return (id) => {
    const {stem = id, extension = ''} = FILE_NAME.exec(id)?.groups ?? {};
    let free = id;
    for (let count = 2; taken.has(free); count += 1) {
      free = `${stem}-${count}${extension}`;
    }
    taken.add(free);
    return free;
  };
}
