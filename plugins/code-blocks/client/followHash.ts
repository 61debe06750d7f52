import type {ClientModule} from '@docusaurus/types';
import {resolvePreference} from '../../../src/lib/preferences/resolvePreference';
import {VARIANT_KIND_NAMES, VARIANT_KINDS} from '../../../src/shared/code';
import {PREFERENCES, type PreferenceDefinition} from '../../../src/shared/preferences';

const BLOCK = '[data-code-block]';

/** Chooses the variant that a hash names, as the inline script does when a page loads. */
function chooseVariant(hash: string): void {
  const root = document.documentElement;
  for (const kind of VARIANT_KIND_NAMES) {
    const definition: PreferenceDefinition = PREFERENCES[VARIANT_KINDS[kind].preference];
    const stored = root.getAttribute(definition.attribute);
    const chosen = resolvePreference(definition, {search: '', hash, stored});
    root.setAttribute(definition.attribute, chosen);
  }
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Follows a hash inside the site to a block of code, also where its text does not show. */
function onRouteDidUpdate({
  location,
  previousLocation,
}: Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]): void {
  const {hash, pathname} = location;
  const isNew = hash !== previousLocation?.hash || pathname !== previousLocation.pathname;
  const target = isNew ? document.getElementById(hash.slice(1)) : null;
  const block = target?.closest(BLOCK);
  if (!target || !block) {
    return;
  }
  const wasHidden = !isShown(target);
  chooseVariant(hash);
  if (wasHidden) {
    // The browser could not scroll to it. In the other language the block still shows.
    (isShown(target) ? target : block).scrollIntoView();
  }
}

const followHash: ClientModule = {onRouteDidUpdate};

export default followHash;
