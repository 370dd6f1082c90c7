import { figuresOf, simulatedSessions } from '../slots/model-figures.js';
import { sessionRounds } from '../slots/session-simulation.js';
import { type GameDetails, type TableBonusBuy } from '@casino-kit/api-contract';
import { multiply, subtract, truncate } from '@casino-kit/money';
import { type CatalogueEntry } from './catalogue-file.js';

/** Rates and ranges of a game, as its page shows them. Bets are in major units, `returnToPlayer` in per cent. */
export type GameFigures = Pick<
  GameDetails,
  'maxMultiplier' | 'anyWinOneIn' | 'freeSpinsOneIn' | 'session' | 'available'
> & {
  minBet: string;
  maxBet: string;
  returnToPlayer: string;
  /** The price of free spins; null when the game sells none. */
  bonusBuy: TableBonusBuy | null;
};

/** The stake for which the game page shows a typical session. */
const sessionStake = '0.20';

/**
 * The usual return of a table or original game under its common rules, in per cent, by name and theme: blackjack by basic
 * strategy, the banker's bet of baccarat, the one per cent edge of originals.
 */
const standardReturns: readonly (readonly [RegExp, string])[] = [
  [/sic ?bo/i, '97.22'],
  [/casino war/i, '97.12'],
  [/red dog/i, '97.20'],
  [/pontoon/i, '99.62'],
  [/blackjack/i, '99.28'],
  [/baccarat/i, '98.94'],
  [/poker|hold/i, '97.84'],
  [/keno/i, '95.00'],
  [/wheel/i, '96.48'],
  [/dice|craps/i, '98.64'],
];

/** Whether a game has an engine here: the slots, whose mathematics this backend knows. */
export function hasEngine({ kind }: CatalogueEntry): boolean {
  return kind === 'slots' || kind === 'jackpots';
}

/** Whether a game is a table of live roulette, whose rounds all players share. */
export function isRoulette({ motif }: CatalogueEntry): boolean {
  return motif === 'roulette';
}

/**
 * Figures of roulette with a single zero: of 37 staked units 36 come back, whatever is bet on (cut, not rounded up), and a
 * single number pays 35 to 1 besides its stake.
 */
export const rouletteFigures = { returnToPlayer: '97.29', maxMultiplier: '36', available: true } as const;

const cents = (lineBets: number, lineBet: string) => truncate(multiply(String(lineBets), lineBet), 2);

function slotFigures({ volatility, bonusBuy }: CatalogueEntry): Omit<GameFigures, 'minBet' | 'maxBet'> {
  const figures = figuresOf(volatility);
  const lineBet = multiply(sessionStake, '0.1');
  const { p5, p25, p75, p95 } = figures.session;
  const staked = multiply(sessionStake, String(sessionRounds));
  const returned = multiply(staked, multiply(figures.returnToPlayer, '0.01'));
  return {
    returnToPlayer: figures.returnToPlayer,
    maxMultiplier: figures.maxMultiplier,
    anyWinOneIn: figures.anyWinOneIn,
    freeSpinsOneIn: figures.freeSpinsOneIn,
    available: true,
    bonusBuy: bonusBuy ? { price: figures.bonusBuyPrice, returnToPlayer: figures.bonusBuyReturn } : null,
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

/** Returns the figures of a game: exact ones for slots and roulette, standard ones of the type of a game without an engine. */
export function figuresOfGame(entry: CatalogueEntry): GameFigures {
  const seed = Math.abs(Math.trunc(entry.seed));
  if (hasEngine(entry)) {
    const minBet = ['0.10', '0.20'][seed % 2] ?? '0.10';
    const maxBet = ['100.00', '50.00', '200.00'][seed % 3] ?? '100.00';
    return { minBet, maxBet, ...slotFigures(entry) };
  }
  const [, standard = '99.00'] =
    standardReturns.find(([pattern]) => pattern.test(`${entry.name} ${entry.motif}`)) ?? [];
  return {
    minBet: entry.kind === 'originals' ? '0.10' : '1.00',
    maxBet: entry.kind === 'originals' ? '100.00' : (['500.00', '1000.00', '2500.00'][seed % 3] ?? '500.00'),
    returnToPlayer: standard,
    maxMultiplier: null,
    anyWinOneIn: null,
    freeSpinsOneIn: null,
    available: false,
    bonusBuy: null,
    session: null,
    ...(isRoulette(entry) && rouletteFigures),
  };
}
