/** A key in browser storage and the product whose banner it hides. */
export interface DismissalKey {
  readonly product: string;
  readonly storageKey: string;
}

/** The attribute of `<html>` that lists the products whose banner is dismissed. */
export const DISMISSED_ATTRIBUTE = 'data-status-dismissed';

/**
 * A script for the head that hides dismissed banners before the first paint. It must stand on its
 * own and stay small: every page carries it.
 *
 * @param dismissed - the stored value that means "dismissed"
 */
export function createDismissalScript(keys: readonly DismissalKey[], dismissed: string): string {
  const pairs = JSON.stringify(keys.map(({product, storageKey}) => [product, storageKey]));
  return [
    '(function(){try{',
    `var d=${pairs}.filter(function(p){return localStorage.getItem(p[1])===${JSON.stringify(dismissed)}});`,
    `if(d.length)document.documentElement.setAttribute("${DISMISSED_ATTRIBUTE}",d.map(function(p){return p[0]}).join(" "))`,
    '}catch(e){}})()',
  ].join('');
}
