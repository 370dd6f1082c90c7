import { defineConfig } from '@playwright/test';

/**
 * The journey in other engines, each in a browser of its own: Firefox by puppeteer, WebKit by WebDriver.
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
    { name: 'firefox phone', use: { engine: 'firefox', device: 'phone' } },
    { name: 'firefox desktop', use: { engine: 'firefox', device: 'desktop' } },
    { name: 'webkit phone', use: { engine: 'webkit', device: 'phone' } },
  ],
});
