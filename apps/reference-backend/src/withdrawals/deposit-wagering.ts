import { add, type Amount, compare, isPositive, subtract } from '@casino-kit/money';

/** A deposited amount, and what was staked with real money from then to the next deposit. In major units. */
export interface WageringSpan {
  deposited: Amount;
  staked: Amount;
}

/**
 * How far deposits have been wagered once, as §6 requires before a withdrawal. Stakes count for the deposits before
 * them, never for later ones: a surplus is not carried over. `total` is what was deposited since everything was
 * last wagered, `done` how much of it has been staked.
 */
export interface DepositWagering {
  done: Amount;
  total: Amount;
}

/** Adds spans up, oldest first. Stakes before the first deposit are a span that deposited `"0"`. */
export function depositWagering(spans: readonly WageringSpan[]): DepositWagering {
  let open: Amount = '0';
  let total: Amount = '0';
  for (const { deposited, staked } of spans) {
    if (!isPositive(open) && isPositive(deposited)) total = '0';
    total = add(total, deposited);
    const asked = add(open, deposited);
    open = compare(staked, asked) >= 0 ? '0' : subtract(asked, staked);
  }
  return { done: subtract(total, open), total };
}

/** Whether nothing is left to wager. */
export function isWagered({ done, total }: DepositWagering): boolean {
  return compare(done, total) >= 0;
}
