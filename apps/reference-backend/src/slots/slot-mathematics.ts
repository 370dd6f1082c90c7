import {
  evaluate,
  expandReel,
  freeSpinRule,
  lines,
  type PayingSymbol,
  payingSymbols,
  type SlotModel,
  type SlotSymbol,
  type SlotWin,
  getSymbolWeight,
  winCounts,
} from '@casino-kit/reference-games';
import { type Fraction, sumOfFractions } from './fraction.js';
import { holdPays, mostOfHold } from './hold-mathematics.js';

/** A line bet is a tenth of the stake, also in a machine without lines. */
export const stakeInLineBets = 10n;

/** Returns what the leftmost reels pay. */
const winsOn = (model: SlotModel, windows: Windows): SlotWin[] =>
  evaluate(
    model,
    windows.map((window) => [...window]),
    1,
  ).wins;

const paidOn = (model: SlotModel, windows: Windows): number =>
  winsOn(model, windows).reduce((total, { lineBets }) => total + lineBets, 0);

const product = (values: readonly number[]) => values.reduce((total, value) => total * BigInt(value), 1n);

/** Returns the fraction as decimal text with `places` decimals, cut, never rounded up. */
export function formatDecimal({ numerator, denominator }: Fraction, places: number): string {
  const scaled = ((numerator * 10n ** BigInt(places)) / denominator).toString().padStart(places + 1, '0');
  return places === 0 ? scaled : `${scaled.slice(0, -places)}.${scaled.slice(-places)}`;
}

/** Returns the symbols a reel shows at each of its stops, as they pay. */
export function toWindows(model: SlotModel, reel: readonly SlotSymbol[]): (readonly SlotSymbol[])[] {
  return reel.map((_, stop) =>
    expandReel(
      model,
      Array.from({ length: model.rows }, (_row, row) => reel[(stop + row) % reel.length] ?? 'scatter'),
    ),
  );
}

type Windows = readonly (readonly SlotSymbol[])[];

const toReelWindows = (model: SlotModel): Windows[] => model.reels.map((reel) => toWindows(model, reel));

const scattersIn = (window: readonly SlotSymbol[]): number =>
  window.filter((symbol) => symbol === 'scatter').length;

/**
 * Returns the sum over all stops of the reels, by how many scatters they show, of the product of what `weigh` returns for
 * the window of each reel: with a weight of 1 that counts the stops.
 */
function sumByScatters(
  reels: readonly Windows[],
  weigh: (window: readonly SlotSymbol[], reel: number) => number = () => 1,
): bigint[] {
  return reels.reduce<bigint[]>(
    (sums, windows, reel) => {
      const ofReel: number[] = Array.from({ length: (windows[0]?.length ?? 0) + 1 }, () => 0);
      for (const window of windows) {
        const shown = scattersIn(window);
        ofReel[shown] = (ofReel[shown] ?? 0) + weigh(window, reel);
      }
      const next = Array.from({ length: sums.length + ofReel.length - 1 }, () => 0n);
      for (const [shown, weight] of ofReel.entries())
        for (const [count, sum] of sums.entries())
          next[count + shown] = (next[count + shown] ?? 0n) + sum * BigInt(weight);
      return next;
    },
    [1n],
  );
}

/**
 * What a set of stops pays on the reels: all together and at most, in line bets, how many pay nothing there, and how many of these
 * bring no hold and win either. `holds` are the stops that do by their coins; `mostWithHold` is the most that one of them pays.
 */
interface StopCount {
  paid: number;
  most: number;
  barren: number;
  lost: number;
  holds: Map<number, number>;
  mostWithHold: number;
}

const counted = new WeakMap<SlotModel, { all: StopCount; triggers: StopCount }>();

/** Whether the stops of a machine are counted one by one: where symbols touch or coins lock, no reel pays for itself. */
const isCounted = ({ wins, hold }: SlotModel): boolean => wins === 'clusters' || hold !== null;

/** What the stops of each reel show of one symbol: stops that show it in the same places pay it the same. */
interface SeenOf {
  /** The different ones, by reel. */
  windows: Windows[];
  /** Which of them each stop shows, by reel. */
  seenAt: number[][];
  /** What each combination of them pays, those of the last reel next to each other. */
  pays: number[];
}

