/**
 * The two products of the site. A product's id is also the id of its docs plugin instance, the name
 * of its folder of pages and the first segment of its URLs.
 */
export const PRODUCT_IDS = ['studio', 'core'] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];

/** One entry of a product's version menu (spec §3). */
export interface ProductVersion {
  /** What the menu shows, such as `v0.13.0`. */
  readonly text: string;
  /** True for the one version that this site documents. */
  readonly current: boolean;
  /** Where the entry leads: a path below the base URL, or a full URL for another site. */
  readonly href: string;
}

/** What the site says about a product as a whole (spec §3, "Product identifier"). */
export interface Product {
  readonly id: ProductId;
  readonly name: string;
  /** The name where the word "Toolpad" is already on screen. */
  readonly shortName: string;
  /** What the product is, in three to five words. */
  readonly metadata: string;
  /** The product's home page, below the base URL. */
  readonly home: string;
  /** The versions in the order of the menu; exactly one of them is current (spec §9). */
  readonly versions: readonly ProductVersion[];
  /** Said once, in the banner above every page of the product until the reader dismisses it. */
  readonly status: ProductStatus;
}

/** The state of a product's development. */
export interface ProductStatus {
  readonly summary: string;
  readonly linkText: string;
  readonly href: string;
}

export const PRODUCTS: Readonly<Record<ProductId, Product>> = {
  studio: {
    id: 'studio',
    name: 'Toolpad Studio',
    shortName: 'Studio',
    metadata: 'Low-code internal tools',
    home: '/studio/',
    versions: [
      {text: 'v0.13.0', current: true, href: '/studio/'},
      {
        text: 'All releases',
        current: false,
        href: 'https://www.npmjs.com/package/@toolpad/studio?activeTab=versions',
      },
    ],
    status: {
      summary: 'Toolpad Studio is deprecated: 0.13.0 is its last release.',
      linkText: 'What this means for you',
      href: '/studio/getting-started/roadmap/',
    },
  },
  core: {
    id: 'core',
    name: 'Toolpad Core',
    shortName: 'Core',
    metadata: 'React components for dashboards',
    home: '/core/',
    versions: [
      {text: 'v0.15.0', current: true, href: '/core/'},
      {
        text: 'All releases',
        current: false,
        href: 'https://www.npmjs.com/package/@toolpad/core?activeTab=versions',
      },
    ],
    status: {
      summary: 'Toolpad Core is not actively developed since mid-2025.',
      linkText: 'What this means for you',
      href: '/core/introduction/roadmap/',
    },
  },
};

/** True when `id` names a product; a docs plugin of another id has none. */
export function isProductId(id: string | undefined): id is ProductId {
  return PRODUCT_IDS.some((known) => known === id);
}

/** The version that the site documents. */
export function getCurrentVersion(product: Product): ProductVersion {
  const current = product.versions.find((version) => version.current);
  if (!current) {
    throw new Error(
      `${product.name} has no current version. Mark one of its versions as \`current: true\` in src/shared/products.ts.`,
    );
  }
  return current;
}
