import { createDictionaries, type Dictionary } from '../dictionaries.js';
import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import en from './locales/en.json' with { type: 'json' };

const dictionaries = createDictionaries(
  en,
  import.meta.glob<Dictionary>(['./locales/*.json', '!./locales/en.json'], { import: 'default' }),
);

export type RouletteTextKey = Exclude<keyof typeof en, `${string}_${string}`>;
/** Keys of texts that change with a number, without their plural form. */
export type RoulettePluralKey = 'players';

/** Texts and figures of the live table in one language. */
export type RouletteTexts = LocalizedTexts<RouletteTextKey, RoulettePluralKey>;

/** Returns the live table's texts for a BCP 47 tag, in a loaded language; see {@link localizedTexts}. */
export const rouletteTextsFor = (locale: string): RouletteTexts =>
  localizedTexts<RouletteTextKey, RoulettePluralKey>(dictionaries, locale);
