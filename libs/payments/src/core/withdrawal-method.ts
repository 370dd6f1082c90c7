import { type PaymentMethod, type WithdrawalForm } from '@casino-kit/api-contract';
import { type AmountLimits } from './deposit-amount.js';

/** Kinds of methods by a word in their name, for servers that name no form; the first match applies. */
const formOfWord: readonly (readonly [word: string, form: WithdrawalForm])[] = [
  ['crypto', 'crypto'],
  ['netbanking', 'netbanking'],
  ['skrill', 'skrill'],
  ['upi', 'upi'],
  ['bank', 'bank'],
  ['card', 'card'],
];

/**
 * Returns the form of a payout method (§3): the one that the server names, otherwise that of its kind, otherwise that
 * of a bank account (decision 44).
 */
export function getWithdrawalForm(method: PaymentMethod): WithdrawalForm {
  if (method.withdrawalForm) return method.withdrawalForm;
  if (method.isCardForm) return 'card';
  const kind = (method.paymentMethod ?? method.name).toLowerCase();
  return formOfWord.find(([word]) => kind.includes(word))?.[1] ?? 'bank';
}

/**
 * Returns the initial methods of all that are shown: a payout to a card needs a saved one. Returns all of them if there
 * are no others.
 */
export function usableMethods(methods: readonly PaymentMethod[], hasCard: boolean): readonly PaymentMethod[] {
  const usable = methods.filter((method) => hasCard || getWithdrawalForm(method) !== 'card');
  return usable.length > 0 ? usable : methods;
}

/** The payout range of a method, in major units of the requested currency. */
export function withdrawalLimits(method: PaymentMethod | null): AmountLimits {
  return { min: method?.withdrawalMinAmount ?? null, max: method?.withdrawalMaxAmount ?? null };
}

/**
 * Returns a method as its tile shows it for withdrawals: with the range and the payout time. A provider that accepts no
 * deposits at the moment still accepts withdrawals, which are checked before they are sent.
 */
export function toPayoutMethod(method: PaymentMethod): PaymentMethod {
  return {
    ...method,
    minAmount: method.withdrawalMinAmount ?? null,
    // The minimums of networks are for deposits.
    networks: method.networks.map((network) => ({ ...network, minAmount: null })),
    maxAmount: method.withdrawalMaxAmount ?? null,
    settlementTime: method.withdrawalTime ?? null,
    paused: false,
  };
}
