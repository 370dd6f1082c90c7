import { defaultLocaleCode, type LocaleTable } from './locales.js';

/**
 * Returns the wire code of a BCP 47 language: of the same tag, the same code, or else the first with the same base
 * language (`zh` → `cn`). `en` if the table has none.
 */
export function codeOfLanguage(table: LocaleTable, language: string): string {
  const wanted = language.toLowerCase();
  const getTag = (code: string) => table.tag(code).toLowerCase();
  const base = (tag: string) => tag.split('-', 1)[0];
  return (
    table.codes.find((code) => getTag(code) === wanted) ??
    table.codes.find((code) => code === wanted) ??
    table.codes.find((code) => base(getTag(code)) === base(wanted)) ??
    defaultLocaleCode
  );
}
