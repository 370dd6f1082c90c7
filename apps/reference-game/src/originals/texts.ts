import { createDictionaries, type Dictionary } from '../dictionaries.js';
import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import en from './locales/en.json' with { type: 'json' };

const dictionaries = createDictionaries(
  en,
  import.meta.glob<Dictionary>(['./locales/*.json', '!./locales/en.json'], { import: 'default' }),
);

export type OriginalTextKey = keyof typeof en;
/** Keys of texts that change with a number, without their plural form. */
export type OriginalPluralKey = 'mines.gems' | 'crash.players';

/** Texts and figures of the originals in one language. */
export type OriginalTexts = LocalizedTexts<OriginalTextKey, OriginalPluralKey>;

/** Returns the texts of the originals for a BCP 47 tag, in a loaded language; see {@link localizedTexts}. */
export const originalTextsFor = (locale: string): OriginalTexts =>
  localizedTexts<OriginalTextKey, OriginalPluralKey>(dictionaries, locale);
