import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readFromSource } from './tools/build/source-condition.ts';
import { switchVariable, withoutSwitch } from './tools/conformance/src/switch-off.ts';

const backend = join(import.meta.dirname, 'apps/reference-backend');
const removed = process.env[switchVariable];

/** The backend's tests on PGlite with one switch of the policy taken out: what `npm run protection-proof` runs. */
export default defineConfig({
  ...readFromSource,
  root: backend,
  plugins: [
    {
      name: 'casino-kit:switch-off',
      enforce: 'pre',
      transform: (code, id) =>
        removed !== undefined && id.endsWith('/src/settings/brand-settings.ts')
          ? withoutSwitch(code, removed)
          : undefined,
    },
  ],
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/support/audit-ledger.ts'],
    alias: { '@node-rs/argon2': join(backend, 'tests/support/quick-argon2.ts') },
    globalSetup: ['tests/support/prepare-pglite.ts'],
    env: { TEST_DATABASE: 'pglite' },
    testTimeout: 180_000,
    hookTimeout: 240_000,
    isolate: false,
    // One process at a time, and the first failure is proof enough.
    maxWorkers: 1,
    bail: 1,
    expect: { poll: { timeout: 20_000 } },
    server: { deps: { inline: [/@casino-kit\//] } },
  },
});
