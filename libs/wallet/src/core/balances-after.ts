import { type SocketEventData, type UserWallet } from '@casino-kit/api-contract';
import { add } from '@casino-kit/money';
import { type Balances } from '@casino-kit/session';

/** The two socket events that carry balances (§7). Amounts are decimal strings in major units of the player's currency. */
export type BalanceEvent =
  | { name: 'wallet:balance'; data: SocketEventData<'wallet:balance'> }
  | { name: 'balance'; data: SocketEventData<'balance'> };

/**
 * The three balances after an event. `balance` may leave the bonus part out: then the last known one stays, and a missing
 * total is the sum of both. `last` is the wallet before the event, `null` when none is known.
 */
export function balancesAfter(event: BalanceEvent, last: UserWallet | null): Balances {
  if (event.name === 'wallet:balance') {
    const { cash, nonCash, total } = event.data;
    return { cash, nonCash, total };
  }
  const nonCash = event.data.nonCashAmount ?? last?.nonCashAmount ?? '0';
  return {
    cash: event.data.amount,
    nonCash,
    total: event.data.totalAmount ?? add(event.data.amount, nonCash),
  };
}

/**
 * Whether an event is about another currency than the player's as it is known here: the currency was changed, in another
 * tab perhaps, and the amounts must not be shown under the old one. An event that names none is about the player's.
 */
export function isOfAnotherCurrency({ data }: BalanceEvent, currencyCode: string): boolean {
  return data.currencyCode !== undefined && data.currencyCode.toUpperCase() !== currencyCode.toUpperCase();
}