/** Returns what all stops pay for one symbol. Other symbols than wilds neither help nor hinder what it pays. */
function countPays(model: SlotModel, reels: readonly Windows[], symbol: PayingSymbol): SeenOf {
  const ofReels = reels.map((windows) => {
    const seen = windows.map((window) =>
      window.map((shown) => (getSymbolWeight(shown, symbol) === 0 ? 'scatter' : shown)),
    );
    const names = seen.map((window) => window.join());
    const different = [...new Set(names)];
    return {
      windows: different.map((name) => seen[names.indexOf(name)] ?? []),
      seenAt: names.map((name) => different.indexOf(name)),
    };
  });
  const windows = ofReels.map((reel) => reel.windows);
  const grids = windows.reduce<SlotSymbol[][][]>(
    (starts, next) => starts.flatMap((start) => next.map((window) => [...start, [...window]])),
    [[]],
  );
  return {
    windows,
    seenAt: ofReels.map((reel) => reel.seenAt),
    pays: grids.map((grid) => evaluate(model, grid, 1).lineBets),
  };
}

/**
 * Counts all stops of a machine, and those that trigger free spins, one by one. What a stop pays is the sum of what it pays for
 * each symbol, of which few combinations differ: only these are evaluated.
 */
function countStops(model: SlotModel): { all: StopCount; triggers: StopCount } {
  const known = counted.get(model);
  if (known !== undefined) return known;
  const none = (): StopCount => ({ paid: 0, most: 0, barren: 0, lost: 0, holds: new Map(), mostWithHold: 0 });
  const counts = { all: none(), triggers: none() };
  const add = (count: StopCount, paid: number, coins: number) => {
    const holds = model.hold !== null && coins >= model.hold.coins;
    count.paid += paid;
    count.most = Math.max(count.most, paid);
    count.barren += paid === 0 ? 1 : 0;
    count.lost += paid === 0 && !holds ? 1 : 0;
    if (!holds) return;
    count.holds.set(coins, (count.holds.get(coins) ?? 0) + 1);
    count.mostWithHold = Math.max(count.mostWithHold, paid);
  };
  const reels = toReelWindows(model);
  const ofSymbols = payingSymbols.map((symbol) => countPays(model, reels, symbol));
  const stops = reels.map((windows, reel) =>
    windows.map((window, stop) => ({
      scatters: scattersIn(window),
      coins: window.filter((shown) => shown === 'coin').length,
      seen: ofSymbols.map(({ seenAt }) => seenAt[reel]?.[stop] ?? 0),
    })),
  );
  const choices = reels.map((_, reel) => ofSymbols.map(({ windows }) => windows[reel]?.length ?? 0));
  /** Where the combination of the reels so far is in `pays` of each symbol, by the number of reels. */
  const places = [...reels, []].map(() => ofSymbols.map(() => 0));
  const visit = (reel: number, scatters: number, coins: number) => {
    const here = places[reel] ?? [];
    const next = places[reel + 1];
    if (next === undefined) {
      let paid = 0;
      for (let at = 0; at < here.length; at += 1) paid += ofSymbols[at]?.pays[here[at] ?? 0] ?? 0;
      add(counts.all, paid, coins);
      if (scatters >= freeSpinRule.scatters) add(counts.triggers, paid, coins);
      return;
    }
    const wide = choices[reel] ?? [];
    for (const stop of stops[reel] ?? []) {
      for (let at = 0; at < here.length; at += 1)
        next[at] = (here[at] ?? 0) * (wide[at] ?? 0) + (stop.seen[at] ?? 0);
      visit(reel + 1, scatters + stop.scatters, coins + stop.coins);
    }
  };
  visit(0, 0, 0);
  counted.set(model, counts);
  return counts;
}

/**
 * Returns what all stops with at least so many scatters pay together, in line bets. Reels stop independently: what a run
 * pays is a product of what each reel adds to it, so nothing has to be enumerated.
 */
function paidByAllStops(model: SlotModel, scatters: number): bigint {
  if (isCounted(model)) {
    const { all, triggers } = countStops(model);
    return BigInt(scatters === 0 ? all.paid : triggers.paid);
  }
  const reels = toReelWindows(model);
  // Ways look at all rows of a reel at once, a line at one of them.
  const places = model.wins === 'ways' ? [null] : lines;
  let paid = 0n;
  for (const rows of places)
    for (const symbol of payingSymbols)
      for (const [index, pay] of model.pays[symbol].entries()) {
        const run = winCounts[model.wins][index] ?? 0;
        const sums = sumByScatters(reels, (window, reel) => {
          if (reel > run) return 1;
          const seen = rows === null ? window : [window[rows[reel] ?? 0]];
          const weight = seen.reduce((total, shown) => total + getSymbolWeight(shown, symbol), 0);
          // Exactly `run` from the left: the next reel shows something else.
          if (reel === run) return weight === 0 ? 1 : 0;
          // A wild stands for others, but the first reel decides what they are.
          return weight;
        });
        paid += BigInt(pay) * sumFrom(sums, scatters);
      }
  return paid;
}

