import { type LocalizedTexts, localizedTexts } from './localized-texts.js';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type TextKey = keyof typeof en;
/** Keys of texts that change with a number, without their plural form. */
export type PluralKey = 'plaque.freeSpinsWon' | 'announce.won';

/** Texts and figures of the slot game in one language. */
export type Texts = LocalizedTexts<TextKey, PluralKey>;

/** Returns the slot game's texts for a BCP 47 tag; see {@link localizedTexts}. */
export const textsFor = (locale: string): Texts => localizedTexts<TextKey, PluralKey>({ en, de, ar }, locale);
