import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';

const directions: Readonly<Record<string, string>> = { en: 'ltr', ar: 'rtl' };
const otherTheme: Readonly<Record<string, string>> = { curacao: 'lulu', lulu: 'curacao' };

/** The rules whose answer can change with colours, type, measures and radii: all that a theme supplies. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

// Two pages share two cores: `findBy…` and `waitFor` end as soon as they can and give up late.
configure({ asyncUtilTimeout: 5_000 });

// Axe computes no contrast on a gradient and lets everything on it pass. So the tests lay grounds flat: the primary
// one in its darker end, the sheen of pages and cards left out. The tokens' own tests compute both ends.
const flatGrounds = document.createElement('style');
flatGrounds.textContent = `[data-theme] {
  --gradient-page: none !important;
  --gradient-card: none !important;
  --gradient-primary: var(--color-primary-end) !important;
}`;
document.head.append(flatGrounds);

// The project's name says in which theme and locale its stories are shown: no story may pass in another. A theme is
// tokens and nothing else, so the story is not shown again for the other one: it changes its dress, and axe looks again.
afterEach(async ({ task }) => {
  const [theme = '', locale = ''] = (task.file.projectName ?? '').split('-');
  const { dataset, lang, dir } = document.documentElement;
  expect({ theme: dataset.theme, lang, dir }).toEqual({ theme, lang: locale, dir: directions[locale] });
  dataset.theme = otherTheme[theme];
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { runOnly: rulesOfLook, resultTypes: ['violations'] },
  );
  dataset.theme = theme;
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      theme: otherTheme[theme],
      html: nodes.map(({ html }) => html),
    })),
  ).toEqual([]);
});
