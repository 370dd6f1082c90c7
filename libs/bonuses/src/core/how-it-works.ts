import { type Bonus } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { given } from './offer-sum.js';

/** One sentence on how a bonus works, `bonuses.promotion.how.<kind>`. */
export type HowStep =
  | { kind: 'spins' | 'wager' | 'cashFirst' | 'noWager' | 'time' | 'one' | 'forfeit' | 'withdraw' }
  | { kind: 'maxWin'; amount: Amount };

/**
 * Returns the steps of a bonus from its activation to its end (§4), in their order. A bonus that arrives in the
 * rakeback calendar automatically is never active: nothing is played beside it, forfeited, or blocked by it.
 */
export function howItWorks(bonus: Bonus): HowStep[] {
  const isTaken = !bonus.addedToCalendar;
  const steps: HowStep[] = isTaken ? [{ kind: 'one' }] : [];
  if ((bonus.freeSpinsQuantity ?? 0) > 0) steps.push({ kind: 'spins' });
  if (given(bonus.wageringMultiplier) !== null) {
    steps.push({ kind: 'wager' });
    // When only cash counts, that was already listed.
    if (bonus.wageringType !== 'REAL_MONEY_ONLY') steps.push({ kind: 'cashFirst' });
  } else if (bonus.wageringMultiplier) steps.push({ kind: 'noWager' });
  const most = given(bonus.maxWin);
  if (most !== null) steps.push({ kind: 'maxWin', amount: most });
  if ((bonus.validDays ?? 0) > 0) steps.push({ kind: 'time' });
  if (isTaken) steps.push({ kind: 'forfeit' }, { kind: 'withdraw' });
  return steps;
}
