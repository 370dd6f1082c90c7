import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
  ],
};

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
  js.configs.recommended,
  tseslint.configs.strict,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.recommended,
  ...storybook.configs['flat/recommended'],
  prettier,
  {
    plugins: { '@nx': nx },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
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
            { sourceTag: 'type:theme', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:foundation', 'type:tool'] },
            { sourceTag: 'scope:api-contract', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'scope:money', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'scope:calendar-dates', onlyDependOnLibsWithTags: [] },
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
              onlyDependOnLibsWithTags: ['scope:api-contract', 'scope:money', 'type:tool'],
            },
            {
              sourceTag: 'scope:reference-game',
              onlyDependOnLibsWithTags: ['scope:api-contract', 'scope:money', 'type:tool'],
            },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Public names are written out.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  { files: ['libs/*/src/core/**/*.ts', 'src/core/**/*.ts'], ignores: ['**/*.test.ts'], rules: coreRules },
  {
    files: ['**/vite.config.ts', '**/vitest.config.ts', '**/*.test.ts', '**/*.test.tsx'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  // These scripts run before anything is installed, so they find each other by path.
  {
    files: ['tools/start/*.mjs', 'tools/test/*.mjs', 'tools/generators/*.mjs'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  { files: ['tools/**', '**/*.mjs', '**/scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
