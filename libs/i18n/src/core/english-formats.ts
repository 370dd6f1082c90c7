/** How English writes dates: `en` as in the United States (Nov 26, 2026), `en-GB` as everywhere else (26 Nov 2026). */
export type EnglishFormats = 'en' | 'en-GB';

const defaultWeight = 1;

/** Returns the language that a visitor's browser prefers, from its `Accept-Language`; of equal ones the first. */
function preferredLanguage(acceptLanguage: string): string | undefined {
  let preferred: { tag: string; weight: number } | undefined;
  for (const entry of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? defaultWeight : Number(quality);
    if (tag !== '' && tag !== '*' && weight > (preferred?.weight ?? 0)) preferred = { tag, weight };
  }
  return preferred?.tag;
}

/**
 * Returns the formats of English for a visitor, from the region of their browser's first language: `en-GB` unless that is the
 * United States or nothing is known. Others than these two are not in every browser's data.
 */
export function pickEnglishFormats(acceptLanguage: string | undefined): EnglishFormats {
  const tag = preferredLanguage(acceptLanguage ?? '');
  if (tag === undefined) return 'en';
  try {
    return new Intl.Locale(tag).maximize().region === 'US' ? 'en' : 'en-GB';
  } catch {
    return 'en';
  }
}
