import { createTexts, type Translate } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** This library's texts in the player's language; English is built in. */
export const useTexts = createTexts(en);

export type GamesText = ReturnType<typeof useTexts>;
type Key = GamesText extends Translate<infer K> ? K : never;

const isKey = (value: string): value is Key => Object.hasOwn(en, value);

/** A text of the server that may be a key of ours: then it is said in the player's language, else as it came. */
export function sayOrKeep(t: GamesText, value: string, otherwise = value): string {
  return isKey(value) ? t(value) : otherwise;
}
