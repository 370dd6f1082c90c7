'use client';

import { type GameDetails } from '@casino-kit/api-contract';
import { defaultLocaleTable, useLocale } from '@casino-kit/i18n';
import { useTexts } from '../game-texts.js';
import { sayOrKeep } from '../texts.js';

/**
 * Returns how an element shows a text of a game: as its content, and with `lang` and `dir` if the text stays in the
 * server's language and this is not the page's (WCAG 3.1.2). An unknown language changes nothing.
 */
export function useServerText({ textLanguage }: Pick<GameDetails, 'textLanguage'>) {
  const t = useTexts();
  const { tag } = useLocale();
  const locales = defaultLocaleTable;
  const isForeign = locales.has(textLanguage) && locales.tag(textLanguage) !== tag;
  const language = isForeign
    ? { lang: locales.tag(textLanguage), dir: locales.direction(textLanguage) }
    : undefined;
  return (value: string) => {
    const children = sayOrKeep(t, value);
    return { children, ...(children === value && language) };
  };
}