/** Returns what one spin pays on average without its free spins, as a share of the stake. */
export function spinReturn(model: SlotModel): Fraction {
  return {
    numerator: paidByAllStops(model, 0),
    denominator: product(model.reels.map((reel) => reel.length)) * stakeInLineBets,
  };
}

const sumFrom = (ways: readonly bigint[], from: number) =>
  ways.slice(Math.max(0, from)).reduce((total, way) => total + way, 0n);

/** Returns the probability that a paid spin triggers free spins. */
export function freeSpinChance(model: SlotModel): Fraction {
  return {
    numerator: sumFrom(sumByScatters(toReelWindows(model)), freeSpinRule.scatters),
    denominator: product(model.reels.map((reel) => reel.length)),
  };
}

/**
 * Returns what hold and win pays on average in a paid spin with at least so many scatters, as a share of the stake of all such
 * spins together.
 */
function holdReturn(model: SlotModel, scatters: number): Fraction {
  const { hold } = model;
  const none = { numerator: 0n, denominator: 1n };
  if (hold === null) return none;
  const { all, triggers } = countStops(model);
  const { holds } = scatters === 0 ? all : triggers;
  const stops = sumFrom(sumByScatters(toReelWindows(model)), scatters);
  return sumOfFractions(
    [...holds].map(([coins, count]) => {
      const { numerator, denominator } = holdPays(model, hold, coins);
      return { numerator: numerator * BigInt(count), denominator: denominator * stops * stakeInLineBets };
    }),
  );
}

/** Returns what a round pays on average with hold and win and its free spins, as a share of the stake. */
export function returnToPlayer(model: SlotModel): Fraction {
  const spin = spinReturn(model);
  const chance = freeSpinChance(model);
  const freeSpins = BigInt(freeSpinRule.spins * freeSpinRule.multiplier);
  return sumOfFractions([
    {
      numerator: spin.numerator * (chance.denominator + freeSpins * chance.numerator),
      denominator: spin.denominator * chance.denominator,
    },
    holdReturn(model, 0),
  ]);
}

/** Returns what a bought round pays on average, as a share of its stake: its spin shows enough scatters. */
export function boughtReturn(model: SlotModel): Fraction {
  const spin = {
    numerator: paidByAllStops(model, freeSpinRule.scatters),
    denominator: stakeInLineBets * sumFrom(sumByScatters(toReelWindows(model)), freeSpinRule.scatters),
  };
  const free = spinReturn(model);
  const freeSpins = BigInt(freeSpinRule.spins * freeSpinRule.multiplier);
  return sumOfFractions([
    {
      numerator: spin.numerator * free.denominator + freeSpins * free.numerator * spin.denominator,
      denominator: spin.denominator * free.denominator,
    },
    holdReturn(model, freeSpinRule.scatters),
  ]);
}

/**
 * Returns the price of a bought round in line bets (a tenth of the stake): the lowest one at which it returns no larger
 * share than a played round.
 */
export function bonusBuyLineBets(model: SlotModel): bigint {
  const bought = boughtReturn(model);
  const usual = returnToPlayer(model);
  const above = bought.numerator * usual.denominator * stakeInLineBets;
  const below = bought.denominator * usual.numerator;
  return (above + below - 1n) / below;
}

/** Returns the share of its price that a bought round returns on average. */
export function bonusBuyReturn(model: SlotModel): Fraction {
  const { numerator, denominator } = boughtReturn(model);
  return {
    numerator: numerator * stakeInLineBets,
    denominator: denominator * bonusBuyLineBets(model),
  };
}

/** Counts the stops of the first three reels that pay nothing, by how many scatters they show. */
function barrenWays(model: SlotModel): bigint[] {
  const [first = [], second = [], third = []] = toReelWindows(model);
  const ways: bigint[] = [];
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        if (paidOn(model, [a, b, c]) > 0) continue;
        const shown = scattersIn(a) + scattersIn(b) + scattersIn(c);
        ways[shown] = (ways[shown] ?? 0n) + 1n;
      }
  return Array.from(ways, (way) => way ?? 0n);
}

/**
 * Counts the stops that pay nothing on the reels (`barren`), and those of a paid spin that pay nothing at all (`lost`): all of
 * them, and those that trigger free spins.
 */
function countBarren(model: SlotModel): { barren: bigint; lost: bigint; lostWithFreeSpins: bigint } {
  if (isCounted(model)) {
    const { all, triggers } = countStops(model);
    return { barren: BigInt(all.barren), lost: BigInt(all.lost), lostWithFreeSpins: BigInt(triggers.lost) };
  }
  const lastReels = sumByScatters(toReelWindows(model).slice(3));
  let barren = 0n;
  let lostWithFreeSpins = 0n;
  for (const [shown, ways] of barrenWays(model).entries()) {
    lostWithFreeSpins += ways * sumFrom(lastReels, freeSpinRule.scatters - shown);
    barren += ways * sumFrom(lastReels, 0);
  }
  return { barren, lost: barren, lostWithFreeSpins };
}

