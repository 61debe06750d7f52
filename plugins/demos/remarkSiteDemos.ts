import {remarkDemos} from './remarkDemos';
import {DEMO_CATALOG} from './siteCatalog';

/** The remark plugin that puts the demos of this site into its pages; see `siteDemosPlugin`. */
export function remarkSiteDemos(): ReturnType<typeof remarkDemos> {
  return remarkDemos({catalog: DEMO_CATALOG});
}
