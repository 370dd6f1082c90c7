import { type SocketEventData } from '@casino-kit/api-contract';
import { type Amount, isPositive } from '@casino-kit/money';

/** A bet (`debit`) or a win (`credit`) that the socket reported. */
export interface RoundEvent {
  kind: 'debit' | 'credit';
  /** Major units of the currency, more than zero. */
  amount: Amount;
  /** ISO 4217 or a crypto code; the player's when omitted. */
  currencyCode?: string | undefined;
  /** Milliseconds since the epoch: when it happened as far as known, never later than its arrival. */
  at: number;
  /** Milliseconds since the epoch: when it was received. */
  receivedAt: number;
}

/**
 * Returns the round event of a socket event, `null` when it moves nothing. `at` is the server's time. If that is
 * missing, unreadable or after `receivedAt` (a clock that is wrong), `at` is `receivedAt`.
 */
export function toRoundEvent(
  kind: RoundEvent['kind'],
  { amount, currencyCode, at }: SocketEventData<'debit' | 'credit'>,
  receivedAt: number,
): RoundEvent | null {
  if (!isPositive(amount)) return null;
  const emittedAt = Date.parse(at ?? '');
  return {
    kind,
    amount,
    currencyCode: currencyCode ?? undefined,
    at: emittedAt < receivedAt ? emittedAt : receivedAt,
    receivedAt,
  };
}

/** When an award was requested and when its response arrived, in milliseconds since the epoch. */
export interface Asked {
  askedAt: number;
  respondedAt: number;
}

/**
 * Whether an award reading misses an event. Events received before the award was requested are in it; those received
 * after the response are not. In between `at` decides: the server is assumed to have looked half-way.
 */
export function isMissingIn({ askedAt, respondedAt }: Asked, { at, receivedAt }: RoundEvent): boolean {
  if (receivedAt <= askedAt) return false;
  return receivedAt > respondedAt || at > (askedAt + respondedAt) / 2;
}
