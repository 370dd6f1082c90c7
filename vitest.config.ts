import react from '@vitejs/plugin-react';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { needsIsolation } from './tools/build/isolated-tests.ts';
import { readFromSource } from './tools/build/source-condition.ts';

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

const projects = process.env.TEST_PROJECTS?.split(',') ?? allProjects;
/** Returns the test files of the projects with an ending, each project's together. */
const testFiles = (ending: string) => projects.map((root) => `${root}/src/**/*.test.${ending}`);

/** The files that share no modules with others. */
const isolatedFiles = projects.flatMap((root) =>
  readdirSync(join(import.meta.dirname, root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => `${root}/src/${name}`)
    .filter((file) => needsIsolation(join(import.meta.dirname, file))),
);
const components = {
  environment: 'jsdom',
  setupFiles: [join(import.meta.dirname, 'tools/build/component-tests.ts')],
};

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
    // Modules are read once for all test files of a worker; each test leaves nothing behind.
    isolate: false,
    // Vitest's own choice leaves a core to the transforms, which are cached after the first files.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A simulation, or a form that is filled in key by key: a busy machine makes them slow, never wrong.
    testTimeout: 180_000,
    // As long as components wait for an awaited change.
    expect: { poll: { timeout: 60_000 } },
    server: { deps: { inline: [/@casino-kit\//] } },
    projects: [
      {
        extends: true,
        test: { name: 'core', environment: 'node', include: testFiles('ts') },
      },
      {
        extends: true,
        test: { ...components, name: 'components', include: testFiles('tsx'), exclude: isolatedFiles },
      },
      ...(isolatedFiles.length === 0
        ? []
        : [
            {
              extends: true as const,
              test: { ...components, name: 'isolated', include: isolatedFiles, isolate: true },
            },
          ]),
    ],
  },
});
