import { type Transaction } from '@casino-kit/api-contract';

/** Returns the page on which the player can draw the round of a bet or win again; null without a web address. */
export function verifyHref({ verifyUrl }: Pick<Transaction, 'verifyUrl'>): string | null {
  return verifyUrl && /^https?:\/\//i.test(verifyUrl) ? verifyUrl : null;
}
