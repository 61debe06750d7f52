// Looks for misspelt words, in a thread of its own: the dictionary takes a second to load, and cspell is
// an ES module that neither jiti nor Jest would have to compile this way.
import {fileURLToPath} from 'node:url';
import {parentPort, workerData} from 'node:worker_threads';
import {spellCheckDocument} from 'cspell-lib';

const {texts, words} = workerData;

// One dictionary of English and our list. The usual settings load sixty dictionaries for programming
// languages, take four times as long, and know words that are mistakes in a sentence.
const SETTINGS = {
  loadDefaultConfiguration: false,
  import: [fileURLToPath(import.meta.resolve('@cspell/dict-en_us/cspell-ext.json'))],
  language: 'en',
  dictionaries: ['en_us'],
  minWordLength: 3,
  // Packages and tags of comments: @mui/material-nextjs, @param.
  ignoreRegExpList: [/@[\w-]+(?:\/[\w-]+)?/g],
  words: words.filter((word) => !word.startsWith('!')),
  // Unlike "!word" among the words, these are wrong in capitals, too.
  flagWords: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
};

async function findMisspelt({name, text}) {
  const {issues, errors} = await spellCheckDocument(
    {uri: `file:///${name}.txt`, text, languageId: 'plaintext', locale: 'en'},
    {generateSuggestions: true, numSuggestions: 3, noConfigSearch: true},
    SETTINGS,
  );
  if (errors && errors.length > 0) {
    throw errors[0];
  }
  return issues.map(({text: word, offset, suggestions = []}) => ({
    name,
    word,
    offset,
    suggestions: suggestions.slice(0, 3),
  }));
}

const found = [];
for (const text of texts) {
  found.push(...(await findMisspelt(text)));
}
parentPort.postMessage(found);