/** Returns the probability that a round pays anything, its features included. */
export function winChance(model: SlotModel): Fraction {
  const all = product(model.reels.map((reel) => reel.length));
  const { barren, lost, lostWithFreeSpins } = countBarren(model);
  // No payout: a losing spin without free spins, or with free spins that all lose.
  const power = BigInt(freeSpinRule.spins);
  const nothing = (lost - lostWithFreeSpins) * all ** power + lostWithFreeSpins * barren ** power;
  const denominator = all ** (power + 1n);
  return { numerator: denominator - nothing, denominator };
}

/** Returns how often a symbol counts on a reel at most: in all rows together in ways, in one of them on a line. */
function highestWeight({ wins }: SlotModel, windows: Windows, symbol: PayingSymbol): number {
  const weights = windows.map((window) => window.map((shown) => getSymbolWeight(shown, symbol)));
  const ofReel =
    wins === 'ways' ? weights.map((window) => window.reduce((a, b) => a + b, 0)) : weights.flat();
  return Math.max(...ofReel);
}

/** Returns a function that bounds what a spin pays whose first three reels show these windows, in line bets. */
function createBound(model: SlotModel): (start: Windows) => number {
  const [fourth = [], fifth = []] = toReelWindows(model).slice(3);
  const growth = new Map(
    payingSymbols.map((symbol) => {
      const [three, four, five] = model.pays[symbol];
      const onFourth = highestWeight(model, fourth, symbol);
      const onFifth = onFourth * highestWeight(model, fifth, symbol);
      return [symbol, Math.max(three, four * onFourth, five * onFifth) / three];
    }),
  );
  return (start) =>
    winsOn(model, start).reduce(
      (total, { symbol, lineBets }) => total + lineBets * (growth.get(symbol) ?? 0),
      0,
    );
}

/** Returns the most a spin can pay on the reels in line bets: of all spins, and of those that trigger free spins. */
function highestSpins(model: SlotModel): { any: number; withFreeSpins: number } {
  if (isCounted(model)) {
    const { all, triggers } = countStops(model);
    return { any: all.most, withFreeSpins: triggers.most };
  }
  const [first = [], second = [], third = [], fourth = [], fifth = []] = toReelWindows(model);
  const computeBound = createBound(model);
  const starts = first
    .flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c])))
    .map((start) => ({ start, bound: computeBound(start) }))
    .sort((a, b) => b.bound - a.bound);
  const ends = fourth.flatMap((d) =>
    fifth.map((e) => ({ end: [d, e], scatters: scattersIn(d) + scattersIn(e) })),
  );
  const best = { any: 0, withFreeSpins: 0 };
  for (const { start, bound } of starts) {
    // All that follow pay less, whatever the last two reels show.
    if (bound <= best.withFreeSpins) break;
    const missing = freeSpinRule.scatters - start.reduce((shown, window) => shown + scattersIn(window), 0);
    for (const { end, scatters } of bound > best.any
      ? ends
      : ends.filter((each) => each.scatters >= missing)) {
      const paid = paidOn(model, [...start, ...end]);
      best.any = Math.max(best.any, paid);
      if (scatters >= missing) best.withFreeSpins = Math.max(best.withFreeSpins, paid);
    }
  }
  return best;
}

/** Returns the most that a paid spin and its hold and win pay, in line bets: of all, and of those that trigger free spins. */
function highestHolds(model: SlotModel): { any: number; withFreeSpins: number } {
  const { hold } = model;
  if (hold === null) return { any: 0, withFreeSpins: 0 };
  const { all, triggers } = countStops(model);
  const most = ({ holds, mostWithHold }: StopCount) =>
    holds.size === 0 ? 0 : mostWithHold + mostOfHold(model, hold);
  return { any: most(all), withFreeSpins: most(triggers) };
}

/** Returns the most a round can pay, as a multiple of the stake. */
export function maxMultiplier(model: SlotModel): Fraction {
  const spins = highestSpins(model);
  const holds = highestHolds(model);
  const free = freeSpinRule.spins * freeSpinRule.multiplier * spins.any;
  const best = Math.max(spins.any, holds.any, Math.max(spins.withFreeSpins, holds.withFreeSpins) + free);
  return { numerator: BigInt(best), denominator: stakeInLineBets };
}
