import {Joi} from '@docusaurus/utils-validation';
import history from './history.json';

const historySchema = Joi.object<Record<string, string>>().pattern(Joi.string(), Joi.string());
const since: Readonly<Record<string, string>> = Joi.attempt(history, historySchema);

/**
 * The version of Toolpad Core that brought an export, or a member of a type.
 *
 * @returns nothing for what the oldest published version has already
 */
export function findSince(symbol: string, member?: string): string | undefined {
  return since[member === undefined ? symbol : `${symbol}.${member}`];
}
