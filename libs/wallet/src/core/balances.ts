import { type BalanceUpdate, type UserWallet } from '@casino-kit/api-contract';
import { add } from '@casino-kit/money';

/** A player's three balances, decimal strings in major units of one currency. */
export interface Balances {
  amount: string;
  nonCashAmount: string;
  totalAmount: string;
}

/** Returns the balances with the total that a server may leave to the client. */
export function toBalances({ amount, nonCashAmount, totalAmount }: UserWallet): Balances {
  return { amount, nonCashAmount, totalAmount: totalAmount ?? add(amount, nonCashAmount) };
}

/**
 * Returns whether an event is about another currency than the player's known one: the currency was changed, perhaps in
 * another tab, and the amounts must not be shown in the old one. An event that names none is about the player's.
 */
export function isOfAnotherCurrency(update: BalanceUpdate, currencyCode: string): boolean {
  return update.currencyCode !== null && update.currencyCode.toUpperCase() !== currencyCode.toUpperCase();
}
