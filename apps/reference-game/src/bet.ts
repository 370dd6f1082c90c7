import { type GameTable } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';

type Limits = Pick<GameTable, 'betSteps' | 'bonus'>;

/** Returns the bet steps an active bonus allows; all of them without a limit, none when it is below the lowest. */
export function allowedSteps({ betSteps, bonus }: Limits): Amount[] {
  const max = bonus?.maxBet ?? null;
  return max === null ? betSteps : betSteps.filter((step) => compare(step, max) <= 0);
}

/** Returns the highest of some steps that is no more than an amount, or null when there is none. */
const highest = (steps: readonly Amount[], most: Amount): Amount | null =>
  steps.findLast((step) => compare(step, most) <= 0) ?? null;

/** Returns the chosen bet, or the largest one allowed below it; the game's lowest when there is none. */
export function allowedBet(table: Limits, bet: Amount): Amount {
  return highest(allowedSteps(table), bet) ?? table.betSteps[0] ?? bet;
}

/** Returns the highest bet that is allowed and that the balance covers, or null when there is none. */
export function affordableBet({ table, balance }: { table: Limits; balance: Amount }): Amount | null {
  return highest(allowedSteps(table), balance);
}

/** Returns the bet next to the present one, or null at the end of the allowed steps. */
export function nextBet({ table, bet }: { table: Limits; bet: Amount }, by: -1 | 1): Amount | null {
  const steps = allowedSteps(table);
  const above = (step: Amount) => compare(step, bet) === by;
  return (by === 1 ? steps.find(above) : steps.findLast(above)) ?? null;
}

/** Whether a higher bet is missing only because of the bonus's limit. */
export function isHeldByBonus({ table, bet }: { table: Limits; bet: Amount }): boolean {
  const hasHigher = table.betSteps.some((step) => compare(step, bet) > 0);
  return hasHigher && nextBet({ table, bet }, 1) === null;
}
