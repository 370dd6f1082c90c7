import { getFigures, simulatedSessions } from '../slots/model-figures.js';
import { sessionRounds } from '../slots/session-simulation.js';
import { type GameDetails, type TableBonusBuy } from '@casino-kit/api-contract';
import { compare, multiply, subtract, truncate } from '@casino-kit/money';
import {
  crashMultipliers,
  formatCrashMultiplier,
  minesLadder,
  mineTiles,
  plinkoBins,
} from '@casino-kit/reference-games';
import { type CatalogueEntry } from './catalogue-file.js';
import { hasEngine, getMachine, type PlayableOriginal } from './machines.js';

/** Rates and ranges of a game, as its page shows them. Bets are in major units, `returnToPlayer` in per cent. */
export type GameFigures = Pick<
  GameDetails,
  'maxMultiplier' | 'anyWinOneIn' | 'freeSpinsOneIn' | 'session'
> & {
  minBet: string;
  maxBet: string;
  returnToPlayer: string;
  /** The price of free spins; null when the game sells none. */
  bonusBuy: TableBonusBuy | null;
};

const maxBetsOfSlots = ['100.00', '50.00', '200.00'] as const;
const jackpotMaxBets = ['200.00', '150.00', '100.00', '75.00', '50.00'] as const;

/** The stake for which the game page shows a typical session. */
const sessionStake = '0.20';

/**
 * Figures of roulette with a single zero: of 37 staked units 36 come back, whatever is bet on (cut, not rounded up), and a
 * single number pays 35 to 1 besides its stake.
 */
export const rouletteFigures = { returnToPlayer: '97.29', maxMultiplier: '36' } as const;

const highestLadders = Array.from({ length: mineTiles - 1 }, (_, index) => minesLadder(index + 1)).flat();
const pickHighest = (multipliers: readonly string[]): string =>
  multipliers.reduce((highest, next) => (compare(next, highest) > 0 ? next : highest), '0');

/**
 * Figures of the originals: each bet returns 99 % of its stake, before its payout is cut to the decimals of the currency.
 * Dice pay most with the fewest numbers that a bet may have, mines at the end of their highest ladder, plinko at the edge of its
 * widest board, crash at the multiplier that no round passes.
 */
export const originalFigures = {
  dice: { returnToPlayer: '99.00', maxMultiplier: '99' },
  mines: { returnToPlayer: '99.00', maxMultiplier: pickHighest(highestLadders) },
  crash: { returnToPlayer: '99.00', maxMultiplier: formatCrashMultiplier(crashMultipliers.most) },
  plinko: { returnToPlayer: '99.00', maxMultiplier: plinkoBins({ rows: 16, risk: 'high' })[0] ?? '0' },
} as const satisfies Record<PlayableOriginal, unknown>;

const cents = (lineBets: number, lineBet: string) => truncate(multiply(String(lineBets), lineBet), 2);

function slotFigures(entry: CatalogueEntry): Omit<GameFigures, 'minBet' | 'maxBet'> {
  const figures = getFigures(getMachine(entry));
  const lineBet = multiply(sessionStake, '0.1');
  const { p5, p25, p75, p95 } = figures.session;
  const staked = multiply(sessionStake, String(sessionRounds));
  const returned = multiply(staked, multiply(figures.returnToPlayer, '0.01'));
  return {
    returnToPlayer: figures.returnToPlayer,
    maxMultiplier: figures.maxMultiplier,
    anyWinOneIn: figures.anyWinOneIn,
    freeSpinsOneIn: figures.freeSpinsOneIn,
    bonusBuy: entry.bonusBuy
      ? { price: figures.bonusBuyPrice, returnToPlayer: figures.bonusBuyReturn }
      : null,
    session: {
      rounds: sessionRounds,
      stake: sessionStake,
      sessions: simulatedSessions,
      percentiles: {
        p5: cents(p5, lineBet),
        p25: cents(p25, lineBet),
        p75: cents(p75, lineBet),
        p95: cents(p95, lineBet),
      },
      average: truncate(subtract(returned, staked), 2),
    },
  };
}

/** Returns the exact figures of a game: of its slot machine, its original, or else of roulette. */
export function figuresOfGame(entry: CatalogueEntry): GameFigures {
  const seed = Math.abs(Math.trunc(entry.seed));
  if (hasEngine(entry)) {
    const minBet = ['0.10', '0.20'][seed % 2] ?? '0.10';
    // What a jackpot pays at most is shown beside that of others: bets as different as the games keep those apart.
    const maxBets = entry.kind === 'jackpots' ? jackpotMaxBets : maxBetsOfSlots;
    const maxBet = maxBets[seed % maxBets.length] ?? '100.00';
    return { minBet, maxBet, ...slotFigures(entry) };
  }
  const none = { anyWinOneIn: null, freeSpinsOneIn: null, bonusBuy: null, session: null };
  if (entry.original !== undefined)
    return { ...originalFigures[entry.original], minBet: '0.20', maxBet: '200.00', ...none };
  return {
    ...rouletteFigures,
    minBet: '1.00',
    maxBet: ['500.00', '1000.00', '2500.00'][seed % 3] ?? '500.00',
    ...none,
  };
}
