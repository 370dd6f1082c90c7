import { direction, localeTag } from '@casino-kit/i18n';
import { type Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expect, inject } from 'vitest';

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

// Stories are rendered, laid out and asked, but nobody looks: the frame around them, of which they know nothing, is not drawn.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': { theme: string; locale: string };
  }
}

/** No story may pass in another theme, language or direction than its project asks for. */
export const afterEach: Preview['afterEach'] = () => {
  const { theme, locale } = inject('storybook/test-initial-globals');
  const { dataset, lang, dir } = document.documentElement;
  expect({ theme: dataset.theme, lang, dir }).toEqual({
    theme,
    lang: localeTag(locale),
    dir: direction(locale),
  });
};
