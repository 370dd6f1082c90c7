import {
  freeSpinRule,
  lines,
  payingSymbols,
  rowCount,
  type SlotModel,
  type SlotSymbol,
} from '@casino-kit/reference-games';

/** An exact non-negative fraction. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

const product = (values: readonly number[]) => values.reduce((total, value) => total * BigInt(value), 1n);

/** Returns the fraction as decimal text with `places` decimals, cut, never rounded up. */
export function decimalOf({ numerator, denominator }: Fraction, places: number): string {
  const scaled = ((numerator * 10n ** BigInt(places)) / denominator).toString().padStart(places + 1, '0');
  return places === 0 ? scaled : `${scaled.slice(0, -places)}.${scaled.slice(-places)}`;
}

/** Returns the three symbols a reel shows at each of its stops. */
export function windowsOf(reel: readonly SlotSymbol[]): SlotSymbol[][] {
  return reel.map((_, stop) =>
    Array.from({ length: rowCount }, (_row, row) => reel[(stop + row) % reel.length] ?? 'scatter'),
  );
}

/** Returns what one spin pays on its lines on average, as a share of the stake. */
export function lineReturn({ reels, pays }: SlotModel): Fraction {
  const lengths = reels.map((reel) => reel.length);
  let numerator = 0n;
  for (const symbol of payingSymbols) {
    const hits = reels.map((reel) => reel.filter((entry) => entry === symbol).length);
    for (const [index, pay] of pays[symbol].entries()) {
      const run = index + 3;
      // Exactly `run` from the left: the next reel shows something else, the ones behind it anything.
      const ways = lengths.map((length, reel) => {
        if (reel < run) return hits[reel] ?? 0;
        return reel === run ? length - (hits[reel] ?? 0) : length;
      });
      numerator += BigInt(pay) * product(ways);
    }
  }
  // A line bet is a tenth of the stake and there are ten lines: the average of one line is that of the stake.
  return { numerator, denominator: product(lengths) };
}

/** Counts the combinations that show `n` scatters, by `n`, from what each reel shows at its stops. */
function scatterWays(reels: readonly (readonly SlotSymbol[][])[]): bigint[] {
  return reels.reduce<bigint[]>(
    (ways, windows) => {
      const next = Array.from({ length: ways.length + rowCount }, () => 0n);
      for (const window of windows) {
        const shown = window.filter((symbol) => symbol === 'scatter').length;
        for (const [count, way] of ways.entries()) next[count + shown] = (next[count + shown] ?? 0n) + way;
      }
      return next;
    },
    [1n],
  );
}

const sumFrom = (ways: readonly bigint[], from: number) =>
  ways.slice(Math.max(0, from)).reduce((total, way) => total + way, 0n);

/** Returns the probability that a paid spin triggers free spins. */
export function freeSpinChance({ reels }: SlotModel): Fraction {
  return {
    numerator: sumFrom(scatterWays(reels.map(windowsOf)), freeSpinRule.scatters),
    denominator: product(reels.map((reel) => reel.length)),
  };
}

/** Returns what a round pays on average with its free spins, as a share of the stake. */
export function returnToPlayer(model: SlotModel): Fraction {
  const line = lineReturn(model);
  const chance = freeSpinChance(model);
  const freeSpins = BigInt(freeSpinRule.spins * freeSpinRule.multiplier);
  return {
    numerator: line.numerator * (chance.denominator + freeSpins * chance.numerator),
    denominator: line.denominator * chance.denominator,
  };
}

/** Returns what a bought round pays on average, as a share of its stake: its spin shows enough scatters. */
export function boughtReturn(model: SlotModel): Fraction {
  const reels = model.reels.map(windowsOf);
  let paid = 0n;
  for (const rows of lines)
    for (const symbol of payingSymbols)
      for (const [index, pay] of model.pays[symbol].entries()) {
        const run = index + 3;
        const shown = reels.map((windows, reel) =>
          windows.filter((window) => {
            const isHit = window[rows[reel] ?? 0] === symbol;
            return reel > run || isHit === reel < run;
          }),
        );
        paid += BigInt(pay) * sumFrom(scatterWays(shown), freeSpinRule.scatters);
      }
  const spin = {
    numerator: paid,
    denominator: BigInt(lines.length) * sumFrom(scatterWays(reels), freeSpinRule.scatters),
  };
  const line = lineReturn(model);
  const freeSpins = BigInt(freeSpinRule.spins * freeSpinRule.multiplier);
  return {
    numerator: spin.numerator * line.denominator + freeSpins * line.numerator * spin.denominator,
    denominator: spin.denominator * line.denominator,
  };
}

