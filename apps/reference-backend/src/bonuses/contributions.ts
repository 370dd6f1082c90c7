import { type Bonus } from '@casino-kit/api-contract';
import { isPositive } from '@casino-kit/money';
import { slotKinds } from '../catalogue/machines.js';

/** How much of a bet counts towards the wagering requirement, in per cent, by the kind of game. */
type Contributions = NonNullable<Bonus['contributions']>;

/**
 * Returns the kinds of games that can be played under a bonus, with how much of a bet counts: those that it names, or
 * all, and of these the slots, as every other game takes cash only. Both the terms that a player reads and the launch of
 * a game follow this, so that no offer promises what a launch rejects (decision 61).
 */
function acceptedContributions({ contributions }: Pick<Bonus, 'contributions'>): Contributions {
  return Object.fromEntries(
    slotKinds.flatMap((kind) => {
      const percent = contributions ? contributions[kind] : 100;
      return percent === undefined ? [] : [[kind, percent]];
    }),
  );
}

/** Returns how much of a bet on a kind of game counts, in per cent; null when the kind is excluded. */
export function getContribution(offer: Pick<Bonus, 'contributions'>, gameKind: string): number | null {
  return acceptedContributions(offer)[gameKind] ?? null;
}

/** Returns the contributions that the terms of an offer name; null when there is nothing to wager. */
export function shownContributions(
  offer: Pick<Bonus, 'contributions' | 'wageringMultiplier'>,
): Contributions | null {
  return isPositive(offer.wageringMultiplier ?? '0') ? acceptedContributions(offer) : null;
}

/**
 * Returns whether a kind of game can be played with bonus money: true when every offer with a wagering requirement accepts
 * it and its bets count, false when none does, null when it depends on the bonus or there is none.
 */
export function isPlayableWithBonus(
  offers: readonly Pick<Bonus, 'contributions' | 'wageringMultiplier'>[],
  gameKind: string,
): boolean | null {
  if (!slotKinds.includes(gameKind)) return false;
  const percents = offers.flatMap((offer) => {
    const shown = shownContributions(offer);
    return shown === null ? [] : [shown[gameKind] ?? null];
  });
  if (percents.length === 0) return null;
  if (percents.every((percent) => percent === null)) return false;
  return percents.every((percent) => percent !== null && percent > 0) ? true : null;
}
