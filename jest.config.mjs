// Two projects: what runs in Node while the site builds, and what runs in a browser (jsdom).

const transform = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
        target: 'es2022',
      },
    },
  ],
};

const CLASSIC_THEME = '@docusaurus/theme-classic/lib/theme/$1';

// The same aliases as Docusaurus' bundler; tests get its real code, not copies of it.
const moduleNameMapper = {
  '\\.module\\.css$': '<rootDir>/tests/setup/cssModule.ts',
  '^@site/(.*)$': '<rootDir>/$1',
  '^@theme-original/(.*)$': CLASSIC_THEME,
  '^@theme/(.*)$': CLASSIC_THEME,
  '^@generated/(.*)$': '<rootDir>/tests/setup/generated/$1',
  '^@docusaurus/((?:[A-Z]|use[A-Z]|router|renderRoutes|isInternalUrl|constants)[A-Za-z]*)$':
    '@docusaurus/core/lib/client/exports/$1',
  '^@docusaurus/plugin-content-docs/client$':
    '<rootDir>/node_modules/@docusaurus/plugin-content-docs/lib/client/index.js',
};

// Jest loads packages as CommonJS. Those that parse MDX exist as ES modules only, so they are compiled
// like our own files.
const ESM_PACKAGES = [
  'unified|bail|trough|devlop|zwitch|ccount|fault|format|longest-streak|markdown-table|parse-entities',
  'escape-string-regexp|decode-named-character-reference|stringify-entities',
  'character-[\\w-]+|is-[\\w-]+|remark-[\\w-]+|mdast-util-[\\w-]+|micromark[\\w-]*',
  'unist-util-[\\w-]+|vfile[\\w-]*|estree-util-[\\w-]+',
].join('|');

const common = {transform, moduleNameMapper, clearMocks: true, restoreMocks: true};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...common,
      displayName: 'node',
      transformIgnorePatterns: [`/node_modules/(?!(?:${ESM_PACKAGES})/)`],
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/plugins/**/*.test.ts',
        '<rootDir>/src/{shared,lib}/**/*.test.ts',
        '<rootDir>/tests/{site,demos,guides}/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/src/{hooks,contexts,components}/**/*.test.{ts,tsx}',
        '<rootDir>/plugins/*/theme/**/*.test.tsx',
        '<rootDir>/tests/demos/**/*.test.tsx',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/jsdom.ts'],
      transformIgnorePatterns: ['/node_modules/(?!(@docusaurus)/)'],
    },
  ],
};
