import { createTexts, type Translate } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** The texts of the lobby, which load with its page. */
export const useTexts = createTexts(en);

/** A text of the server that may be a key of ours: then it is said in the player's language, else as it came. */
export function sayOrKeep<Key extends string>(
  t: Translate<Key>,
  value: string,
  otherwise: string = value,
): string {
  const said = t(value as Key);
  return said === value ? otherwise : said;
}
