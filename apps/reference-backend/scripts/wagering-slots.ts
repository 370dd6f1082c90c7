import { freeSpinRule, isPaying, lines, type SlotModel, slotModels } from '@casino-kit/reference-games';
import { toWindows } from '../src/slots/slot-mathematics.js';

// Prints the wins of the five machines for the wagering explainer (libs/bonuses/src/core/wagering-slots.ts). Run it after a
// change of the slot models: npx tsx --conditions=@casino-kit/source scripts/wagering-slots.ts

/** The probability of each win by its multiple of the stake, a whole number. */
type Chances = number[];

const add = (chances: Chances, multiple: number, chance: number) => {
  chances[multiple] = (chances[multiple] ?? 0) + chance;
};

/** Adds a win in line bets, split between the two nearest whole multiples so that the mean stays the same. */
function addWin(chances: Chances, lineBets: number, chance: number): void {
  const below = Math.floor(lineBets / lines.length);
  const share = lineBets / lines.length - below;
  add(chances, below, chance * (1 - share));
  if (share > 0) add(chances, below + 1, chance * share);
}

/** Returns the probabilities of the sum of two independent wins. */
function sumChances(first: Chances, second: Chances): Chances {
  const sum: Chances = Array.from({ length: first.length + second.length - 1 }, () => 0);
  for (const [one, chance] of first.entries())
    if (chance > 0) for (const [other, also] of second.entries()) add(sum, one + other, chance * (also ?? 0));
  return sum;
}

/** Each grid of a machine once: what its lines pay, and whether it triggers free spins. */
function eachGrid(model: SlotModel, see: (lineBets: number, hasFreeSpins: boolean) => void): number {
  const [first = [], second = [], third = [], fourth = [], fifth = []] = model.reels.map((reel) =>
    toWindows(model, reel),
  );
  const scattersIn = (window: readonly string[]) => window.filter((symbol) => symbol === 'scatter').length;
  const fourths = fourth.map((window) => ({ window, scatters: scattersIn(window) }));
  const fifths = fifth.map((window) => ({ window, scatters: scattersIn(window) }));
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const alive = lines.flatMap(([x = 0, y = 0, z = 0, row4 = 0, row5 = 0]) => {
          const symbol = a[x];
          return symbol !== undefined && isPaying(symbol) && symbol === b[y] && symbol === c[z]
            ? [{ symbol, pays: model.pays[symbol], row4, row5 }]
            : [];
        });
        const scatters = scattersIn(a) + scattersIn(b) + scattersIn(c);
        for (const d of fourths)
          for (const e of fifths) {
            let paid = 0;
            for (const { symbol, pays, row4, row5 } of alive)
              paid += d.window[row4] !== symbol ? pays[0] : e.window[row5] !== symbol ? pays[1] : pays[2];
            see(paid, scatters + d.scatters + e.scatters >= freeSpinRule.scatters);
          }
      }
  return [first, second, third, fourth, fifth].reduce((product, { length }) => product * length, 1);
}

/** Returns the probabilities of what a round pays, its free spins included. */
function roundChances(model: SlotModel): Chances {
  const [plain, featured]: [number[], number[]] = [[], []];
  const count = eachGrid(model, (paid, hasFreeSpins) => add(hasFreeSpins ? featured : plain, paid, 1));
  const [round, before, free]: [Chances, Chances, Chances] = [[], [], []];
  for (const [grids, into] of [
    [plain, round],
    [featured, before],
  ] as const)
    for (const [paid, ways = 0] of grids.entries()) {
      addWin(into, paid, ways / count);
      addWin(free, paid * freeSpinRule.multiplier, ways / count);
    }
  let spins: Chances = [1];
  for (let spin = 0; spin < freeSpinRule.spins; spin += 1) spins = sumChances(spins, free);
  for (const [multiple, chance] of sumChances(before, spins).entries()) add(round, multiple, chance);
  return Array.from(round, (chance) => chance ?? 0);
}

/** Wins up to this one are listed separately, larger ones together with those up to a third more. */
const single = 10;
const tickets = 1_000_000;
/** The largest win is the mean of all that occur in fewer than this many of a million rounds. */
const fewest = 20;

/** Returns wins as pairs of a whole multiple and how many of a million rounds pay it, smallest first. */
function toWins(chances: Chances): [number, number][] {
  const wins: [number, number][] = [];
  let [chance, paid, end] = [0, 0, chances.length];
  for (let multiple = chances.length - 1; multiple > 0; multiple -= 1) {
    chance += chances[multiple] ?? 0;
    paid += multiple * (chances[multiple] ?? 0);
    const isWide = multiple <= single || multiple * 4 <= end * 3;
    if (!isWide || chance * tickets < fewest) continue;
    const mean = Math.round(paid / chance);
    wins.push([mean, Math.round((paid / mean) * tickets)]);
    [chance, paid, end] = [0, 0, multiple];
  }
  return wins.reverse();
}

// The machines of lines without wilds: one of each volatility.
for (const model of slotModels.filter(({ wins, wilds }) => wins === 'lines' && wilds === 'none')) {
  const chances = roundChances(model);
  const mean = chances.reduce((sum, chance, multiple) => sum + chance * multiple, 0);
  const square = chances.reduce((sum, chance, multiple) => sum + chance * multiple * multiple, 0);
  const wins = toWins(chances);
  const reducedSquare =
    wins.reduce((sum, [multiple, count]) => sum + multiple * multiple * count, 0) / tickets;
  const deviation = (of: number) => Math.sqrt(of - mean * mean).toFixed(2);
  console.log(
    `  // Returns ${(mean * 100).toFixed(2)} per cent; deviates by ${deviation(square)} bets, these wins by ${deviation(reducedSquare)}.`,
  );
  console.log(`  ${model.volatility}: ${JSON.stringify(wins)},`);
}
