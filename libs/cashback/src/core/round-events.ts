import { type SocketEventData } from '@casino-kit/api-contract';
import { type Amount, isPositive } from '@casino-kit/money';

/** A bet (`debit`) or a win (`credit`) that the socket told. */
export interface RoundEvent {
  kind: 'debit' | 'credit';
  /** Major units of the currency, more than zero. */
  amount: Amount;
  /** ISO 4217 or a crypto code; left out, it is the player's. */
  currencyCode?: string | undefined;
  /** Milliseconds of the epoch: when it happened, as far as that is known, and never after it was heard of. */
  at: number;
  /** Milliseconds of the epoch: when it was heard of. */
  receivedAt: number;
}

/**
 * The move that an event tells; `null` when it moves nothing. Its `at` is that of the server; missing, unreadable or after
 * `receivedAt` (a clock that is wrong) it is `receivedAt`.
 */
export function toRoundEvent(
  kind: RoundEvent['kind'],
  { amount, currencyCode, at }: SocketEventData<'debit' | 'credit'>,
  receivedAt: number,
): RoundEvent | null {
  if (!isPositive(amount)) return null;
  const told = Date.parse(at ?? '');
  return {
    kind,
    amount,
    currencyCode: currencyCode ?? undefined,
    at: told < receivedAt ? told : receivedAt,
    receivedAt,
  };
}

/** When an award was asked for and when it was answered, in milliseconds of the epoch. */
export interface Asked {
  askedAt: number;
  answeredAt: number;
}

/**
 * Whether a move is missing in an award that was read. What was heard of before the award was asked for is in it; what was
 * heard of after the response is not. In between `at` decides: the server is taken to have looked half-way.
 */
export function isMissingIn({ askedAt, answeredAt }: Asked, { at, receivedAt }: RoundEvent): boolean {
  if (receivedAt <= askedAt) return false;
  return receivedAt > answeredAt || at > (askedAt + answeredAt) / 2;
}
