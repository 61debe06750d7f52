import {Prism} from 'prism-react-renderer';

// The files in `prismjs/components` add their grammar to whatever Prism is global. This module
// stands before them in the imports of `prism.ts`, so they add to the renderer's own copy.
Object.assign(globalThis, {Prism});
