import { and, eq, gt, lte, not } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { addRound, doesCount, type RaceRound, type Score, computeScore } from './score.js';
import { tournamentEntries, tournaments } from './tables.js';

const byEntry = (tournamentId: string, playerId: number) =>
  and(eq(tournamentEntries.tournamentId, tournamentId), eq(tournamentEntries.playerId, playerId));

/**
 * Locks a player's entries in tournaments in which a bet of this instant can count, until the transaction ends. Accounts are
 * locked before them, as wherever prizes are paid. An entry whose result is final is omitted.
 */
async function openEntries(transaction: Database, playerId: number, at: Date) {
  return transaction
    .select({ rules: tournaments, entry: tournamentEntries })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
    .where(
      and(
        eq(tournamentEntries.playerId, playerId),
        not(tournamentEntries.isFinal),
        lte(tournaments.startsAt, at),
        gt(tournaments.endsAt, at),
      ),
    )
    .orderBy(tournamentEntries.tournamentId)
    .for('no key update', { of: tournamentEntries });
}

async function writeScore(transaction: Database, tournamentId: string, playerId: number, score: Score) {
  await transaction.update(tournamentEntries).set(score).where(byEntry(tournamentId, playerId));
}

/**
 * Adds a round to the tournaments that its player has entered, in the transaction of the round. Returns the ids of those
 * whose score it changed; for most players there is nothing to do but one look-up.
 */
export async function countRound(
  transaction: Database,
  playerId: number,
  round: RaceRound,
): Promise<string[]> {
  const counted: string[] = [];
  for (const { rules, entry } of await openEntries(transaction, playerId, round.at)) {
    if (!doesCount(rules, entry.enteredAt, round)) continue;
    await writeScore(transaction, rules.id, playerId, addRound(rules, entry, round));
    counted.push(rules.id);
  }
  return counted;
}

/**
 * Takes a voided round out of the tournaments whose result is not final: counts the player's other rounds again, since a
 * best multiplier or the time of a score cannot be subtracted. `roundsWithin` returns rounds that are not voided.
 */
export async function uncountRound(
  transaction: Database,
  playerId: number,
  at: Date,
  roundsWithin: (from: Date, before: Date) => Promise<RaceRound[]>,
): Promise<string[]> {
  const open = await openEntries(transaction, playerId, at);
  for (const { rules, entry } of open) {
    const rounds = await roundsWithin(rules.startsAt, rules.endsAt);
    await writeScore(transaction, rules.id, playerId, computeScore(rules, entry.enteredAt, rounds));
  }
  return open.map(({ rules }) => rules.id);
}
