import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {Joi} from '@docusaurus/utils-validation';

/** A text to read. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A word that no dictionary has. */
export interface MisspeltWord {
  /** The name of its text. */
  readonly name: string;
  readonly word: string;
  readonly offset: number;
  /** Words that it may have been meant to be. */
  readonly suggestions: readonly string[];
}

const answerSchema = Joi.array<MisspeltWord[]>()
  .items(
    Joi.object({
      name: Joi.string().required(),
      word: Joi.string().required(),
      offset: Joi.number().required(),
      suggestions: Joi.array().items(Joi.string()).required(),
    }),
  )
  .required();

/**
 * Finds the words of some texts that neither an English dictionary nor our own list has.
 *
 * @param words - our own list
 */
export async function findMisspelt(
  texts: readonly NamedText[],
  words: readonly string[],
): Promise<readonly MisspeltWord[]> {
  if (texts.length === 0) {
    return [];
  }
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'spellWorker.mjs'), {
      workerData: {texts, words},
    });
    worker.once('message', (answer: unknown) => {
      resolve(Joi.attempt(answer, answerSchema));
    });
    worker.once('error', reject);
  });
}