/**
 * Returns the price of a bought round in line bets (a tenth of the stake): the lowest one at which it returns no larger
 * share than a played round.
 */
export function bonusBuyLineBets(model: SlotModel): bigint {
  const bought = boughtReturn(model);
  const usual = returnToPlayer(model);
  const above = bought.numerator * usual.denominator * BigInt(lines.length);
  const below = bought.denominator * usual.numerator;
  return (above + below - 1n) / below;
}

/** Returns the share of its price that a bought round returns on average. */
export function bonusBuyReturn(model: SlotModel): Fraction {
  const { numerator, denominator } = boughtReturn(model);
  return {
    numerator: numerator * BigInt(lines.length),
    denominator: denominator * bonusBuyLineBets(model),
  };
}

/** Counts the stops of the first three reels without a paying line, by how many scatters they show. */
function barrenWays(model: SlotModel): bigint[] {
  const [first = [], second = [], third = []] = model.reels.slice(0, 3).map(windowsOf);
  const ways: bigint[] = [];
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const pays = lines.some(([x = 0, y = 0, z = 0]) => {
          const symbol = a[x];
          return symbol !== 'scatter' && symbol === b[y] && symbol === c[z];
        });
        if (pays) continue;
        const shown = [...a, ...b, ...c].filter((symbol) => symbol === 'scatter').length;
        ways[shown] = (ways[shown] ?? 0n) + 1n;
      }
  return Array.from(ways, (way) => way ?? 0n);
}

/** Returns the probability that a round pays anything, its free spins included. */
export function winChance(model: SlotModel): Fraction {
  const all = product(model.reels.map((reel) => reel.length));
  const lastReels = scatterWays(model.reels.slice(3).map(windowsOf));
  let barren = 0n;
  let barrenWithFreeSpins = 0n;
  for (const [shown, ways] of barrenWays(model).entries()) {
    const withFreeSpins = sumFrom(lastReels, freeSpinRule.scatters - shown);
    barrenWithFreeSpins += ways * withFreeSpins;
    barren += ways * sumFrom(lastReels, 0);
  }
  // No payout: a losing spin without free spins, or with free spins that all lose.
  const power = BigInt(freeSpinRule.spins);
  const nothing = (barren - barrenWithFreeSpins) * all ** power + barrenWithFreeSpins * barren ** power;
  const denominator = all ** (power + 1n);
  return { numerator: denominator - nothing, denominator };
}

/** Returns the most a spin can pay in line bets: of all spins, and of those that trigger free spins. */
function highestSpins(model: SlotModel): { any: number; withFreeSpins: number } {
  const reels = model.reels.map(windowsOf);
  const [first = [], second = [], third = [], fourth = [], fifth = []] = reels;
  const count = (window: readonly SlotSymbol[]) => window.filter((symbol) => symbol === 'scatter').length;
  const best = { any: 0, withFreeSpins: 0 };
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const alive = lines.flatMap((line) => {
          const symbol = a[line[0] ?? 0];
          if (symbol === undefined || symbol === 'scatter') return [];
          return symbol === b[line[1] ?? 0] && symbol === c[line[2] ?? 0]
            ? [{ symbol, pays: model.pays[symbol], row4: line[3] ?? 0, row5: line[4] ?? 0 }]
            : [];
        });
        if (alive.length === 0) continue;
        const scatters = count(a) + count(b) + count(c);
        for (const d of fourth)
          for (const e of fifth) {
            let paid = 0;
            for (const { symbol, pays, row4, row5 } of alive)
              paid += d[row4] !== symbol ? pays[0] : e[row5] !== symbol ? pays[1] : pays[2];
            if (paid <= best.withFreeSpins) continue;
            best.any = Math.max(best.any, paid);
            if (scatters + count(d) + count(e) >= freeSpinRule.scatters) best.withFreeSpins = paid;
          }
      }
  return best;
}

/** Returns the most a round can pay, as a multiple of the stake. */
export function maxMultiplier(model: SlotModel): Fraction {
  const { any, withFreeSpins } = highestSpins(model);
  const featured = withFreeSpins + freeSpinRule.spins * freeSpinRule.multiplier * any;
  return { numerator: BigInt(Math.max(any, featured)), denominator: BigInt(lines.length) };
}
