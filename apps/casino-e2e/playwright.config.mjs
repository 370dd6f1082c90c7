import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const freshDirectory = (variable, name) => {
  process.env[variable] ??= mkdtempSync(join(tmpdir(), `casino-kit-${name}-`));
};

// Read by the servers, and by the journeys that look into the files of a casino.
freshDirectory('E2E_DATA', 'e2e');
freshDirectory('E2E_IDENTITY_DATA', 'e2e-identity');
freshDirectory('E2E_PAYOUT_DATA', 'e2e-payout');

const identityJourneys =
  /(access|chat|telemetry|registration-modes|password-reset|session-end|policy-presets)\.spec\.ts/;
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
  globalSetup: './servers.mjs',
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
});
