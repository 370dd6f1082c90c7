/** What the log calls a player's deposit, by how many there have been (§9). */
export type DepositAction =
  | 'FIRST_DEPOSIT'
  | 'SECOND_DEPOSIT'
  | 'THIRD_DEPOSIT'
  | 'FOURTH_DEPOSIT'
  | 'FIFTH_PLUS_DEPOSIT';

const actions: readonly DepositAction[] = [
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
];

/** Returns the action of a deposit count: 1 to 4 have their own, 5 and more share one; `null` before the first. */
export function depositAction(count: number): DepositAction | null {
  if (!(count >= 1)) return null;
  return actions[Math.trunc(count) - 1] ?? 'FIFTH_PLUS_DEPOSIT';
}
