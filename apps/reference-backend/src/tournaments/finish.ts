import { and, asc, between, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { decimalPlaces, isPositive, negate, truncate } from '@casino-kit/money';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { getCashAccount, lockAccounts } from '../ledger/accounts.js';
import { post } from '../ledger/transfer.js';
import { type Services } from '../services.js';
import { convert } from '../settings/euro-figures.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { addNotice } from '../notices/add-notice.js';
import { emitNotices } from '../notices/emit-notices.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { tournamentEntries, tournaments } from './tables.js';

/** How often a running node looks for tournaments that start, end or have prizes to pay, in ms. */
export const tournamentsEveryMs = 15_000;

/** How long after the end the result becomes final: rounds placed before the end are settled within it. */
export const settlingMinutes = 1;
const paidAtOnce = 200;

/** The tournaments that have ended and whose result is not final yet. */
export async function dueTournaments(database: Database, now: Date): Promise<string[]> {
  const due = await database
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(isNull(tournaments.finalAt), lte(tournaments.endsAt, minutesFrom(now, -settlingMinutes))))
    .orderBy(asc(tournaments.endsAt));
  return due.map(({ id }) => id);
}

/**
 * Makes the result of a tournament final: ranks and prizes are written, and nothing counts any more. A round that is being
 * settled at the same moment either commits before and counts, or waits and does not. A second time changes nothing.
 */
export async function finishTournament(database: Database, id: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const [open] = await transaction
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.id, id), isNull(tournaments.finalAt)))
      .for('update');
    if (open === undefined) return;
    const ofTournament = eq(tournamentEntries.tournamentId, id);
    await transaction
      .select({ playerId: tournamentEntries.playerId })
      .from(tournamentEntries)
      .where(ofTournament)
      .orderBy(asc(tournamentEntries.playerId))
      .for('update');
    await transaction.update(tournamentEntries).set({ isFinal: true }).where(ofTournament);
    await transaction.execute(sql`
      update tournament_entries entry set final_rank = ranked.place
      from (
        select player_id, row_number() over (order by score desc, reached_at, entered_at, player_id) as place
        from tournament_entries where tournament_id = ${id} and score > 0
      ) ranked
      where entry.tournament_id = ${id} and entry.player_id = ranked.player_id`);
    for (const { from, to, amount } of open.prizes)
      await transaction
        .update(tournamentEntries)
        .set({ prize: amount })
        .where(and(ofTournament, between(tournamentEntries.finalRank, from, to)));
    await transaction.update(tournaments).set({ finalAt: now }).where(eq(tournaments.id, id));
  });
}

/** A prize that is not credited yet. */
interface DuePrize {
  tournamentId: string;
  playerId: number;
  currencyCode: string;
  prize: string;
  raceCurrencyCode: string;
  name: string;
}

/** Credits a prize unless it was credited before; returns whether it was now. */
async function payPrize(database: Database, due: DuePrize, now: Date): Promise<boolean> {
  const { tournamentId, playerId, currencyCode, prize, raceCurrencyCode } = due;
  const cash = getCashAccount({ id: playerId, currencyCode });
  const house = { kind: 'house:bonus', currencyCode } as const;
  const amount = truncate(convert(prize, raceCurrencyCode, currencyCode), decimalPlaces(currencyCode));
  return database.transaction(async (transaction) => {
    // Accounts before entries, as a round locks them.
    await lockAccounts(transaction, [cash, house]);
    const unpaid = and(
      eq(tournamentEntries.tournamentId, tournamentId),
      eq(tournamentEntries.playerId, playerId),
      isNull(tournamentEntries.paidAt),
    );
    const [entry] = await transaction.select().from(tournamentEntries).where(unpaid).for('update');
    if (entry === undefined) return false;
    const [balanceAfter] = isPositive(amount)
      ? await post(transaction, {
          reference: `tournament:${tournamentId}:${playerId}`,
          kind: 'tournament-prize',
          at: now,
          sides: [
            { account: cash, amount },
            { account: house, amount: negate(amount) },
          ],
        })
      : [];
    await transaction
      .update(tournamentEntries)
      .set({ paidAt: now, paidAmount: amount, paidCurrencyCode: currencyCode, balanceAfter })
      .where(unpaid);
    await addNotice(transaction, {
      playerId,
      kind: 'prizeWon',
      values: {
        name: due.name,
        tournamentId,
        amount: toCurrencyScale(amount, currencyCode),
        currencyCode,
        ...(entry.finalRank !== null && { rank: String(entry.finalRank) }),
      },
      cause: tournamentId,
      now,
    });
    return true;
  });
}

/**
 * Credits the prizes of final tournaments to the players' cash, each in its own transaction and exactly once: any number of
 * nodes may do so at once, and a later run credits what an interrupted one left. Returns the players who were paid.
 */
export async function payPrizes(database: Database, now: Date, atMost = paidAtOnce): Promise<number[]> {
  const due = await database
    .select({
      tournamentId: tournamentEntries.tournamentId,
      playerId: tournamentEntries.playerId,
      currencyCode: tournamentEntries.currencyCode,
      prize: tournamentEntries.prize,
      raceCurrencyCode: tournaments.currencyCode,
      name: tournaments.name,
    })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
    .where(and(isNotNull(tournamentEntries.prize), isNull(tournamentEntries.paidAt)))
    .orderBy(asc(tournamentEntries.tournamentId), asc(tournamentEntries.finalRank))
    .limit(atMost);
  const paid: number[] = [];
  for (const { prize, ...rest } of due)
    if (prize !== null && (await payPrize(database, { ...rest, prize }, now))) paid.push(rest.playerId);
  return paid;
}

/** Finishes tournaments that have ended, pays their prizes, and sends the players their balances. */
export async function finishDueTournaments(
  services: Pick<Services, 'database' | 'live' | 'clock'>,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  for (const id of await dueTournaments(database, now)) await finishTournament(database, id, now);
  for (const playerId of await payPrizes(database, now)) {
    await emitBalances(services, playerId);
    await emitNotices(services, playerId);
  }
}
