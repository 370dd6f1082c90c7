import { type ApiClient, CallError } from '@casino-kit/api-client';
import { getRakebackDays, rakebackClaim } from '@casino-kit/api-contract';
import { type CalendarDate, dateOfServer } from '@casino-kit/calendar-dates';
import { type Amount, isAmount, isPositive } from '@casino-kit/money';
import { paidAmount } from './claim-answer.js';

/** A day that a player asks for. */
export interface ClaimRequest {
  userId: string;
  bonusId: string;
  /** The date of the calendar that the day stands on. */
  dayDate: CalendarDate;
  /** The player's date now. */
  customerDate: CalendarDate;
  /** The player's zone (IANA). */
  timeZone: string;
}

/**
 * How a claim ended. `paid`: now, or before by another tab or an answer that was lost, with what was paid. `failed`: it was
 * refused, or answered without a valid amount (§8). `uncertain`: no answer came, the day may be paid. `offline`: the server
 * could not be reached. After the last two the same claim is asked again and not made anew.
 */
export type ClaimOutcome =
  { kind: 'paid'; amount: Amount } | { kind: 'failed' } | { kind: 'uncertain' } | { kind: 'offline' };

export interface Claims {
  /** Asks for a day. While one is under way, asking for the same day gives the same answer. Never rejects with a CallError. */
  claim(request: ClaimRequest): Promise<ClaimOutcome>;
}

type Answer = ClaimOutcome | { kind: 'refused' };

/** What a failed call says about the claim. */
function failureOf({ kind, status }: CallError): Answer {
  if (kind === 'network') return { kind: 'offline' };
  if (kind === 'timeout' || kind === 'shape' || (status !== null && status >= 500))
    return { kind: 'uncertain' };
  return kind === 'status' ? { kind: 'refused' } : { kind: 'failed' };
}
const isOpen = ({ kind }: Answer) => kind === 'offline' || kind === 'uncertain';

/**
 * Makes the claims of one page. A day has one idempotency key until the server has answered for it, so that a double click,
 * a lost answer and a second try are one claim. `newKey` gives a key that was never used.
 */
export function createClaims({
  client,
  newKey,
}: {
  client: Pick<ApiClient, 'call'>;
  newKey: () => string;
}): Claims {
  const keys = new Map<string, string>();
  const underWay = new Map<string, Promise<ClaimOutcome>>();

  async function ask(request: ClaimRequest, idempotencyKey: string): Promise<Answer> {
    const { bonusId, dayDate, customerDate, timeZone } = request;
    try {
      const { amount } = await client.call(
        rakebackClaim,
        {
          query: { timeZone, customerDate, bonusId },
          body: { bonusId, claimDate: dayDate, customerDate },
        },
        { idempotencyKey },
      );
      const paid = paidAmount(amount);
      return paid === null ? { kind: 'failed' } : { kind: 'paid', amount: paid };
    } catch (error) {
      if (error instanceof CallError) return failureOf(error);
      throw error;
    }
  }

  /** A refused day may have been paid to another tab: what the calendar says of it is the true result. */
  async function paidElsewhere({ userId, timeZone, dayDate, bonusId }: ClaimRequest): Promise<ClaimOutcome> {
    try {
      const { days } = await client.call(getRakebackDays, { query: { user: userId, timeZone } });
      const day = days.find(
        (row) => row.bonusId === bonusId && dateOfServer(row.canClaimDate, timeZone) === dayDate,
      );
      if (day?.paidAt && isAmount(day.amount) && isPositive(day.amount))
        return { kind: 'paid', amount: day.amount };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    return { kind: 'failed' };
  }

  async function settle(request: ClaimRequest, id: string): Promise<ClaimOutcome> {
    const key = keys.get(id) ?? newKey();
    keys.set(id, key);
    let answer = await ask(request, key);
    // The same question once more: what was booked before the answer was lost is told now.
    if (isOpen(answer)) answer = await ask(request, key);
    if (!isOpen(answer)) keys.delete(id);
    return answer.kind === 'refused' ? paidElsewhere(request) : answer;
  }

  return {
    claim(request) {
      const id = JSON.stringify([request.userId, request.bonusId, request.dayDate]);
      const running = underWay.get(id);
      if (running !== undefined) return running;
      const made = settle(request, id).finally(() => underWay.delete(id));
      underWay.set(id, made);
      return made;
    },
  };
}
