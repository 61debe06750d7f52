// The checks in a thread of their own: the compiler takes seconds, in which the development server must
// go on answering.
import {parentPort, workerData} from 'node:worker_threads';
import {loadTypeScript} from '../../../tools/loadTypeScript.mjs';

const {checkSaved} = loadTypeScript('../plugins/docs-checks/dev/checkSaved.ts');

// One after another, so that the last answer is about the last text.
let last = Promise.resolve();

parentPort.on('message', (files) => {
  last = last
    .then(() => checkSaved(workerData.rootDir, files))
    .catch((error) => ({files, problems: [], missing: [], failure: String(error.stack ?? error)}))
    .then((report) => parentPort.postMessage(report));
});
