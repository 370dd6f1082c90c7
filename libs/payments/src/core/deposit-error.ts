import {
  type CardDeclineCode,
  cardDeclineCodes,
  type DepositErrorCode,
  depositErrorCodes,
} from '@casino-kit/api-contract';
import { type Amount, isAmount } from '@casino-kit/money';

/** Codes that are no deposit errors but may answer a deposit. */
const requestCodes = ['ACCOUNT_EXCLUDED', 'TOO_MANY_TRIES', 'UNAUTHORIZED'] as const;
type RequestCode = (typeof requestCodes)[number];

/**
 * An error code that has a text of its own: `payments.error.<code>`. `OTHER` stands for all that are not known,
 * `RANGE_UNKNOWN` for an amount outside limits that the server did not name.
 */
export type ShownErrorCode = DepositErrorCode | CardDeclineCode | RequestCode | 'OTHER' | 'RANGE_UNKNOWN';
const shown: readonly string[] = [...depositErrorCodes, ...cardDeclineCodes, ...requestCodes];

/** Where a player goes to clear what stands in the way. */
export type NextPage = 'verification' | 'email-verification' | 'limits' | 'profile' | 'login';

const nextPages: Partial<Record<ShownErrorCode, NextPage>> = {
  GLOBAL_ERROR: 'verification',
  DEPOSIT_COUNTRY_BLOCK: 'verification',
  REQUIRED_EMAIL_VERIFICATION: 'email-verification',
  PAYMENT_LIMIT_THRESHOLD: 'limits',
  PHONE_ERROR: 'profile',
  UNAUTHORIZED: 'login',
};

export interface DepositErrorInfo {
  code: ShownErrorCode;
  /** Where to go next, where there is such a page. */
  next: NextPage | null;
  /** The message belongs to the amount's field. */
  aboutAmount: boolean;
  /** For the places `[MN]` and `[MX]`, decimal strings in major units, where the server sent them. */
  min: Amount | null;
  max: Amount | null;
}

const amountOrNull = (value: string | undefined): Amount | null => (isAmount(value) ? value : null);

/** What to say about an error code of §8 or of a card's bank, and where to send the player. Unknown codes are `OTHER`. */
export function depositErrorInfo(
  code: string,
  params: Readonly<Record<string, string>> = {},
): DepositErrorInfo {
  const min = amountOrNull(params.min);
  const max = amountOrNull(params.max);
  const known = (shown.includes(code) ? code : 'OTHER') as ShownErrorCode;
  const outside = known === 'PAYMENT_PROVIDER_LIMIT_THRESHOLD';
  return {
    // Without both ends of the range its sentence would have holes.
    code: outside && (min === null || max === null) ? 'RANGE_UNKNOWN' : known,
    next: nextPages[known] ?? null,
    aboutAmount: outside || known === 'AMOUNT_BELOW_ZERO',
    min,
    max,
  };
}

/** Whether a code tells that the deposit was refused for good, whatever the status of the answer. */
export function isDefiniteCode(code: string): boolean {
  return shown.includes(code);
}

/** Puts amounts, already written for people, in the places `[MN]` and `[MX]` of a text (§8). */
export function fillRange(text: string, { min, max }: { min?: string; max?: string }): string {
  return text.replaceAll('[MN]', () => min ?? '').replaceAll('[MX]', () => max ?? '');
}
