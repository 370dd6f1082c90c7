import { join } from 'node:path';
import { type StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { readFromSource } from '../tools/build/source-condition.ts';
import { nameOfImports } from '../tools/stories/src/imported-packages.ts';
import { libraryNames, writeLibraryPages } from '../tools/stories/src/library-pages.ts';
import { storyFiles } from '../tools/stories/src/story-files.ts';

const stories = storyFiles(process.env.STORY_LIBRARIES);
// Pages have no tests of their own, and a part of the libraries is for tests.
const hasPages = process.env.VITEST === undefined && !process.env.STORY_LIBRARIES;
if (hasPages) writeLibraryPages(join(import.meta.dirname, 'libraries'), libraryNames());

/** What tests do around each story: `npm run visual` takes pictures, the others ask axe. */
const testAnnotations =
  process.env.VITEST === undefined
    ? []
    : [
        join(
          import.meta.dirname,
          '../tools/stories/src',
          process.env.BASELINES === undefined ? 'ground.ts' : 'baseline.ts',
        ),
      ];

/** One Storybook over all libraries. `STORY_LIBRARIES=ui,wallet` shows and tests only theirs. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: hasPages ? ['*.mdx', 'libraries/*.mdx', ...stories] : stories,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // A setup file of Vitest would serve the first file alone, as its modules are shared by all.
  previewAnnotations: (entries = []) => [...entries, ...testAnnotations],
  staticDirs: ['./public'],
  // Until its first story is there, the preview is as dark as the interface around it.
  previewHead: (head = '') =>
    `${head}<style>.sb-preparing-story, .sb-preparing-docs { background: #0a0f1e !important; }</style>`,
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...readFromSource,
      plugins: [
        { name: nameOfImports([import.meta.dirname, join(import.meta.dirname, '..', 'libs')], stories) },
      ],
      // Runs side by side with other stories or for another purpose must not throw each other's dependencies away.
      cacheDir: join(
        import.meta.dirname,
        '../node_modules/.cache/stories',
        process.env.VITEST === undefined ? 'shown' : 'tested',
        process.env.STORY_LIBRARIES || 'all',
      ),
    }),
};
export default config;
