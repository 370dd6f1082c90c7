import { type ApiClient, CallError, createIdempotentAction } from '@casino-kit/api-client';
import { getRakebackDays, rakebackClaim } from '@casino-kit/api-contract';
import { type CalendarDate, parseServerDate } from '@casino-kit/calendar-dates';
import { type Amount, isAmount, isPositive } from '@casino-kit/money';
import { paidAmount } from './claim-response.js';

/** A day that a player claims. */
export interface ClaimRequest {
  userId: string;
  bonusId: string;
  /** The date of the day in the calendar. */
  dayDate: CalendarDate;
  /** The player's current date. */
  customerDate: CalendarDate;
  /** The player's zone (IANA). */
  timeZone: string;
}

/**
 * How a claim ended.
 * - `paid`: now, or before by another tab or a response that was lost, with the amount paid.
 * - `rejected`: for good, or answered without a valid amount (§8).
 * - `failed`: the server responded with an error that does not say whether the day was paid.
 * - `uncertain`: no response arrived.
 * - `offline`: the server could not be reached.
 *
 * The last three keep the key: a retry repeats the same claim instead of making another. `message` is the server's own
 * when it says what our texts do not.
 */
export type ClaimOutcome =
  | { kind: 'paid'; amount: Amount }
  | { kind: 'rejected' | 'failed'; message: string | null }
  | { kind: 'uncertain' }
  | { kind: 'offline' };

export interface Claims {
  /** Claims a day. While that is in progress, claiming the same day returns the same outcome. Never rejects with a CallError. */
  claim(request: ClaimRequest): Promise<ClaimOutcome>;
}

/** Codes that reject a claim for good, whatever the status; our texts explain them (§8). */
const ownCodes: readonly string[] = [
  'RAKEBACK_CLAIM',
  'ACCOUNT_EXCLUDED',
  'ACCOUNT_UNDER_REVIEW',
  'REOPENING_REQUIRED',
];
const isOwnCode = (code: string) => ownCodes.includes(code);

/**
 * Creates the claims of one page: a day is one idempotent action, retried once at once. `newKey` returns an unused
 * idempotency key.
 */
export function createClaims({
  client,
  newKey,
}: {
  client: Pick<ApiClient, 'call' | 'tokens'>;
  newKey: () => string;
}): Claims {
  const action = createIdempotentAction<ClaimRequest, Amount | null>({
    tokens: client.tokens,
    newKey,
    isSame: (a, b) => a.userId === b.userId && a.bonusId === b.bonusId && a.dayDate === b.dayDate,
    isDefiniteCode: isOwnCode,
    retries: 1,
    async send({ bonusId, dayDate, customerDate, timeZone }, idempotencyKey) {
      const { amount } = await client.call(
        rakebackClaim,
        {
          query: { timeZone, customerDate, bonusId },
          body: { bonusId, claimDate: dayDate, customerDate },
        },
        { idempotencyKey },
      );
      return paidAmount(amount);
    },
  });

  /** A day that was not paid now may have been paid in another tab: the state of the calendar is the true result. */
  async function paidElsewhere(
    { userId, timeZone, dayDate, bonusId }: ClaimRequest,
    otherwise: ClaimOutcome,
  ): Promise<ClaimOutcome> {
    try {
      const { days } = await client.call(getRakebackDays, { query: { user: userId, timeZone } });
      const day = days.find(
        (row) => row.bonusId === bonusId && parseServerDate(row.canClaimDate, timeZone) === dayDate,
      );
      if (day?.paidAt && isAmount(day.amount) && isPositive(day.amount))
        return { kind: 'paid', amount: day.amount };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    return otherwise;
  }

  return {
    async claim(request) {
      const ended = await action.run(request);
      switch (ended.kind) {
        case 'done':
          return ended.data === null
            ? { kind: 'rejected', message: null }
            : { kind: 'paid', amount: ended.data };
        case 'rejected': {
          const { code, message } = ended.rejection;
          return paidElsewhere(request, { kind: 'rejected', message: isOwnCode(code) ? null : message });
        }
        case 'failed':
          return paidElsewhere(request, { kind: 'failed', message: ended.message });
        case 'unknown':
          return { kind: ended.reason === 'network' ? 'offline' : 'uncertain' };
        case 'ended':
        case 'cancelled':
          return { kind: 'rejected', message: null };
      }
    },
  };
}
