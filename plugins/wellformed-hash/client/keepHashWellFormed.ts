import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {repairHash} from '../../../src/lib/navigation/repairHash';

/** Replaces a hash that cannot be decoded; the entry in the history of the browser stays the same. */
function keepHashWellFormed(): void {
  const {hash} = window.location;
  const repaired = repairHash(hash);
  if (repaired !== hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  keepHashWellFormed();
  // Client modules load before the router, so this listener runs before the router's.
  window.addEventListener('popstate', keepHashWellFormed);
}
