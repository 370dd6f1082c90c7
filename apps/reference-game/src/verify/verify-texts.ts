import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type VerifyTextKey = keyof typeof en;
export type VerifyTexts = LocalizedTexts<VerifyTextKey, never>;

/** Returns the texts of the verifier for a BCP 47 tag. */
export const verifyTextsFor = (locale: string): VerifyTexts =>
  localizedTexts<VerifyTextKey, never>({ en, de, ar }, locale);
