import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';

const directions: Readonly<Record<string, string>> = { en: 'ltr', ar: 'rtl' };
const otherTheme: Readonly<Record<string, string>> = { curacao: 'lulu', lulu: 'curacao' };

/** The rules whose result can change with colours, type, measures and radii: everything that a theme supplies. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

// Two pages share two cores: `findBy…` and `waitFor` end as soon as they can and time out late.
configure({ asyncUtilTimeout: 5_000 });

// Axe computes no contrast on a gradient and passes everything on it. So the tests use flat backgrounds: the primary
// one in its darker end, pages and cards without their sheen. The tokens' own tests compute both ends.
const flatGrounds = document.createElement('style');
flatGrounds.textContent = `[data-theme] {
  --gradient-page: none !important;
  --gradient-card: none !important;
  --gradient-primary: var(--color-primary-end) !important;
}`;
document.head.append(flatGrounds);

// The project's name contains the theme and locale of its stories: no story may pass in another. A theme is only
// tokens, so the story is not rendered again for the other one: it switches the theme, and axe checks again.
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
