import { defineConfig } from 'vitest/config';

/** Checks what brand teams get: each package linted, packed, installed in an empty project; and a generated library. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: './reports/packages.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['*.test.ts'],
          exclude: ['generator.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      // Alone: it adds a library to the workspace for a while, which the others would treat as one of ours.
      {
        extends: true,
        test: { name: 'generator', include: ['generator.test.ts'], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
