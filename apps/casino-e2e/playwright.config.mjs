import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');
const shell = 'http://localhost:4390';
const backend = 'http://localhost:4391';
const data = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'casino-kit-e2e-'));
process.env.E2E_DATA = data;

/** Journeys through the built product, against a backend with a fresh database. */
export default defineConfig({
  testDir: 'src',
  outputDir: '../../reports/e2e-traces',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    baseURL: shell,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: /journey\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      command: `node ${join(root, 'apps/reference-backend/dist/main.js')}`,
      url: `${backend}/health`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        NODE_ENV: 'production',
        BACKEND_PORT: '4391',
        PUBLIC_URL: backend,
        SHELL_URL: shell,
        DATA_DIRECTORY: data,
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: `node ${join(root, 'apps/casino/dist/server/main.js')}`,
      url: `${shell}/health`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        NODE_ENV: 'production',
        PORT: '4390',
        CORE_URL: 'http://127.0.0.1:4391',
        BACKEND_URL: 'http://127.0.0.1:4391',
        FRAME_ORIGINS: backend,
        LOG_LEVEL: 'warn',
      },
    },
  ],
});
