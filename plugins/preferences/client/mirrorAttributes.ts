import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {PREFERENCE_NAMES, PREFERENCES} from '../../../src/shared/preferences';

/**
 * Copies a preference to the attribute that the platform reads. Docusaurus manages `dir` through its
 * head and, while it hydrates, may write the direction of the language; an observer runs before the
 * next paint, so the reader never sees that.
 */
function mirrorAttributes(): void {
  const root = document.documentElement;
  for (const name of PREFERENCE_NAMES) {
    const {attribute, mirror} = PREFERENCES[name];
    const value = root.getAttribute(attribute);
    if (mirror !== undefined && value !== null && root.getAttribute(mirror) !== value) {
      root.setAttribute(mirror, value);
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mirrorAttributes();
  new MutationObserver(mirrorAttributes).observe(document.documentElement, {attributes: true});
}
