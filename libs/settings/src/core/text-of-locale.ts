import { type LocalizedText } from '@casino-kit/api-contract';

/**
 * Returns a brand's own text in the locale with this wire code, or in English; `undefined` if there is none, so that the
 * product's words are shown.
 */
export function textOfLocale(texts: LocalizedText | undefined, localeCode: string): string | undefined {
  for (const code of [localeCode, 'en']) {
    const text = texts !== undefined && Object.hasOwn(texts, code) ? texts[code]?.trim() : undefined;
    if (text) return text;
  }
  return undefined;
}
