import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type OriginalTextKey = keyof typeof en;
export type OriginalTexts = LocalizedTexts<OriginalTextKey, never>;

/** Returns the texts of the originals for a BCP 47 tag; see {@link localizedTexts}. */
export const originalTextsFor = (locale: string): OriginalTexts =>
  localizedTexts<OriginalTextKey, never>({ en, de, ar }, locale);
