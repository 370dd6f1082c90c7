import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { needsIsolation } from './tools/build/isolated-tests.ts';
import { readFromSource } from './tools/build/source-condition.ts';

/** Returns the tests with an ending of a library's React part, or of the shell. */
const testFiles = (ending: string) => [
  `src/react/**/*.test.${ending}`,
  `src/{access,app,browser,layout,methods,modals,pages}/**/*.test.${ending}`,
];

const isolatedFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.tsx'))
  .map((name) => `src/${name}`)
  .filter(needsIsolation);
const components = {
  environment: 'jsdom',
  setupFiles: [join(import.meta.dirname, 'tools/build/component-tests.ts')],
};

/** The tests beside hooks and components, as mutation testing runs them: started in the project's folder. */
export default defineConfig({
  ...readFromSource,
  plugins: [react()],
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 60_000,
    // Modules are read once for all test files that a change concerns: reading them anew takes longer than the tests.
    isolate: false,
    server: { deps: { inline: [/@casino-kit\//] } },
    projects: [
      { extends: true, test: { name: 'core', environment: 'node', include: testFiles('ts') } },
      {
        extends: true,
        test: { ...components, name: 'components', include: testFiles('tsx'), exclude: isolatedFiles },
      },
      {
        extends: true,
        test: { ...components, name: 'isolated', include: isolatedFiles, isolate: true },
      },
    ],
  },
});
