import {
  type BonusErrorCode,
  bonusErrorCodes,
  type CouponErrorCode,
  couponErrorCodes,
} from '@casino-kit/api-contract';

/** Codes outside the activation catalogue that an activation may return. */
const requestCodes = [
  'UNAUTHORIZED',
  'ACCOUNT_EXCLUDED',
  'ACCOUNT_UNDER_REVIEW',
  'REOPENING_REQUIRED',
  'TOO_MANY_TRIES',
  'NOT_FOUND',
  'UNSUPPORTED',
] as const;
type RequestCode = (typeof requestCodes)[number];

/** An error code with a text of its own, `bonuses.error.<code>`; `OTHER` covers all unknown codes. */
export type ShownErrorCode = BonusErrorCode | CouponErrorCode | RequestCode | 'OTHER';
const shown: readonly string[] = [...bonusErrorCodes, ...couponErrorCodes, ...requestCodes];

/** What a player can do next: follow a link, or request the verification email. */
export type NextStep =
  | 'verify-email'
  | 'deposit'
  | 'my-bonuses'
  | 'promotions'
  | 'calendar'
  | 'rakeback'
  | 'support'
  | 'login';

const nextSteps: Readonly<Record<ShownErrorCode, NextStep | null>> = {
  REGISTRATION_BONUS: 'promotions',
  MAXIMUM_PARTICIPANTS: 'promotions',
  RETRY_PERIOD: 'my-bonuses',
  ONE_BONUS_ONLY: 'my-bonuses',
  NOT_OFFERED: 'support',
  WRONG_LEVEL: 'promotions',
  DAYS_VALID: 'promotions',
  UNIFIED_ERROR: 'support',
  DEPOSITS_NUMBER: 'deposit',
  DEPOSITS_NUMBER2: 'promotions',
  ACTIVE_FREE_SPINS: 'my-bonuses',
  ACTIVE_BONUS: 'my-bonuses',
  CANCELLED: 'my-bonuses',
  NO_CASHBACK: 'promotions',
  ADD_TO_CALENDAR: 'rakeback',
  REQUIRED_EMAIL_VERIFICATION: 'verify-email',
  VALID_ON_DAYS: 'calendar',
  START_TIME_ERROR: 'promotions',
  END_TIME_ERROR: 'promotions',
  BONUS_FRAUD: 'support',
  CASHBACK_NEED_DEPOSIT: 'deposit',
  COUPON_NOT_APPLIED: null,
  COUPON_ALREADY_REDEEMED: 'my-bonuses',
  UNAUTHORIZED: 'login',
  ACCOUNT_EXCLUDED: null,
  ACCOUNT_UNDER_REVIEW: null,
  REOPENING_REQUIRED: null,
  TOO_MANY_TRIES: null,
  NOT_FOUND: 'promotions',
  UNSUPPORTED: 'support',
  OTHER: 'support',
};

/** Codes whose text names a moment or a time of day if the server sends it, `bonuses.error.<code>.<param>`. */
const named = {
  CANCELLED: 'until',
  RETRY_PERIOD: 'until',
  START_TIME_ERROR: 'time',
  END_TIME_ERROR: 'time',
} as const;
type Named = { [Code in keyof typeof named]: `${Code}.${(typeof named)[Code]}` }[keyof typeof named];
const isNamed = (code: ShownErrorCode): code is keyof typeof named => code in named;

/** The text of an error, the part after `bonuses.error.`. */
export type ErrorText = ShownErrorCode | Named;

export interface ActivationErrorInfo {
  code: ShownErrorCode;
  text: ErrorText;
  /** The values of the text: `until` is an ISO 8601 time, `time` a time of day as `18:00`; empty if it has none. */
  named: string;
  next: NextStep | null;
  /** The value of `[reference]` in the text; `null` if there is nothing to refer to. */
  reference: string | null;
}

/** The subject of an activation, as far as known: the reference is built from it if the server sends none. */
export interface ActivationIds {
  promotionId: string | null;
  userId: string;
  userBonusId: string | null;
}

/**
 * Returns the reference by which support finds an activation: promotion id, user id and user bonus id (§8), as far as
 * known.
 */
export function activationReference({ promotionId, userId, userBonusId }: ActivationIds): string | null {
  const known = [promotionId, userId, userBonusId].filter((id) => id !== null && id !== '');
  return known.length === 0 ? null : known.join('-');
}

/** Returns the text for an error code of an activation (§8), and the next step. Unknown codes are `OTHER`. */
export function activationErrorInfo(
  code: string,
  params: Readonly<Record<string, string>>,
  ids: ActivationIds,
): ActivationErrorInfo {
  const known = (shown.includes(code) ? code : 'OTHER') as ShownErrorCode;
  const value = isNamed(known) ? (params[named[known]]?.trim() ?? '') : '';
  return {
    code: known,
    text: isNamed(known) && value !== '' ? (`${known}.${named[known]}` as Named) : known,
    named: value,
    next: nextSteps[known],
    reference: params.reference?.trim() || activationReference(ids),
  };
}

const helpful: readonly (NextStep | null)[] = ['deposit', 'my-bonuses', 'support'];

/**
 * Returns what helps a player with an offer that is rejected to them, or `null`: other offers are already beside it,
 * and a forfeited bonus cannot be activated in "My bonuses".
 */
export function offerNextStep(code: BonusErrorCode): NextStep | null {
  const next = nextSteps[code];
  return code !== 'CANCELLED' && helpful.includes(next) ? next : null;
}

/** Whether a code means that an activation was rejected for good, whatever the status of the response. */
export function isDefiniteCode(code: string): boolean {
  return shown.includes(code);
}

/** Inserts a reference into the placeholder `[reference]` of a text (§8). */
export function fillReference(text: string, reference: string | null): string {
  return text.replaceAll('[reference]', () => reference ?? '–');
}
