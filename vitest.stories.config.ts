import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { storyBrowser } from './tools/stories/src/story-browser.ts';
import { StoryCounts } from './tools/stories/src/story-counts.ts';

/** A story is shown and asked by axe on each: both themes, left to right and right to left. */
const locales = process.env.STORY_LOCALES?.split(',') ?? ['en', 'ar'];
const grounds = locales.map((locale, place) => ({ theme: place % 2 === 0 ? 'curacao' : 'lulu', locale }));

/**
 * Story tests: every story is rendered, its play function run and axe asked, in two projects over one server and one
 * browser; their names are `<theme>-<locale>`. `STORY_LIBRARIES=ui,wallet` restricts them to some
 * libraries, `STORY_LOCALES=fr,fa` shows them in other languages by wire code; the report goes to `STORY_REPORT`, reports/stories.json by default.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    reporters: [
      'default',
      new StoryCounts(process.env.STORY_REPORT ?? join(import.meta.dirname, 'reports/stories.json')),
    ],
    passWithNoTests: false,
    isolate: false,
    // A story that fills in a form takes seconds on a busy machine.
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      fileParallelism: false,
      provider: storyBrowser(),
      instances: grounds.map(({ theme, locale }) => ({
        browser: 'chromium' as const,
        name: `${theme}-${locale}`,
        // The key under which Storybook's plugin hands the toolbars' first values to a story.
        provide: { 'storybook/test-initial-globals': { theme, locale } },
      })),
    },
  },
});
