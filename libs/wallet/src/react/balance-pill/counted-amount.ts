import { add, type Amount, multiply, subtract } from '@casino-kit/money';

/** How long a balance takes to its new value, in ms: `--duration-slow`. */
export const countMs = 300;

/** Returns an amount on its way from one to another at a share of the time from 0 to 1; the exact amounts at its ends. */
export function countedAmount(from: Amount, to: Amount, share: number): Amount {
  if (share >= 1) return to;
  if (share <= 0) return from;
  const eased = 1 - (1 - share) ** 3;
  return add(from, multiply(subtract(to, from), eased.toFixed(4)));
}
