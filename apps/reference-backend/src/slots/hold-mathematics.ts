import { coinWeights, type HoldRule, type SlotModel } from '@casino-kit/reference-games';
import { type Fraction, sumOfFractions, times } from './fraction.js';

const power = (base: Fraction, exponent: number): Fraction => ({
  numerator: base.numerator ** BigInt(exponent),
  denominator: base.denominator ** BigInt(exponent),
});

/** Returns how many ways there are to choose some of so many places. */
function waysToChoose(some: number, places: number): bigint {
  let ways = 1n;
  for (let place = 1; place <= some; place += 1) ways = (ways * BigInt(places - place + 1)) / BigInt(place);
  return ways;
}

/** Returns the probability that a respin brings so many coins to so many empty places. */
const computeChance = (coins: number, empty: number, { oneIn }: HoldRule): Fraction => ({
  numerator: waysToChoose(coins, empty) * BigInt(oneIn - 1) ** BigInt(empty - coins),
  denominator: BigInt(oneIn) ** BigInt(empty),
});

/** Returns the average worth of a coin, in line bets. */
const coinWorth = (hold: HoldRule): Fraction => ({
  numerator: hold.values.reduce((sum, { lineBets, weight }) => sum + BigInt(lineBets * weight), 0n),
  denominator: BigInt(coinWeights(hold)),
});

/** How many places the reels of a machine show. */
const countPlaces = ({ reels, rows }: SlotModel): number => reels.length * rows;

/**
 * Returns what hold and win pays on average that begins with so many coins, in line bets, exact: what follows depends only on how
 * many places are still empty.
 */
export function holdPays(model: SlotModel, hold: HoldRule, coins: number): Fraction {
  const worth = coinWorth(hold);
  const places = countPlaces(model);
  const computeCoinsWorth = (count: number) => times(worth, { numerator: BigInt(count), denominator: 1n });
  const pays = new Map<number, Fraction>([
    [
      places,
      sumOfFractions([computeCoinsWorth(places), { numerator: BigInt(hold.grandLineBets), denominator: 1n }]),
    ],
  ]);
  for (let count = places - 1; count >= coins; count -= 1) {
    const empty = places - count;
    const none = computeChance(0, empty, hold);
    // The coins come in the first, second, … of the respins in a row, or not at all.
    const tries = sumOfFractions(Array.from({ length: hold.respins }, (_, missed) => power(none, missed)));
    const more = Array.from({ length: empty }, (_, index) =>
      times(computeChance(index + 1, empty, hold), pays.get(count + index + 1) ?? computeCoinsWorth(0)),
    );
    pays.set(
      count,
      sumOfFractions([
        times(power(none, hold.respins), computeCoinsWorth(count)),
        times(tries, sumOfFractions(more)),
      ]),
    );
  }
  return pays.get(coins) ?? computeCoinsWorth(0);
}

/** Returns the most that hold and win pays, in line bets: the best coin on every place. */
export const mostOfHold = (model: SlotModel, { values, grandLineBets }: HoldRule): number =>
  countPlaces(model) * Math.max(...values.map(({ lineBets }) => lineBets)) + grandLineBets;
