import { and, desc, eq, gt, isNotNull, or } from 'drizzle-orm';
import { type LiveBets } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { liveBets } from './tables.js';
import { toRoundId, type TableRound } from './timeline.js';

export type BetsRow = typeof liveBets.$inferSelect;

/** Whose bets, at which table, in which currency. */
export interface BetsOwner {
  owner: string;
  slug: string;
  currencyCode: string;
}

/** Selects the bets of an owner at a table. */
export const isOwn = ({ owner, slug, currencyCode }: BetsOwner) =>
  and(eq(liveBets.owner, owner), eq(liveBets.gameSlug, slug), eq(liveBets.currencyCode, currencyCode));

/** Returns bets for the wire. */
export function toLiveBets(row: BetsRow, balance: string | null = null): LiveBets {
  const scaled = (amount: string) => toCurrencyScale(amount, row.currencyCode);
  return {
    roundId: toRoundId({ slug: row.gameSlug, number: row.roundNumber }),
    bets: row.bets,
    staked: scaled(row.staked),
    payout: row.payout === null ? null : scaled(row.payout),
    balance,
  };
}

/** Returns when the bets of a paid round were placed or last changed; undefined for a round of another game. */
export async function betsPlacedAt(database: Database, roundId: string): Promise<Date | undefined> {
  const [bets] = await database
    .select({ at: liveBets.changedAt })
    .from(liveBets)
    .where(eq(liveBets.id, roundId));
  return bets?.at;
}

/** Returns an owner's bets in a round, and in the last round that was paid. */
export async function readOwnBets(
  database: Database,
  own: BetsOwner,
  round: TableRound,
): Promise<{ bets: LiveBets; lastBets: LiveBets | null }> {
  const isPaid = and(isNotNull(liveBets.settledAt), gt(liveBets.staked, '0'));
  const rows = await database
    .select()
    .from(liveBets)
    .where(and(isOwn(own), or(eq(liveBets.roundNumber, round.number), isPaid)))
    .orderBy(desc(liveBets.roundNumber))
    .limit(2);
  const present = rows.find(({ roundNumber }) => roundNumber === round.number);
  const paid = rows.find(({ settledAt, bets }) => settledAt !== null && bets.length > 0);
  const none = { bets: [], staked: toCurrencyScale('0', own.currencyCode), payout: null, balance: null };
  return {
    bets: present === undefined ? { roundId: toRoundId(round), ...none } : toLiveBets(present),
    lastBets: paid === undefined ? null : toLiveBets(paid),
  };
}
