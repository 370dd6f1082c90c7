import { createDictionaries, type Dictionary } from '../dictionaries.js';
import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import en from './locales/en.json' with { type: 'json' };

const dictionaries = createDictionaries(
  en,
  import.meta.glob<Dictionary>(['./locales/*.json', '!./locales/en.json'], { import: 'default' }),
);

export type PlayOptionsTexts = LocalizedTexts<keyof typeof en, never>;

/** Returns the texts of autoplay, quick play and hot keys for a BCP 47 tag, in a loaded language. */
export const playOptionsTextsFor = (locale: string): PlayOptionsTexts =>
  localizedTexts<keyof typeof en, never>(dictionaries, locale);
