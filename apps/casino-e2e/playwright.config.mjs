import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');

const freshDirectory = (variable, name) => {
  process.env[variable] ??= mkdtempSync(join(tmpdir(), `casino-kit-${name}-`));
  return process.env[variable];
};

/** What every server is started with: ten start at once, on whatever else the machine does. */
const server = {
  reuseExistingServer: false,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
};

const backend = ({ port, control, shells, data }, env = {}) => ({
  command: `node ${join(root, 'apps/reference-backend/dist/main.js')}`,
  url: `http://localhost:${port}/health`,
  ...server,
  env: {
    NODE_ENV: 'production',
    BACKEND_PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SHELL_URL: shells.map((shell) => `http://localhost:${shell}`).join(','),
    CONTROL_PAGE: 'on',
    SIGN_UPS_PER_HOUR: '100000',
    REQUESTS_PER_MINUTE: '100000',
    CONTROL_PORT: String(control),
    DATA_DIRECTORY: data,
    LOG_LEVEL: 'warn',
    ...env,
  },
});

const shell = (port, backendPort, env = {}) => ({
  command: `node ${join(root, 'apps/casino/dist/server/main.js')}`,
  url: `http://localhost:${port}/health`,
  ...server,
  env: {
    NODE_ENV: 'production',
    PORT: String(port),
    CORE_URL: `http://127.0.0.1:${backendPort}`,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    FRAME_ORIGINS: `http://localhost:${backendPort}`,
    LOG_LEVEL: 'warn',
    ...env,
  },
});

/** The environment of a shell with settings of its own in place of the backend's. */
const ownSettings = (settings) => ({
  LOCAL_SETTINGS: JSON.stringify({
    ...settings,
    showMobileBottomMenu: true,
    showRakebackCalendar: true,
    allowGuestPlayDemoGames: true,
    allowGameViewNotLoggedUser: true,
    operator: { supportEmail: 'support@casino.example' },
  }),
});

const identityJourneys =
  /(access|telemetry|registration-modes|password-reset|session-end|policy-presets)\.spec\.ts/;
const plainJourneys = /plain-server\.spec\.ts/;
const cameraJourneys = /verification\.spec\.ts/;
const languageJourneys = /languages\.spec\.ts/;
const clockJourneys = /(cashier-withdrawals|rewards-calendar|exclusion|referrals|tournaments)\.spec\.ts/;

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Journeys through the built product, against a backend with a fresh database. */
export default defineConfig({
  testDir: 'src',
  outputDir: '../../reports/e2e-traces',
  // What is awaited ends as soon as it can; the limits are for a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: 'http://localhost:4390',
    actionTimeout: 60_000,
    // Journeys replace responses, which a worker would request past them; those of the worker itself allow it.
    serviceWorkers: 'block',
    // The visitors of all journeys but those of the banner have accepted cookies before.
    storageState: {
      cookies: [
        {
          ...{ name: 'gameCookieConsent', value: 'accepted', domain: 'localhost', path: '/' },
          ...{ expires: -1, httpOnly: false, secure: false, sameSite: 'Strict' },
        },
      ],
      origins: [],
    },
    // Painting of what moves takes a third of a run's processor time. The journeys on a phone see it move.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every action slows a whole run down: E2E_TRACE=1 records, and keeps the traces of failures.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath, args: browserArguments },
  },
  projects: [
    // One after the other: they change the settings of their casino. First, so that the second worker has the other
    // journeys to itself meanwhile and neither waits at the end.
    {
      name: 'identity',
      testMatch: identityJourneys,
      workers: 1,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // These too: they move the clock of theirs.
    {
      name: 'clock',
      testMatch: clockJourneys,
      workers: 1,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Against a server that knows only §7 of the specification.
    {
      name: 'plain-server',
      testMatch: plainJourneys,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'desktop',
      testIgnore: [identityJourneys, clockJourneys, plainJourneys, cameraJourneys, languageJourneys],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Looks at texts alone, on 185 pages at two sizes: without pictures, whose places have their size without them.
    {
      name: 'languages',
      testMatch: languageJourneys,
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          executablePath,
          args: [...browserArguments, '--blink-settings=imagesEnabled=false'],
        },
      },
    },
    // With a camera that shows a test picture, which every page may use.
    {
      name: 'camera',
      testMatch: cameraJourneys,
      use: {
        viewport: { width: 1440, height: 900 },
        permissions: ['camera'],
        launchOptions: {
          executablePath,
          args: [...browserArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
        },
      },
    },
    {
      name: 'phone',
      testMatch: /journey\.spec\.ts/,
      fullyParallel: true,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
  ],
  webServer: [
    backend({
      port: 4391,
      control: 4396,
      shells: [4390, 4399, 4388, 4389],
      data: freshDirectory('E2E_DATA', 'e2e'),
    }),
    shell(4390, 4391),
    // The same casino with the other navigation system, and in the other theme with each.
    shell(4399, 4391, ownSettings({ brandName: 'curacao', navigationSystem: 'panel' })),
    shell(4388, 4391, ownSettings({ brandName: 'lulu', theme: 'lulu', navigationSystem: 'basic' })),
    shell(4389, 4391, ownSettings({ brandName: 'lulu', theme: 'lulu', navigationSystem: 'panel' })),
    // A second casino whose settings the identity journeys change, so that the other journeys are not affected.
    backend(
      {
        port: 4393,
        control: 4397,
        shells: [4392],
        data: freshDirectory('E2E_IDENTITY_DATA', 'e2e-identity'),
      },
      { DEMO_ACCOUNTS: 'off' },
    ),
    shell(4392, 4393, { SETTINGS_MAX_AGE: '0', SCRIPT_ORIGINS: 'https://scripts.example' }),
    // A third, whose clock the journeys of withdrawals and of the reward calendars move by days.
    backend(
      { port: 4395, control: 4398, shells: [4394], data: freshDirectory('E2E_PAYOUT_DATA', 'e2e-payout') },
      { DEMO_ACCOUNTS: 'off' },
    ),
    shell(4394, 4395),
    {
      command: `node --import tsx ${join(root, 'apps/casino-e2e/plain-server/main.ts')}`,
      url: 'http://localhost:5401/health',
      ...server,
      env: {
        PLAIN_PORT: '5400',
        PLAIN_CONTROL_PORT: '5401',
        PLAIN_CORE_PORT: '5403',
        SHELL_URL: 'http://localhost:5402',
      },
    },
    // Core and backend of different origins, given by the environment alone.
    shell(5402, 5400, { CORE_URL: 'http://127.0.0.1:5403' }),
  ],
});
