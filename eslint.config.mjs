import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import walls from './apps/reference-backend/lint/folder-walls.mjs';

const directive = "ExpressionStatement[directive='use client']";

/**
 * React evaluates a module on the server as well unless it starts with 'use client'. Every module that renders, or uses
 * a hook or a context, needs the directive, so that a server component can import the library.
 */
const needsClient = {
  selector: [
    `ImportDeclaration[source.value=/^(react|react-dom)$/]:has(ImportSpecifier[importKind!='type'])`,
    'CallExpression[callee.name=/^(use[A-Z]\\w*|createContext|createTexts)$/]',
    'JSXElement',
    'JSXFragment',
  ]
    .map((used) => `Program:not(:has(> ${directive})) ${used}`)
    .join(', '),
  message: "A module that renders or uses hooks or contexts starts with 'use client'.",
};

/**
 * A parent that shows its child only after the first failure of a query must not read this: it is zero again, and the
 * query pending, when the child subscribes to a failed query. The parent would unmount the child, and so on without end.
 */
const noFailureCount = {
  selector: "Identifier[name='failureCount']",
  message: 'Wait for `isFetched`: failureCount is reset whenever a failed query is refetched.',
};

/** The test casino is for tests and stories: a library's archive must not need it. */
const testCasino = {
  group: ['@casino-kit/provider/testing'],
  message: 'Only tests and stories create a test casino.',
};

/** What a core folder must not know: it is plain TypeScript with clock and zone as arguments. */
const coreRules = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: '^(react|react-dom|react/.*|react-aria.*|@tanstack/react-query|jotai/react)$',
          message: 'A core folder knows no React.',
        },
        testCasino,
      ],
    },
  ],
  'no-restricted-globals': [
    'error',
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'navigator',
    'location',
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
      message: 'The clock comes in as an argument.',
    },
    {
      selector: "NewExpression[callee.name='Date'][arguments.length=0]",
      message: 'The clock comes in as an argument.',
    },
    { selector: 'ExportAllDeclaration', message: 'Public names are written out.' },
    { selector: directive, message: 'A server component can import a core module: it is no client module.' },
  ],
};

/**
 * What oxlint does not know: module boundaries, what a core folder must not know, React's hooks and compiler,
 * accessibility, stories. Everything else, with and without types, is in .oxlintrc.json.
 */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/reports/**',
      '**/storybook-static/**',
      '**/test-results/**',
      '**/.nx/**',
      '**/.data/**',
      '.storybook/public/**',
    ],
  },
  tseslint.configs.base,
  {
    ...reactHooks.configs.flat['recommended-latest'],
    // Its rules run React's compiler over a whole file, which takes most of the time: only over product code that renders.
    files: ['{apps/casino,libs/*}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/core/**',
      'libs/{api-client,api-contract,calendar-dates,money,play-limits,reference-games}/**',
    ],
  },
  jsxA11y.flatConfigs.recommended,
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          allowCircularSelfDependency: true,
          allow: [],
          depConstraints: [
            {
              sourceTag: 'type:app',
              onlyDependOnLibsWithTags: ['type:domain', 'type:foundation', 'type:theme', 'type:tool'],
            },
            {
              sourceTag: 'type:domain',
              onlyDependOnLibsWithTags: ['type:foundation'],
              bannedExternalImports: ['react-router', 'react-router-dom'],
            },
            {
              sourceTag: 'type:foundation',
              onlyDependOnLibsWithTags: ['type:foundation'],
              bannedExternalImports: ['react-router', 'react-router-dom'],
            },
            { sourceTag: 'type:theme', onlyDependOnLibsWithTags: ['scope:theme-kit'] },
            { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:foundation', 'type:tool'] },
            { sourceTag: 'scope:api-contract', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'scope:money', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'scope:calendar-dates', onlyDependOnLibsWithTags: [] },
            {
              sourceTag: 'scope:play-limits',
              onlyDependOnLibsWithTags: ['scope:api-contract', 'scope:calendar-dates', 'scope:money'],
            },
            { sourceTag: 'scope:reference-games', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'scope:api-client', onlyDependOnLibsWithTags: ['scope:api-contract'] },
            {
              sourceTag: 'scope:settings',
              onlyDependOnLibsWithTags: ['scope:api-client', 'scope:api-contract'],
            },
            { sourceTag: 'scope:i18n', onlyDependOnLibsWithTags: ['scope:api-client', 'scope:api-contract'] },
            {
              sourceTag: 'scope:session',
              onlyDependOnLibsWithTags: ['scope:api-client', 'scope:api-contract', 'scope:settings'],
            },
            {
              sourceTag: 'scope:reference-backend',
              onlyDependOnLibsWithTags: [
                'scope:api-contract',
                'scope:calendar-dates',
                'scope:money',
                'scope:play-limits',
                'scope:reference-games',
                'type:tool',
              ],
            },
            {
              sourceTag: 'scope:reference-game',
              onlyDependOnLibsWithTags: [
                'scope:api-contract',
                'scope:money',
                'scope:reference-games',
                'type:tool',
              ],
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Public names are written out.' },
      ],
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**', '**/readme-example.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Public names are written out.' },
        needsClient,
        noFailureCount,
      ],
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'libs/cashback/src/react/cashback-stories.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [testCasino] }] },
  },
  // What the provider itself is built on would be in a circle with it.
  {
    files: ['libs/{api-client,api-contract,i18n,session,settings,ui}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [testCasino] }] },
  },
  {
    files: ['apps/reference-backend/src/**/*.ts'],
    plugins: { walls },
    rules: { 'walls/imports': 'error', 'walls/table-writes': 'error' },
  },
  { files: ['libs/*/src/core/**/*.ts'], ignores: ['**/*.test.ts'], rules: coreRules },
  {
    files: ['**/vite.config.ts', '**/vitest.config.ts', '**/*.test.ts', '**/*.test.tsx'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  // Scripts that run before anything is installed find each other by path, and so do those that share them.
  {
    files: ['tools/start/*.mjs', 'tools/test/*.mjs', 'tools/bench/**/*.mjs', 'tools/nx/src/**/*.mjs'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
);
