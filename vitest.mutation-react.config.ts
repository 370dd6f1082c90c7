import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readFromSource } from './tools/build/source-condition.ts';

/** Returns the tests with an ending of a library's React part, or of the shell. */
const testFiles = (ending: string) => [
  `src/react/**/*.test.${ending}`,
  `src/{access,app,browser,layout,modals,pages}/**/*.test.${ending}`,
];

/** The tests beside hooks and components, as mutation testing runs them: started in the project's folder. */
export default defineConfig({
  ...readFromSource,
  plugins: [react()],
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 60_000,
    server: { deps: { inline: [/@casino-kit\//] } },
    projects: [
      { extends: true, test: { name: 'core', environment: 'node', include: testFiles('ts') } },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: testFiles('tsx'),
          setupFiles: [join(import.meta.dirname, 'tools/build/component-tests.ts')],
        },
      },
    ],
  },
});
