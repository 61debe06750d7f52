// Loads modules of the project that are written in TypeScript, as Docusaurus loads its plugins. The
// result of the compiler is kept below node_modules/.cache, so a second run starts in under a second.
import createJiti from 'jiti';

// These run as they are: compiling packages would take seconds, and Node loads them without help.
const NATIVE = [
  'remark-directive',
  'remark-frontmatter',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'typescript',
  'valibot',
  'unified',
  'vfile-message',
  'yaml',
];

/** Loads one module; a relative path counts from this folder. */
export const loadTypeScript = createJiti(import.meta.filename, {
  interopDefault: true,
  nativeModules: NATIVE,
});
