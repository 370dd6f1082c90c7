import { type PaymentMethod } from '@casino-kit/api-contract';
import { type Amount, compare, isCrypto } from '@casino-kit/money';
import { type AmountLimits } from './deposit-amount.js';
import { methodKind } from './deposit-method-kind.js';

/** The range that methods other than the card accept in Turkish lira if the provider names none (§9). */
const liraRange = { min: '5', max: '100000' } as const;

const none: AmountLimits = { min: null, max: null };
const higher = (a: Amount | null, b: Amount | null): Amount | null =>
  a !== null && (b === null || compare(a, b) >= 0) ? a : b;

/** Returns the lowest minimum of a method's networks; `null` without networks, or if one of them names no minimum. */
function leastOfNetworks({ networks }: PaymentMethod): Amount | null {
  const minimums = networks.flatMap(({ minAmount }) => (minAmount ? [minAmount] : []));
  if (minimums.length < networks.length) return null;
  return minimums.sort(compare)[0] ?? null;
}

/** Returns the lowest minimum of a method over its networks, as its tile shows it; `null` if it names no minimum. */
export function leastAmount(method: PaymentMethod): Amount | null {
  return higher(method.minAmount ?? null, leastOfNetworks(method));
}

/**
 * Returns the range that a method accepts in a currency (§5, §9). A crypto deposit must exceed the minimum;
 * `networkMin` is that of the chosen network, and the higher of the two counts. Until one is chosen, it is the lowest
 * minimum of the networks.
 */
export function depositLimits(
  method: PaymentMethod | null,
  currency: string,
  networkMin: Amount | null = null,
): AmountLimits {
  if (method === null) return none;
  const kind = methodKind(method);
  const usual = currency.toUpperCase() === 'TRY' && kind !== 'card' ? liraRange : none;
  return {
    min: higher(method.minAmount ?? usual.min, networkMin ?? leastOfNetworks(method)),
    max: method.maxAmount ?? usual.max,
    aboveMin: isCrypto(currency) || kind.includes('crypto'),
  };
}
