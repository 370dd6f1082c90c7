import { add, type Amount, subtract } from '@casino-kit/money';

/** The totals of a play session so far: decimal strings in major units of the player's currency. */
export interface PlayTotals {
  staked: Amount;
  /** Payouts minus stakes; negative when more was staked than won. */
  net: Amount;
}

export const noPlay: PlayTotals = { staked: '0', net: '0' };

/** Returns the totals after one more settled round. @throws RangeError when the round's amounts are not decimals. */
export function afterRound(totals: PlayTotals, round: { stake: Amount; payout: Amount }): PlayTotals {
  return {
    staked: add(totals.staked, round.stake),
    net: subtract(add(totals.net, round.payout), round.stake),
  };
}
