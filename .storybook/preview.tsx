import { type Texts } from '@casino-kit/i18n';
import { dismissToasts } from '@casino-kit/ui';
import { type Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons, useEffect } from 'storybook/preview-api';
import { themes as storybookThemes } from 'storybook/theming';
import '@casino-kit/ui-theme-curacao/styles.css';
import '@casino-kit/ui-theme-lulu/styles.css';
import '@casino-kit/ui/styles.css';
import { startWorker } from './mock-worker.js';
import './preview.css';
import { AllLanguages } from './all-languages.js';
import { DocsPage } from './library-page/docs-page.js';
import { StoryHost } from './story-host.js';
import { loadStoryTexts } from './texts.js';
import { withoutReferences } from './without-references.js';
import {
  allLocales,
  dressDocument,
  initialGlobals,
  locales,
  type StoryGlobals,
  toolbars,
  viewports,
} from './toolbars.js';

const mockCalls = mswLoader(startWorker);

/** Loads the texts of what the toolbar stands at, by wire code. */
const loadTextsByCode = async ({ locale }: StoryGlobals): Promise<Record<string, Texts>> =>
  Object.fromEntries(
    await Promise.all(
      (locale === allLocales ? locales : [locale]).map(
        async (code) => [code, await loadStoryTexts(code)] as const,
      ),
    ),
  );

/** The locale in which each story was shown last. */
const shownLocales = new Map<string, string>();

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { ...initialGlobals },
  globalTypes: toolbars,
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          type.description === undefined
            ? type
            : { ...type, description: withoutReferences(type.description) },
        ]),
      ),
  ],
  parameters: {
    layout: 'padded',
    // Only what is wrong or undecided is asked for in full: the lists of what is right cost half the time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: storybookThemes.dark, codePanel: true, page: DocsPage },
    options: {
      storySort: {
        order: ['Welcome', 'Find a component', 'design', 'ui', ['About'], '*', ['About']],
        method: 'alphabetical',
      },
    },
    viewport: { options: viewports },
  },
  // Only stories that make calls start the worker, since it intercepts the request for every module.
  loaders: [
    async (context) => (context.parameters.msw === undefined ? {} : mockCalls(context)),
    async ({ globals }) => ({ texts: await loadTextsByCode(globals as unknown as StoryGlobals) }),
  ],
  // A toast outlives its story: one without a Toaster waits for the next that has one.
  beforeEach: () => dismissToasts,
  decorators: [
    (Story, { globals, parameters, loaded, id, viewMode }) => {
      const dressed = globals as unknown as StoryGlobals;
      // Another locale mounts the story anew: what its play function does is done again.
      useEffect(() => {
        const before = shownLocales.get(id);
        shownLocales.set(id, dressed.locale);
        if (viewMode === 'story' && before !== undefined && before !== dressed.locale)
          addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
      }, [id, viewMode, dressed.locale]);
      const dir = dressDocument(dressed);
      const texts = loaded['texts'] as Readonly<Record<string, Texts>>;
      const host = (locale: string, ownDir: 'ltr' | 'rtl') => (
        <StoryHost
          key={`${id} ${locale} ${ownDir}`}
          locale={locale}
          texts={texts[locale] ?? {}}
          dir={ownDir}
          player={parameters.player ?? null}
          settings={parameters.settings ?? {}}
        >
          <Story />
        </StoryHost>
      );
      return dressed.locale === allLocales ? <AllLanguages story={host} /> : host(dressed.locale, dir);
    },
  ],
};
export default preview;
