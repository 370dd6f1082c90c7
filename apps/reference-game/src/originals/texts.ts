import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type OriginalTextKey = keyof typeof en;
/** Keys of texts that change with a number, without their plural form. */
export type OriginalPluralKey = 'mines.gems';

/** Texts and figures of the originals in one language. */
export type OriginalTexts = LocalizedTexts<OriginalTextKey, OriginalPluralKey>;

/** Returns the texts of the originals for a BCP 47 tag; see {@link localizedTexts}. */
export const originalTextsFor = (locale: string): OriginalTexts =>
  localizedTexts<OriginalTextKey, OriginalPluralKey>({ en, de, ar }, locale);
