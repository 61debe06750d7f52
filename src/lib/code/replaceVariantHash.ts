import {PREFERENCES, type PreferenceName} from '../../shared/preferences';

/**
 * Names the variant that a reader has chosen in the address, if the address names one of its kind:
 * it counts more than the stored choice, and a reload would bring the old one back.
 *
 * @param id - the id of the chosen variant, such as `css-App.tsx`
 */
export function replaceVariantHash(
  preference: PreferenceName,
  id: string,
  {location, history}: Window,
): void {
  const {hashPattern} = PREFERENCES[preference];
  if (hashPattern !== undefined && new RegExp(hashPattern).test(location.hash)) {
    history.replaceState(history.state, '', `#${id}`);
  }
}
