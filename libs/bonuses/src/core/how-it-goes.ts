import { type Bonus } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { given } from './offer-sum.js';

/** One sentence on how a bonus goes, `bonuses.promotion.how.<kind>`. */
export type HowStep =
  | { kind: 'spins' | 'wager' | 'noWager' | 'time' | 'one' | 'giveUp' | 'withdraw' }
  | { kind: 'maxWin'; amount: Amount };

/** How a bonus goes from its activation to its end (§4), in the order in which it happens. */
export function howItGoes(bonus: Bonus): HowStep[] {
  const steps: HowStep[] = [{ kind: 'one' }];
  if ((bonus.freeSpinsQuantity ?? 0) > 0) steps.push({ kind: 'spins' });
  if (given(bonus.wageringMultiplier) !== null) steps.push({ kind: 'wager' });
  else if (bonus.wageringMultiplier) steps.push({ kind: 'noWager' });
  const most = given(bonus.maxWin);
  if (most !== null) steps.push({ kind: 'maxWin', amount: most });
  if ((bonus.validDays ?? 0) > 0) steps.push({ kind: 'time' });
  steps.push({ kind: 'giveUp' }, { kind: 'withdraw' });
  return steps;
}
