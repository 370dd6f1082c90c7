import { type LocalizedTexts, localizedTexts } from '../localized-texts.js';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type FairnessTexts = LocalizedTexts<keyof typeof en, never>;

/** Returns the texts of the fairness section for a BCP 47 tag. */
export const fairnessTextsFor = (locale: string): FairnessTexts =>
  localizedTexts<keyof typeof en, never>({ en, de, ar }, locale);
