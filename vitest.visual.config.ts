import { join } from 'node:path';
import { compareWithBaseline } from './tools/stories/src/baseline-command.ts';
import { BaselineReport } from './tools/stories/src/baseline-report.ts';
import { storyBrowser } from './tools/stories/src/story-browser.ts';
import stories from './vitest.stories.config.ts';

const { test } = stories;

/** Pictures of all stories, in English and the theme `curacao`, compared with their baselines: `npm run visual`. */
export default {
  ...stories,
  test: {
    ...test,
    reporters: ['default', new BaselineReport(join(import.meta.dirname, 'reports/visual.json'))],
    browser: {
      ...test?.browser,
      // Letters are drawn alike whatever the machine is configured to, and the frame of a story is never scaled to fit.
      provider: storyBrowser(['--font-render-hinting=none', '--disable-lcd-text'], {
        viewport: { width: 1440, height: 4_000 },
        timezoneId: 'UTC',
      }),
      commands: { compareWithBaseline },
      screenshotFailures: false,
      instances: test?.browser?.instances?.slice(0, 1).map((instance) => ({
        ...instance,
        // Axe has a run of its own.
        provide: { ...instance.provide, 'storybook/test-provided': { a11y: false } },
      })),
    },
  },
};
