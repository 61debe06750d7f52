import type {DataModel} from '@toolpad/core/Crud';

/** What somebody has found. */
export interface Find extends DataModel {
  id: string;
  what: string;
  where: string;
  shelf: number;
}

const FIRST_FINDS: Find[] = [
  {id: '1', what: 'Cello, without a bow', where: 'Platform 4', shelf: 12},
  {id: '2', what: 'One red glove', where: 'Train 2217', shelf: 3},
  {id: '3', what: 'Bag of tulip bulbs', where: 'Waiting room', shelf: 5},
  {id: '4', what: 'Umbrella with ducks', where: 'Train 904', shelf: 1},
];

// Next.js compiles each API route apart, and again at each change; what they share stands on the
// global object. Put your database here.
const shared: typeof globalThis & {finds?: Find[]} = globalThis;

export function allFinds(): Find[] {
  return (shared.finds ??= FIRST_FINDS);
}

/** Takes a find off its shelf; answers whether it was there. */
export function handOver(id: string): boolean {
  const left = allFinds().filter((find) => find.id !== id);
  const wasThere = left.length < allFinds().length;
  shared.finds = left;
  return wasThere;
}
