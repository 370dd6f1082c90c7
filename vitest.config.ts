import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readFromSource } from './tools/build/source-condition.ts';

/** Unit and component tests of one project: Vitest is started in the project's folder with this file. */
export default defineConfig({
  ...readFromSource,
  plugins: [react()],
  test: {
    reporters: ['default', ['json', { outputFile: './reports/unit.json' }]],
    passWithNoTests: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A project's modules are read once for all its test files; each test leaves nothing behind.
    isolate: false,
    // A form that is filled in key by key takes seconds on a busy machine.
    testTimeout: 30_000,
    // As long as components wait for an awaited change.
    expect: { poll: { timeout: 8_000 } },
    server: { deps: { inline: [/@casino-kit\//] } },
    projects: [
      {
        extends: true,
        // Simulations only compute: a busy machine makes them slow, never wrong.
        test: { name: 'core', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 180_000 },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: [new URL('./tools/build/component-tests.ts', import.meta.url).pathname],
        },
      },
    ],
  },
});
