import { defineConfig } from 'vitest/config';

/**
 * Checks a generated library. Alone, since it adds a library to the workspace for a while, which every other check would
 * treat as one of ours.
 */
export default defineConfig({
  test: {
    name: 'generator',
    root: import.meta.dirname,
    environment: 'node',
    include: ['generator.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: './reports/generator.json' }]],
  },
});
