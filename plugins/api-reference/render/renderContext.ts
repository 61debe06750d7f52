import type {Descriptions} from '../descriptions/describe';
import type {FindDemos} from '../findDemos';
import type {Place} from '../placeSymbols';
import type {ModelReader} from '../readModel';
import type {SourceListing} from './sourceLink';

/** What the parts of a page are made from. */
export interface RenderContext {
  readonly reader: ModelReader;
  readonly descriptions: Descriptions;
  readonly places: ReadonlyMap<string, Place>;
  /** The version that brought a symbol, or a member of a type, when it was not there from the start. */
  readonly since: (symbol: string, member?: string) => string | undefined;
  readonly findDemos: FindDemos;
  readonly sourceFiles: SourceListing;
}
