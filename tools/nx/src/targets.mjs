import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The checks of a project by its files: target → whether a project with these files has it. Vite's plugin infers the builds. */
const rules = {
  format: () => true,
  lint: () => true,
  typecheck: ({ has }) => has('tsconfig.json'),
  test: ({ has, sources }) => has('vitest.config.ts') || sources.some((file) => /\.test\.tsx?$/.test(file)),
  stories: ({ sources }) => sources.some((file) => file.endsWith('.stories.tsx')),
  e2e: ({ has }) => has('playwright.config.mjs'),
  engines: ({ has }) => has('engines.config.mjs'),
};

/** What replaces a target that Vite's plugin infers too. */
const own = { typecheck: { executor: '@casino-kit/tools:typecheck' } };

/**
 * Infers the targets of a project from its files. `targetDefaults` of nx.json defines how a target runs, what it reads
 * and what it writes; a project that differs declares that in its manifest.
 */
export const createNodesV2 = [
  '{apps,libs,tools}/*/package.json',
  (manifests, _options, { workspaceRoot }) =>
    manifests.map((manifest) => {
      const root = dirname(manifest);
      const sourceFolder = join(workspaceRoot, root, 'src');
      const files = {
        has: (file) => existsSync(join(workspaceRoot, root, file)),
        sources: existsSync(sourceFolder) ? readdirSync(sourceFolder, { recursive: true }) : [],
      };
      const targets = Object.keys(rules).filter((target) => rules[target](files));
      const inferred = Object.fromEntries(targets.map((target) => [target, own[target] ?? {}]));
      return [manifest, { projects: { [root]: { targets: inferred } } }];
    }),
];
