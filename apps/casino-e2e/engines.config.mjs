import { defineConfig } from '@playwright/test';

const all = ['chromium', 'firefox', 'webkit'].flatMap((engine) =>
  ['phone', 'desktop'].map((device) => ({ name: `${engine} ${device}`, use: { engine, device } })),
);

const files = /built-files\.spec\.ts/;

/**
 * The journey in other engines, each in a browser of its own: Chromium and Firefox by puppeteer, WebKit by WebDriver.
 * `npm run engines` runs it.
 */
export default defineConfig({
  testDir: 'engines',
  outputDir: '../../reports/engines/failures',
  globalSetup: './engines/product.mjs',
  timeout: 240_000,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/engines.json' }]],
  projects: [
    ...all.map((project) => ({ ...project, testIgnore: files })),
    // Without a browser: what the build wrote.
    { name: 'build', testMatch: files },
  ],
});
