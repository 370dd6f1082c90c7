import { createDictionaries, type Dictionary } from './dictionaries.js';
import { type LocalizedTexts, localizedTexts } from './localized-texts.js';
import en from './locales/en.json' with { type: 'json' };

const dictionaries = createDictionaries(
  en,
  import.meta.glob<Dictionary>(['./locales/*.json', '!./locales/en.json'], { import: 'default' }),
);

export type TextKey = keyof typeof en;
/** Keys of texts that change with a number, without their plural form. */
export type PluralKey = 'plaque.freeSpinsWon' | 'announce.won';

/** Texts and figures of the slot game in one language. */
export type Texts = LocalizedTexts<TextKey, PluralKey>;

/** Returns the slot game's texts for a BCP 47 tag, in a loaded language; see {@link localizedTexts}. */
export const textsFor = (locale: string): Texts => localizedTexts<TextKey, PluralKey>(dictionaries, locale);
