import type {Nodes, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Two columns fit a phone. */
const MAX_COLUMNS_THAT_FIT = 2;

function listTables(node: Nodes): Table[] {
  if (node.type === 'table') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(listTables) : [];
}

function labelCells(table: Table): void {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => toString(cell)) ?? [];
  if (labels.length <= MAX_COLUMNS_THAT_FIT) {
    return;
  }
  table.data = {...table.data, hProperties: {'data-narrow': 'rows'}};
  for (const row of rows) {
    for (const [index, cell] of row.children.entries()) {
      // The first cell is what its row is about: it is the heading, and needs none.
      const label = index === 0 ? '' : (labels[index] ?? '');
      if (label !== '') {
        cell.data = {...cell.data, hProperties: {'data-label': label}};
      }
    }
  }
}

/**
 * Tells each cell of a wide table the heading of its column. On phones, CSS then shows the rows one
 * below the other instead of columns that nobody sees before scrolling sideways.
 */
export function remarkNarrowTables() {
  return (root: Root): void => {
    for (const table of listTables(root)) {
      labelCells(table);
    }
  };
}
