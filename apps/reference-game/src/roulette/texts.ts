import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type RouletteTextKey = Exclude<keyof typeof en, `${string}_${string}`>;
/** Keys of texts that change with a number, without their plural form. */
export type RoulettePluralKey = 'players';

/** Texts and figures of the live table in one language. */
export type RouletteTexts = LocalizedTexts<RouletteTextKey, RoulettePluralKey>;

/** Returns the live table's texts for a BCP 47 tag; see {@link localizedTexts}. */
export const rouletteTextsFor = (locale: string): RouletteTexts =>
  localizedTexts<RouletteTextKey, RoulettePluralKey>({ en, de, ar }, locale);
