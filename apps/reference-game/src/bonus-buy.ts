import { type TableBonusBuy } from '@casino-kit/api-contract';
import { type Amount, multiply } from '@casino-kit/money';
import { nextBonusSpins } from './bonus-play.js';
import { type AskedRound, type PlayState } from './play-state.js';

/** Returns the price of free spins at a bet, in major units. */
export const buyCost = ({ price }: TableBonusBuy, bet: Amount): Amount => multiply(bet, price);

/** Returns what a round costs its player, in major units. */
export function getRoundCost(
  { table }: Pick<PlayState, 'table'>,
  { stake, ofBonus, bought }: AskedRound,
): Amount {
  if (ofBonus) return '0';
  return bought && table.bonusBuy ? buyCost(table.bonusBuy, stake) : stake;
}

/** Returns the free spins that can be bought now: between rounds that the player pays for. */
export function buyOnOffer(state: Pick<PlayState, 'table' | 'ownMoney' | 'phase'>): TableBonusBuy | null {
  const isFree = state.phase.name === 'ready' && nextBonusSpins(state) === null;
  return isFree ? (state.table.bonusBuy ?? null) : null;
}
