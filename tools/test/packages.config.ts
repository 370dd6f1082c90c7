import { defineConfig } from 'vitest/config';

/** Checks what brand teams get: each package linted, packed, installed in an empty project, and what that costs. */
export default defineConfig({
  test: {
    name: 'packages',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    // A check of its own, by generator.config.ts.
    exclude: ['generator.test.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: './reports/packages.json' }]],
  },
});
