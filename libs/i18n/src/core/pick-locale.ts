import { isLocaleCode } from './locales.js';

/** Where the language of a page may come from, as wire codes; anything else counts as nothing. */
export interface LocaleWishes {
  /** What the player has chosen on this device, in the menu or earlier: the value of the cookie. */
  chosen: string | undefined;
  /** The language of their account. */
  account: string | null | undefined;
  /** The language that is shown now. */
  shown: string;
}

/**
 * Returns the language to show when a player logs in (decisions 57): what they have chosen, English as any other; the account's
 * only where nothing was chosen; otherwise the present one.
 */
export function pickLocale({ chosen, account, shown }: LocaleWishes): string {
  if (isLocaleCode(chosen)) return shown;
  return isLocaleCode(account) ? account : shown;
}
