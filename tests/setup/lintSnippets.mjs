// Lints snippets as if they were the files they name. Reads `[{file, code}, …]` from standard input
// and prints the ids of the rules that each snippet breaks. A process of its own, because jest
// cannot load ESLint's configuration file.
import {text} from 'node:stream/consumers';
import {ESLint} from 'eslint';

const snippets = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const results = [];
for (const {file, code} of snippets) {
  const [result] = await eslint.lintText(code, {filePath: file});
  results.push(result.messages.map((message) => message.ruleId ?? message.message));
}
process.stdout.write(JSON.stringify(results));
