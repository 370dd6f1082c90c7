import { type Draw } from './draw.js';
import { type CoinPrize, type HoldCoinValue, type HoldRule, type SlotModel } from './slot-model.js';
import { type SlotSymbol } from './slot-symbol.js';

/** A coin that locked: where, and what it pays in line bets. `prize` is null unless it has a name. */
export interface HoldCoin {
  reel: number;
  row: number;
  prize: CoinPrize | null;
  lineBets: number;
}

/** Hold and win in a round. Payouts are in line bets. */
export interface DrawnHold {
  /** The coins that the paid spin brought. */
  coins: HoldCoin[];
  /** The coins that each respin brought. */
  respins: HoldCoin[][];
  /** What coins on every place pay besides; 0 without them. */
  grandLineBets: number;
  lineBets: number;
}

/** Returns the value that a drawn number below the sum of all weights stands for. */
function valueAt(values: readonly HoldCoinValue[], place: number): HoldCoinValue {
  let left = place;
  for (const value of values) {
    if (left < value.weight) return value;
    left -= value.weight;
  }
  throw new RangeError(`no coin at ${place}`);
}

/** The sum of the weights of what coins are worth. */
export const coinWeights = ({ values }: Pick<HoldRule, 'values'>): number =>
  values.reduce((total, { weight }) => total + weight, 0);

/**
 * Draws hold and win after a paid spin: its coins lock and get their values, reel by reel from the top, and respins follow until
 * as many of them in a row as the rule has brought no coin. In a respin each empty place is drawn in the same order; a coin that
 * comes draws its value at once. Returns null if the machine has none, or too few coins show.
 */
export function drawHold(
  { hold, reels, rows }: Pick<SlotModel, 'hold' | 'reels' | 'rows'>,
  grid: readonly (readonly SlotSymbol[])[],
  draw: Draw,
): DrawnHold | null {
  if (hold === null) return null;
  const places = reels.flatMap((_, reel) => Array.from({ length: rows }, (_row, row) => ({ reel, row })));
  const isCoin = ({ reel, row }: { reel: number; row: number }) => grid[reel]?.[row] === 'coin';
  if (places.filter(isCoin).length < hold.coins) return null;
  const weights = coinWeights(hold);
  const lock = (place: { reel: number; row: number }): HoldCoin => {
    const { prize, lineBets } = valueAt(hold.values, draw(weights));
    return { ...place, prize, lineBets };
  };
  const coins = places.filter(isCoin).map(lock);
  let empty = places.filter((place) => !isCoin(place));
  const respins: HoldCoin[][] = [];
  for (let left = hold.respins; left > 0 && empty.length > 0; left -= 1) {
    const landed: HoldCoin[] = [];
    const stillEmpty: typeof empty = [];
    for (const place of empty) {
      if (draw(hold.oneIn) === 0) landed.push(lock(place));
      else stillEmpty.push(place);
    }
    empty = stillEmpty;
    respins.push(landed);
    if (landed.length > 0) left = hold.respins + 1;
  }
  const grandLineBets = empty.length === 0 ? hold.grandLineBets : 0;
  const paid = [...coins, ...respins.flat()].reduce((total, { lineBets }) => total + lineBets, grandLineBets);
  return { coins, respins, grandLineBets, lineBets: paid };
}
