import type {ProductId} from '../../../src/shared/products';

/** Modules that only a bundler or a framework can load. */
export interface NotInNode {
  readonly product: ProductId;
  readonly pattern: RegExp;
  readonly reason: string;
}

/** What is not run in Node, and why; that its file exists is checked all the same. */
export const NOT_IN_NODE: readonly NotInNode[] = [
  {
    product: 'core',
    pattern: /\.css$/,
    reason: 'styles are for bundlers',
  },
  {
    product: 'core',
    pattern: /^next\//,
    reason: 'Next.js 15 names no exports, so only its own bundler finds them',
  },
  {
    product: 'core',
    pattern: /^next-auth$/,
    reason: 'it imports next/server, which only the bundler of Next.js finds',
  },
  {
    product: 'studio',
    pattern: /^@mui\/(?:material|icons-material)\//,
    reason: 'Material UI 6 names no exports; Studio bundles components with Vite, which finds them',
  },
];
