import { direction, localeTag } from '@casino-kit/i18n';
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';

// Two pages share two cores: `findBy…` and `waitFor` end as soon as they can and time out late.
configure({ asyncUtilTimeout: 30_000 });

// Axe computes no contrast on a gradient and passes everything on it. So the tests use flat backgrounds: the primary
// one in its darker end, pages and cards without their sheen. The tokens' own tests compute both ends.
const flatGrounds = document.createElement('style');
flatGrounds.textContent = `[data-theme] {
  --gradient-page: none !important;
  --gradient-card: none !important;
  --gradient-primary: var(--color-primary-end) !important;
}`;
document.head.append(flatGrounds);

// The project's name contains the theme and locale of its stories: no story may pass in another.
afterEach(({ task }) => {
  const [theme = '', locale = ''] = (task.file.projectName ?? '').split('-');
  const { dataset, lang, dir } = document.documentElement;
  expect({ theme: dataset.theme, lang, dir }).toEqual({
    theme,
    lang: localeTag(locale),
    dir: direction(locale),
  });
});
