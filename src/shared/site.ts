/** Where the site is served. The specification fixes both (spec §2). */
export const SITE_URL = 'https://mui.com';
export const BASE_URL = '/toolpad/';

/** The category that both products belong to, for the `productCategoryId` meta tag (spec §1). */
export const PRODUCT_CATEGORY_ID = 'toolpad';

/** Languages the site is written in (spec §9: English only). The first one has no URL prefix. */
export const LANGUAGES = ['en'] as const;

/** The element behind the navbar. Browsers paint nothing until they have read the page up to it. */
export const NAVBAR_END_ID = 'navbar-end';
