import {
  bonusErrorCodes,
  type CardDeclineCode,
  cardDeclineCodes,
  type CouponErrorCode,
  couponErrorCodes,
  type DepositEndCode,
  depositEndCodes,
  type DepositErrorCode,
  depositErrorCodes,
} from '@casino-kit/api-contract';
import { type RejectedRange, getRejectedRange } from './rejected-range.js';

/** Codes outside the deposit catalogue that a deposit may return. */
const requestCodes = [
  'ACCOUNT_EXCLUDED',
  'ACCOUNT_UNDER_REVIEW',
  'REOPENING_REQUIRED',
  'REGISTER_UNAVAILABLE',
  'PROFILE_INCOMPLETE',
  'LIMIT_CHOICE_REQUIRED',
  'DEPOSIT_LIMIT_REQUIRED',
  'FUNDS_NOT_ACKNOWLEDGED',
  'IDENTITY_NOT_VERIFIED',
  'TOO_MANY_TRIES',
  'UNAUTHORIZED',
  'ACTIVE_BONUS',
  'VALIDATION',
] as const;
type RequestCode = (typeof requestCodes)[number];

/**
 * An error code with a text of its own: `payments.error.<code>`. `OTHER` covers all unknown codes, `RANGE_UNKNOWN` an
 * amount outside limits that the server did not name, `BONUS_REFUSED` a bonus that does not match the deposit (its
 * rules are shown with the bonuses), `ARRIVED_BEFORE` a deposit that the server had already received,
 * `UNSUPPORTED` a call that the server does not have for this method (decision 55).
 */
export type ShownErrorCode =
  | DepositErrorCode
  | DepositEndCode
  | CardDeclineCode
  | CouponErrorCode
  | RequestCode
  | 'OTHER'
  | 'RANGE_UNKNOWN'
  | 'BONUS_REFUSED'
  | 'ARRIVED_BEFORE'
  | 'UNSUPPORTED';
const shown: readonly string[] = [
  ...depositErrorCodes,
  ...depositEndCodes,
  ...cardDeclineCodes,
  ...couponErrorCodes,
  ...requestCodes,
  'ARRIVED_BEFORE',
];
/** What a server says that does not have the call. */
const unsupportedCodes: readonly string[] = ['UNSUPPORTED', 'NOT_FOUND', 'HTTP_404', 'HTTP_405', 'HTTP_501'];
const bonusCodes: readonly string[] = bonusErrorCodes;

/** The page where a player resolves the error. */
export type NextPage =
  | 'verification'
  | 'email-verification'
  | 'limits'
  | 'profile'
  | 'login'
  | 'transactions';

const nextPages: Partial<Record<ShownErrorCode, NextPage>> = {
  GLOBAL_ERROR: 'verification',
  DEPOSIT_COUNTRY_BLOCK: 'verification',
  REQUIRED_EMAIL_VERIFICATION: 'email-verification',
  PAYMENT_LIMIT_THRESHOLD: 'limits',
  LIMIT_CHOICE_REQUIRED: 'limits',
  DEPOSIT_LIMIT_REQUIRED: 'limits',
  IDENTITY_NOT_VERIFIED: 'verification',
  PHONE_ERROR: 'profile',
  PROFILE_INCOMPLETE: 'profile',
  UNAUTHORIZED: 'login',
  ARRIVED_BEFORE: 'transactions',
};

export interface DepositErrorInfo extends RejectedRange {
  code: ShownErrorCode;
  /** Where to go next, if there is such a page. */
  next: NextPage | null;
  /** The message belongs to the amount's field. */
  aboutAmount: boolean;
}

/**
 * Returns the text for an error code of §8 or of a card's bank, and where to send the player. Unknown codes are
 * `OTHER`.
 */
export function depositErrorInfo(
  code: string,
  params: Readonly<Record<string, string>> = {},
): DepositErrorInfo {
  const { min, max } = getRejectedRange(params);
  const otherwise = bonusCodes.includes(code)
    ? 'BONUS_REFUSED'
    : unsupportedCodes.includes(code)
      ? 'UNSUPPORTED'
      : 'OTHER';
  const known = (shown.includes(code) ? code : otherwise) as ShownErrorCode;
  const outside = known === 'PAYMENT_PROVIDER_LIMIT_THRESHOLD';
  return {
    // Without both ends of the range, the text would have empty placeholders.
    code: outside && (min === null || max === null) ? 'RANGE_UNKNOWN' : known,
    next: nextPages[known] ?? null,
    aboutAmount: outside || known === 'AMOUNT_BELOW_ZERO',
    min,
    max,
  };
}

/** Whether a code means that the deposit was rejected for good, whatever the status of the response. */
export function isDefiniteCode(code: string): boolean {
  return shown.includes(code) || bonusCodes.includes(code);
}

/** Inserts formatted amounts into the placeholders `[MN]` and `[MX]` of a text (§8). */
export function fillRange(
  text: string,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): string {
  return text.replaceAll('[MN]', () => min ?? '').replaceAll('[MX]', () => max ?? '');
}
