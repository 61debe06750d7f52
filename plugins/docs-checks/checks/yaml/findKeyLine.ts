import {isMap, isScalar, isSeq, type Document, type LineCounter} from 'yaml';

function startOf(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}

/** Goes one step down: what the key or position holds, and where that is written. */
function step(node: unknown, part: string): {node: unknown; offset: number | undefined} {
  if (isMap(node)) {
    const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === part);
    return {node: pair?.value, offset: startOf(pair?.key)};
  }
  const item: unknown = isSeq(node) ? node.items[Number(part)] : undefined;
  return {node: item, offset: startOf(item)};
}

/**
 * The line of a key or of an entry of a list, from 1; of the last one on the way that is there.
 *
 * @param path - keys and positions, from the root
 */
export function findKeyLine(
  document: Document,
  lines: LineCounter,
  path: readonly string[],
): number {
  let node: unknown = document.contents;
  let line = 1;
  for (const part of path) {
    const next = step(node, part);
    node = next.node;
    line = next.offset === undefined ? line : lines.linePos(next.offset).line;
  }
  return line;
}
