import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// Imports point down only: what stands in a layer may import from the layers below it (design §2).
// From top to bottom:
const LAYERS = [
  ['src/theme', 'src/pages'],
  ['src/components'],
  ['src/contexts'],
  ['src/hooks'],
  ['src/lib'],
  ['src/shared'],
];

const layerZones = LAYERS.slice(1).flatMap((targets, index) =>
  targets.map((target) => ({
    target,
    from: LAYERS.slice(0, index + 1).flat(),
    message:
      'Imports point down only: theme, pages → components → contexts → hooks → lib → shared.',
  })),
);

export default tseslint.config(
  // An example has packages of its own; a test installs them, type-checks it and builds it.
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      'test-results/',
      'screenshots/',
      'examples/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
    ],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({alwaysTryTypes: true})],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...layerZones,
            {
              target: 'src/shared',
              from: '.',
              except: ['./src/shared'],
              message: 'src/shared is the ground floor: it imports nothing from the project.',
            },
            {
              target: ['src', 'plugins', 'sidebars-*.ts', 'tests'],
              from: './docusaurus.config.ts',
              message: 'Nothing imports docusaurus.config.ts.',
            },
            {
              target: ['plugins/*/*.ts', 'plugins/*/!(client|theme)/**/*'],
              from: [
                'src/theme',
                'src/pages',
                'src/components',
                'src/contexts',
                'src/hooks',
                'src/lib',
              ],
              message: "A plugin's build side imports its own files and src/shared.",
            },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // A function may return nothing on purpose in an effect, and `undefined` in all other cases.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      'func-style': ['error', 'declaration', {allowArrowFunctions: true}],
      'no-console': 'error',
      // What scrolls must be reachable by keyboard: wide tables and code, a panel of tabs.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['table', 'pre'], roles: ['tabpanel']},
      ],
      // `role="list"` keeps a list a list in Safari where CSS removes its markers.
      'jsx-a11y/no-redundant-roles': ['error', {ul: ['list'], ol: ['list']}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/*/{client,theme}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*', 'fs', 'path'],
              message: 'This code runs in the browser.',
            },
            {
              regex: '(^|/)plugins/[^/]+/(?!client/|theme/)',
              allowTypeImports: true,
              message: "Browser code takes only types from a plugin's build side.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      // Table tests hand over untyped rows of `test.each`, and mocks are unbound methods.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  prettier,
);
