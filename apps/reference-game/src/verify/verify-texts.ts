import { createDictionaries, type Dictionary } from '../dictionaries.js';
import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import en from './locales/en.json' with { type: 'json' };

const dictionaries = createDictionaries(
  en,
  import.meta.glob<Dictionary>(['./locales/*.json', '!./locales/en.json'], { import: 'default' }),
);

export type VerifyTextKey = keyof typeof en;
export type VerifyTexts = LocalizedTexts<VerifyTextKey, never>;

/** Returns the texts of the verifier for a BCP 47 tag, in a loaded language. */
export const verifyTextsFor = (locale: string): VerifyTexts =>
  localizedTexts<VerifyTextKey, never>(dictionaries, locale);
