import { inArray } from 'drizzle-orm';
import { type CrashRound } from '@casino-kit/api-contract';
import { formatCrashMultiplier, type Hundredths } from '@casino-kit/reference-games';
import { nameColumns, publicName } from '../identity/public-name.js';
import { players } from '../identity/tables.js';
import { emitRound } from '../rounds/emit-round.js';
import { type Services } from '../services.js';
import { countBets, toCrashBet } from './bets.js';
import { settleDueBets, settleExcludedBets } from './due-bets.js';
import { presentRound } from './rounds.js';
import { type SettledBet } from './settle-bet.js';
import { type CrashRow, expectedPhase, lookAgainMs, getPhase, toRoundId } from './timeline.js';
import { toCrashRound } from './wire-round.js';

/** How often a node looks for due bets while a curve runs that it knows of, and every how many looks otherwise. */
export const dueCrashBetsEveryMs = 200;
const looksAtRest = 5;

/** A bet that was cashed out and is still to be sent to everyone. */
interface NewCashOut {
  playerId: number | null;
  multiplier: Hundredths;
}

/**
 * The tables of crash of a node. They need no leader: the database decides which round is the present one and who settles a
 * bet. The node remembers the last round that it saw of each, to know when to look again.
 */
export interface CrashTables {
  /** Does what the time asks for at a table and returns its present round. */
  present(slug: string): Promise<CrashRow>;
  /** The same, as everyone sees it. */
  readRound(slug: string): Promise<CrashRound>;
  /** What the node waits for at a table. */
  expected(slug: string): { key: string; leftMs: number };
  /** Emits a bet that was settled, to its player at once; to everyone with the next {@link CrashTables.settle}. */
  emitSettled(settled: SettledBet): Promise<void>;
  /** Settles what is due at all tables and emits it. */
  settle(): Promise<void>;
  /** The same as a job: while nothing runs only now and then. */
  look(): Promise<void>;
}

/** Creates the tables of crash of a node. */
export function createCrashTables(services: Services): CrashTables {
  const { database, clock, live } = services;
  const seen = new Map<string, CrashRow>();
  const cashOuts = new Map<string, { slug: string; number: number; all: NewCashOut[] }>();
  let looks = 0;
  let isLooking = false;

  const present = async (slug: string) => {
    const round = await presentRound(database, slug, clock.now());
    seen.set(slug, round);
    return round;
  };

  const emitSettled = async ({ row, balance, moved }: SettledBet) => {
    const { gameSlug: slug, roundNumber: number, owner, playerId, currencyCode, settledAt } = row;
    live.emitToCrash({ slug, owner }, 'crash:bet', toCrashBet(row, balance));
    if (row.multiplier !== null) {
      const roundId = toRoundId({ slug, number });
      const round = cashOuts.get(roundId) ?? { slug, number, all: [] };
      round.all.push({ playerId, multiplier: row.multiplier });
      cashOuts.set(roundId, round);
    }
    if (playerId !== null && moved !== undefined)
      await emitRound(services, { id: playerId, currencyCode }, moved, settledAt ?? clock.now());
  };

  /** Sends everyone what was cashed out since the last time. */
  const emitCashOuts = async () => {
    const rounds = [...cashOuts.values()];
    cashOuts.clear();
    for (const { slug, number, all } of rounds) {
      const ids = all.flatMap(({ playerId }) => playerId ?? []);
      const rows =
        ids.length === 0
          ? []
          : await database
              .select({ id: players.id, ...nameColumns })
              .from(players)
              .where(inArray(players.id, ids));
      const names = new Map(rows.map((row) => [row.id, publicName(row)]));
      live.emitToCrash({ slug }, 'crash:cash-outs', {
        roundId: toRoundId({ slug, number }),
        cashOuts: all.map(({ playerId, multiplier }) => ({
          player: playerId === null ? '' : (names.get(playerId) ?? ''),
          multiplier: formatCrashMultiplier(multiplier),
        })),
      });
    }
  };

  const settle = async () => {
    await settleDueBets(services, emitSettled);
    await emitCashOuts();
  };
  const settleExcluded = async () => {
    await settleExcludedBets(services, emitSettled);
    await emitCashOuts();
  };
  const isRunning = () => [...seen.values()].some((round) => getPhase(round, clock.now()) === 'running');

  return {
    present,
    async readRound(slug) {
      const round = await present(slug);
      return toCrashRound(round, await countBets(database, slug, round.number), clock.now());
    },
    expected(slug) {
      const round = seen.get(slug);
      return round === undefined ? { key: '', leftMs: lookAgainMs } : expectedPhase(round, clock.now());
    },
    emitSettled,
    async settle() {
      await settleExcluded();
      await settle();
    },
    async look() {
      looks += 1;
      const isDue = looks % looksAtRest === 0;
      if (isLooking || !(isDue || isRunning() || cashOuts.size > 0)) return;
      isLooking = true;
      try {
        if (isDue) await settleExcluded();
        await settle();
      } finally {
        isLooking = false;
      }
    },
  };
}
