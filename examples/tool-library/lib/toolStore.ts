import {ToolForm, type Tool} from './tool';

const FIRST_TOOLS: Tool[] = [
  {id: '1', name: 'Orbital sander', place: 'Wall', days: 7},
  {id: '2', name: 'Tile cutter', place: 'Lent out', borrower: 'Ansgar', days: 3},
  {id: '3', name: 'Cherry picker', place: 'Cellar', days: 1},
  {id: '4', name: 'Post-hole digger', place: 'Lent out', borrower: 'Noor', days: 14},
  {id: '5', name: 'Router table', place: 'Wall', days: 7},
];

// Next.js compiles pages and route handlers apart, and again at each change; what they share stands
// on the global object. Put your database here.
const shared: typeof globalThis & {tools?: Tool[]} = globalThis;

export interface ToolQuery {
  page: number;
  pageSize: number;
  sort?: string;
  isDescending: boolean;
}

export function allTools(): Tool[] {
  return (shared.tools ??= FIRST_TOOLS);
}

export function findTools({page, pageSize, sort, isDescending}: ToolQuery) {
  const sign = isDescending ? -1 : 1;
  const text = (tool: Record<string, unknown>) => String(tool[sort ?? 'id'] ?? '');
  const tools = allTools().toSorted(
    (a, b) => sign * text(a).localeCompare(text(b), 'en', {numeric: true}),
  );
  return {items: tools.slice(page * pageSize, (page + 1) * pageSize), itemCount: tools.length};
}

export function findTool(id: string): Tool | undefined {
  return allTools().find((tool) => tool.id === id);
}

function nextId(): string {
  return String(Math.max(0, ...allTools().map(({id}) => Number(id))) + 1);
}

/** Creates a tool, or changes the one with this id. */
export function saveTool(values: unknown, id = nextId()): Tool {
  const tool = {...ToolForm.parse(values), id};
  shared.tools = findTool(id)
    ? allTools().map((each) => (each.id === id ? tool : each))
    : [...allTools(), tool];
  return tool;
}

export function deleteTool(id: string): void {
  shared.tools = allTools().filter((tool) => tool.id !== id);
}
