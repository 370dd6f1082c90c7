import { defineConfig } from '@playwright/test';

const browsers = ['chromium', 'firefox', 'webkit'].flatMap((engine) =>
  ['phone', 'desktop'].map((device) => ({
    name: `${engine} ${device}`,
    use: { engine, device },
    testIgnore: /built-files/,
  })),
);

/**
 * The journeys in several engines: Chromium and Firefox by puppeteer, WebKit by WebDriver. `npm run engines` runs them all.
 */
export default defineConfig({
  testDir: 'engines',
  outputDir: '../../reports/engines/failures',
  globalSetup: './engines/product.mjs',
  metadata: { connections: ['plain', 'secure'] },
  timeout: 240_000,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/engines.json' }]],
  projects: [
    // Without a browser: what the build wrote.
    { name: 'build', testMatch: /built-files/ },
    ...browsers,
  ],
});
