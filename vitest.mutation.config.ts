import { defineConfig } from 'vitest/config';
import { readFromSource } from './tools/build/source-condition.ts';

/**
 * The tests of a library's core alone, as mutation testing runs them: started in the library's folder. Without those that lay a
 * model beside a brute force: they take seconds each time, a thousand times over.
 */
export default defineConfig({
  ...readFromSource,
  test: {
    environment: 'node',
    exclude: ['**/*-agreement.test.ts'],
    testTimeout: 60_000,
    include: ['src/core/**/*.test.ts', 'src/worker/**/*.test.ts'],
    server: { deps: { inline: [/@casino-kit\//] } },
  },
});
