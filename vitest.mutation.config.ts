import { defineConfig } from 'vitest/config';
import { readFromSource } from './tools/build/source-condition.ts';

/** The tests of a library's core alone, as mutation testing runs them: started in the library's folder. */
export default defineConfig({
  ...readFromSource,
  test: {
    environment: 'node',
    include: ['src/core/**/*.test.ts', 'src/worker/**/*.test.ts'],
    server: { deps: { inline: [/@casino-kit\//] } },
  },
});
