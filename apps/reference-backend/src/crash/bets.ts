import { and, count, desc, eq, lt } from 'drizzle-orm';
import { type CrashBet, type CrashCashOut } from '@casino-kit/api-contract';
import { formatCrashMultiplier } from '@casino-kit/reference-games';
import { type Database, onlyRow } from '../database/database.js';
import { nameColumns, publicName } from '../identity/public-name.js';
import { players } from '../identity/tables.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { crashBets } from './tables.js';
import { toRoundId } from './timeline.js';

export type BetRow = typeof crashBets.$inferSelect;

/** Whose bets, at which table, in which currency. */
export interface BetOwner {
  owner: string;
  slug: string;
  currencyCode: string;
}

const isOwn = ({ owner, slug, currencyCode }: BetOwner) =>
  and(eq(crashBets.owner, owner), eq(crashBets.gameSlug, slug), eq(crashBets.currencyCode, currencyCode));

const isIn = (slug: string, number: number) =>
  and(eq(crashBets.gameSlug, slug), eq(crashBets.roundNumber, number));

/** Returns a bet for the wire. */
export function toCrashBet(row: BetRow, balance: string | null = null): CrashBet {
  const { id, gameSlug, roundNumber, currencyCode, stake, autoCashOut, state, multiplier, payout } = row;
  const scaled = (amount: string | null) => (amount === null ? null : toCurrencyScale(amount, currencyCode));
  return {
    betId: id,
    roundId: toRoundId({ slug: gameSlug, number: roundNumber }),
    stake: toCurrencyScale(stake, currencyCode),
    autoCashOut: autoCashOut === null ? null : formatCrashMultiplier(autoCashOut),
    state,
    multiplier: multiplier === null ? null : formatCrashMultiplier(multiplier),
    payout: scaled(payout),
    balance: scaled(balance),
  };
}

/** Returns an owner's bet in a round; undefined if there is none. */
export async function findOwnBet(
  database: Database,
  own: BetOwner,
  number: number,
): Promise<BetRow | undefined> {
  const [row] = await database
    .select()
    .from(crashBets)
    .where(and(isOwn(own), eq(crashBets.roundNumber, number)));
  return row;
}

/** Returns an owner's last bet before a round; undefined if there is none. */
export async function findLastBet(
  database: Database,
  own: BetOwner,
  number: number,
): Promise<BetRow | undefined> {
  const [row] = await database
    .select()
    .from(crashBets)
    .where(and(isOwn(own), lt(crashBets.roundNumber, number)))
    .orderBy(desc(crashBets.roundNumber))
    .limit(1);
  return row;
}

/** Returns how many players have bet in a round. */
export async function countBets(database: Database, slug: string, number: number): Promise<number> {
  return onlyRow(await database.select({ bets: count() }).from(crashBets).where(isIn(slug, number))).bets;
}

/** Returns the last bets that were cashed out in a round, newest first, as everyone sees them. */
export async function readCashOuts(
  database: Database,
  slug: string,
  number: number,
  limit: number,
): Promise<CrashCashOut[]> {
  const rows = await database
    .select({ multiplier: crashBets.multiplier, name: nameColumns })
    .from(crashBets)
    .leftJoin(players, eq(players.id, crashBets.playerId))
    .where(and(isIn(slug, number), eq(crashBets.state, 'cashed-out')))
    .orderBy(desc(crashBets.settledAt))
    .limit(limit);
  return rows.map(({ multiplier, name }) => ({
    player: name === null ? '' : publicName(name),
    multiplier: formatCrashMultiplier(multiplier ?? 0),
  }));
}

/** Returns when a bet was placed; undefined for a round of another game. */
export async function crashBetPlacedAt(database: Database, betId: string): Promise<Date | undefined> {
  const [bet] = await database
    .select({ at: crashBets.placedAt })
    .from(crashBets)
    .where(eq(crashBets.id, betId));
  return bet?.at;
}
