import {
  type EndedBonus,
  type GameRound,
  type SlotCoin,
  type SlotHold,
  type SlotSpin,
  type TableHold,
} from '@casino-kit/api-contract';
import { decimalPlaces, multiply, truncate } from '@casino-kit/money';
import { type PlayerBonus } from '../bonuses/player-bonuses.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import {
  type DrawnHold,
  type DrawnRound,
  freeSpinRule,
  type HoldCoin,
  lines,
  lineShare,
  getPaytable,
  type SlotModel,
  type Spin,
} from '@casino-kit/reference-games';

/** Converts line bets to money at a stake. A tenth of a stake is whole units of its currency, so nothing is cut. */
export function toPayout(lineBets: number, stake: string, currencyCode: string): string {
  return truncate(multiply(multiply(stake, lineShare), String(lineBets)), decimalPlaces(currencyCode));
}

function toSlotSpin(spin: Spin, stake: string, currencyCode: string): SlotSpin {
  return {
    grid: spin.grid,
    wildReels: spin.wildReels,
    wins: spin.wins.map(({ lineBets, ...win }) => ({
      ...win,
      payout: toPayout(lineBets, stake, currencyCode),
    })),
    scatters: spin.scatters,
    payout: toPayout(spin.lineBets, stake, currencyCode),
  };
}

function toSlotHold(hold: DrawnHold, stake: string, currencyCode: string): SlotHold {
  const toSlotCoin = ({ lineBets, ...coin }: HoldCoin): SlotCoin => ({
    ...coin,
    payout: toPayout(lineBets, stake, currencyCode),
  });
  return {
    coins: hold.coins.map(toSlotCoin),
    respins: hold.respins.map((landed) => landed.map(toSlotCoin)),
    grand: toPayout(hold.grandLineBets, stake, currencyCode),
    payout: toPayout(hold.lineBets, stake, currencyCode),
  };
}

/** Returns the draw for the wire, with payouts in major units. */
export function toRoundDraw(
  drawn: DrawnRound,
  stake: string,
  currencyCode: string,
): Pick<GameRound, 'spin' | 'freeSpins' | 'freeSpinMultiplier' | 'hold'> {
  return {
    spin: toSlotSpin(drawn.spin, stake, currencyCode),
    freeSpins: drawn.freeSpins.map((spin) => toSlotSpin(spin, stake, currencyCode)),
    freeSpinMultiplier: freeSpinRule.multiplier,
    hold: drawn.hold && toSlotHold(drawn.hold, stake, currencyCode),
  };
}

/** Returns the result of the round's bonus when the round ended it; null while it is active. */
export function toEndedBonus({
  status,
  offer,
  bonusId,
  converted,
  currencyCode,
}: PlayerBonus): EndedBonus | null {
  if (status !== 'completed' && status !== 'lost') return null;
  return { name: offer.name ?? bonusId, status, converted: toCurrencyScale(converted, currencyCode) };
}

/** Returns the paytable in multiples of the stake: times the stake it is what one line or way pays. */
export function paytableByStake(model: SlotModel): { symbol: string; pays: Record<string, string> }[] {
  return getPaytable(model).map(({ symbol, pays }) => ({
    symbol,
    pays: Object.fromEntries(
      Object.entries(pays).map(([count, lineBets]) => [count, multiply(String(lineBets), lineShare)]),
    ),
  }));
}

/** Returns the rule of hold and win with its prizes in multiples of the stake, the largest first; null without it. */
export function holdByStake({ hold }: SlotModel): TableHold | null {
  if (hold === null) return null;
  const toMultiplier = (lineBets: number) => multiply(String(lineBets), lineShare);
  const prizes = hold.values.flatMap(({ prize, lineBets }) =>
    prize === null ? [] : [{ prize, pays: toMultiplier(lineBets) }],
  );
  return {
    coins: hold.coins,
    respins: hold.respins,
    prizes: prizes.toReversed(),
    grand: toMultiplier(hold.grandLineBets),
  };
}

/** Returns the rows of each line of a machine; none if it has no lines. */
export function lineRows({ wins }: SlotModel): number[][] {
  return wins === 'lines' ? lines.map((line) => [...line]) : [];
}
