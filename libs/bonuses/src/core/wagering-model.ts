import { type Amount, compare, truncate } from '@casino-kit/money';
import { createRandom } from './wagering-random.js';
import { slotWins, type Volatility } from './wagering-slots.js';

/** A model of a slot. */
export interface SlotModel {
  /** Per cent, more than 0 and at most 100; four decimals count. */
  returnToPlayer: Amount;
  volatility: Volatility;
}

/** A win as a whole multiple of the bet, and on how many of a million tickets it is. */
export interface Payout {
  multiple: number;
  tickets: number;
}

/** A spin draws one ticket, all equally likely. */
export const ticketCount = 1_000_000;

/**
 * Returns the wins of a model slot, smallest first: those of its volatility, all scaled in frequency to match its
 * return. Their mean is the return exactly: the rounding remainder goes to the win that pays the bet back. All are
 * whole multiples, so that no payout is ever rounded. @throws RangeError for a return that no slot has.
 */
export function computePayouts({ returnToPlayer, volatility }: SlotModel): Payout[] {
  const returned = Number(truncate(returnToPlayer, 4).replace('.', ''));
  if (returned <= 0 || compare(returnToPlayer, '100') > 0)
    throw new RangeError(`not a return in per cent: ${returnToPlayer}`);
  const wins = slotWins[volatility];
  const own = wins.reduce((sum, [multiple, tickets]) => sum + multiple * tickets, 0);
  const larger = wins
    .filter(([multiple]) => multiple > 1)
    .map(([multiple, tickets]) => ({ multiple, tickets: Math.floor((tickets * returned) / own) }));
  const paid = larger.reduce((sum, { multiple, tickets }) => sum + multiple * tickets, 0);
  return [{ multiple: 1, tickets: returned - paid }, ...larger].filter(({ tickets }) => tickets > 0);
}

/** How far one bet's result is from its mean, as a multiple of the bet (standard deviation). */
export function computeDeviation(payouts: readonly Payout[]): number {
  const mean = payouts.reduce((sum, { multiple, tickets }) => sum + multiple * tickets, 0) / ticketCount;
  const square =
    payouts.reduce((sum, { multiple, tickets }) => sum + multiple * multiple * tickets, 0) / ticketCount;
  return Math.sqrt(square - mean * mean);
}

/** The start of a run. Amounts are whole numbers of one unit, usually the minor unit of the currency. */
export interface RunStart {
  /** Bonus money; there is no cash. */
  balance: number;
  /** How much has to be staked until the requirement is met. */
  toStake: number;
  /** The bet; when less is left, all of it. */
  stake: number;
  /** The maximum that becomes cash. */
  maxWin: number | null;
  /** With less bonus money than this, or none, the bonus is lost. */
  minBalance: number;
  /** The multiplier of wins, in per cent. */
  winsPaid: number;
  /** Played before anything is staked: `toStake` is then the requirement for their winnings. */
  freeSpins: FreeSpinStart | null;
}
export interface FreeSpinStart {
  left: number;
  /** The stake of one free spin. */
  value: number;
  /** The winnings of earlier ones. */
  won: number;
  /** How many times the winnings have to be wagered, in hundredths. */
  wagering: number;
  /** How much of a bet counts, in hundredths of a per cent. */
  counted: number;
}

/** Returns the stakes needed to wager an amount when only a part of each bet counts, in hundredths of a per cent. */
export function toStakeFor(amount: number, counted: number): number {
  return Math.ceil((amount * 10_000) / counted);
}

/** A slot in play: the multiple of the bet that each spin pays. */
type Slot = () => number;

function createSlot(payouts: readonly Payout[], seed: number, run: number): Slot {
  const draw = createRandom(seed, run, ticketCount);
  const ends: number[] = [];
  let end = 0;
  for (const { tickets } of payouts) ends.push((end += tickets));
  return () => {
    const ticket = draw();
    // Most spins win nothing.
    if (ticket >= end) return 0;
    let place = 0;
    while (ticket >= (ends[place] ?? end)) place += 1;
    return payouts[place]?.multiple ?? 0;
  };
}

/** Plays the free spins, and returns where the wagering then starts. */
function afterFreeSpins(start: RunStart, freeSpins: FreeSpinStart, spin: Slot): RunStart {
  let won = 0;
  for (let left = freeSpins.left; left > 0; left -= 1)
    won += Math.floor((freeSpins.value * spin() * start.winsPaid) / 100);
  const asked = Math.floor(((freeSpins.won + won) * freeSpins.wagering) / 100);
  return { ...start, balance: start.balance + won, toStake: toStakeFor(asked, freeSpins.counted) };
}

/** Bets until the requirement is met or the money is gone; returns what becomes cash, `0` when the bonus is lost. */
function wagered({ balance, toStake, stake, maxWin, minBalance, winsPaid }: RunStart, spin: Slot): number {
  let [left, open] = [balance, toStake];
  while (open > 0) {
    if (left === 0 || left < minBalance) return 0;
    const bet = left < stake ? left : stake;
    const won = bet * spin();
    left += (winsPaid === 100 ? won : Math.floor((won * winsPaid) / 100)) - bet;
    open -= bet;
  }
  return maxWin === null ? left : Math.min(left, maxWin);
}

/** All inputs of a simulation, as plain data: it can be sent to a worker and serve as a key. */
export interface SimulationTask {
  slot: SlotModel;
  start: RunStart;
  runs: number;
  seed: number;
  /** Upper ends of the ranges that results are counted in, ascending: above 0, up to the first, … above the last. */
  ends: readonly number[];
}

/** Counted results, in units. */
export interface Tally {
  runs: number;
  sum: number;
  sumOfSquares: number;
  /** How many ended with nothing, up to the first end, …, above the last. */
  counts: number[];
}

export function emptyTally({ ends }: Pick<SimulationTask, 'ends'>): Tally {
  return { runs: 0, sum: 0, sumOfSquares: 0, counts: Array.from({ length: ends.length + 2 }, () => 0) };
}

/** Plays one run with its own series of random numbers; returns what becomes cash, in units. */
export function playRun({ start, seed }: SimulationTask, payouts: readonly Payout[], run: number): number {
  const spin = createSlot(payouts, seed, run);
  return wagered(start.freeSpins === null ? start : afterFreeSpins(start, start.freeSpins, spin), spin);
}

/**
 * Creates a simulation that runs in parts of any size: `play` adds up to so many runs and returns whether there are
 * more. The result does not depend on the parts. @throws RangeError when the slot is invalid or the stake is not
 * positive.
 */
export function createSimulation(task: SimulationTask): { tally: Tally; play: (runs: number) => boolean } {
  const { start, ends, runs } = task;
  if (!(start.stake > 0)) throw new RangeError(`not a stake: ${start.stake}`);
  const payouts = computePayouts(task.slot);
  const tally = emptyTally(task);
  return {
    tally,
    play(most) {
      const last = Math.min(runs, tally.runs + most);
      for (let run = tally.runs; run < last; run += 1) {
        const cash = playRun(task, payouts, run);
        let place = 0;
        if (cash > 0) {
          const range = ends.findIndex((end) => cash <= end);
          place = 1 + (range < 0 ? ends.length : range);
        }
        tally.counts[place] = (tally.counts[place] ?? 0) + 1;
        tally.sum += cash;
        tally.sumOfSquares += cash * cash;
      }
      tally.runs = last;
      return last < runs;
    },
  };
}

/** Runs a whole simulation at once. */
export function simulate(task: SimulationTask): Tally {
  const simulation = createSimulation(task);
  simulation.play(task.runs);
  return simulation.tally;
}
