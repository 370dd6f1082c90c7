import { defineConfig } from 'vitest/config';

/** What brand teams get: every package linted, packed, installed in an empty project; and a generated library. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: '../../reports/packages.json' }]],
  },
});
