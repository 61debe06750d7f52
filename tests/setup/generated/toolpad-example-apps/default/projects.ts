import type {ExampleProject} from '@site/src/shared/examples';

const HARBOUR: ExampleProject = {
  name: 'harbour',
  description: 'A harbour with two piers and a crane.',
  mainFile: 'src/App.tsx',
  files: {'package.json': '{}', 'src/App.tsx': 'export function App() {}'},
};

/** The modules that `plugins/example-apps` would write. */
export default {harbour: () => Promise.resolve({default: HARBOUR})};
