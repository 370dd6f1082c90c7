import react from '@vitejs/plugin-react';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { readFromSource } from './tools/build/source-condition.ts';

/** The two kinds of tests of a project: rules without a DOM, and components. `root` is its folder from the root. */
const kindsOf = (root: string): TestProjectInlineConfiguration[] => [
  {
    extends: true,
    root: join(import.meta.dirname, root),
    // Simulations only compute: a busy machine makes them slow, never wrong.
    test: {
      name: `${root} core`,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      testTimeout: 180_000,
    },
  },
  {
    extends: true,
    root: join(import.meta.dirname, root),
    test: {
      name: `${root} components`,
      environment: 'jsdom',
      include: ['src/**/*.test.tsx'],
      setupFiles: [join(import.meta.dirname, 'tools/build/component-tests.ts')],
    },
  },
];

/** Every project but those with a configuration of their own. */
const allProjects = ['apps', 'libs', 'tools'].flatMap((group) =>
  readdirSync(join(import.meta.dirname, group))
    .map((name) => `${group}/${name}`)
    .filter(
      (root) =>
        existsSync(join(import.meta.dirname, root, 'src')) &&
        !existsSync(join(import.meta.dirname, root, 'vitest.config.ts')),
    ),
);

/**
 * Unit and component tests in one process: `npx vitest run libs/wallet`. `TEST_PROJECTS` (folders with commas between)
 * restricts them, `TEST_REPORT` is where the report goes.
 */
export default defineConfig({
  ...readFromSource,
  plugins: [react()],
  test: {
    reporters: ['default', ['json', { outputFile: process.env.TEST_REPORT ?? './reports/unit.json' }]],
    passWithNoTests: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A project's modules are read once for all its test files; each test leaves nothing behind.
    isolate: false,
    // Vitest's own choice leaves a core to the transforms, which are cached after the first files.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A form that is filled in key by key takes seconds on a busy machine.
    testTimeout: 30_000,
    // As long as components wait for an awaited change.
    expect: { poll: { timeout: 8_000 } },
    server: { deps: { inline: [/@casino-kit\//] } },
    projects: (process.env.TEST_PROJECTS?.split(',') ?? allProjects).flatMap(kindsOf),
  },
});
