import { and, asc, isNull, lte } from 'drizzle-orm';
import { emitRound } from '../rounds/emit-round.js';
import { type Services } from '../services.js';
import { moveMines } from './mines.js';
import { minesRounds } from './tables.js';

/** How often open rounds are looked through, in ms, and how many are ended at a time. */
export const dueMinesEveryMs = 60_000;
const lookedUp = 200;

/** Takes rounds of mines whose time is over, for their players, as they stand. Any number of nodes may do so at once. */
export async function endDueMines(services: Services): Promise<void> {
  const { database, clock, configuration, catalogue, log } = services;
  const due = await database
    .select()
    .from(minesRounds)
    .where(and(isNull(minesRounds.endedAt), lte(minesRounds.endsAt, clock.now())))
    .orderBy(asc(minesRounds.endsAt))
    .limit(lookedUp);
  for (const row of due)
    try {
      const at = clock.now();
      const gameKind = catalogue.find(row.gameSlug)?.entry.kind ?? 'originals';
      const { moved } = await database.transaction((transaction) =>
        moveMines(transaction, row, null, { rules: configuration, gameKind, at }),
      );
      if (row.playerId !== null && moved !== undefined)
        await emitRound(services, { id: row.playerId, currencyCode: row.currencyCode }, moved, at);
    } catch (error) {
      log.error(
        { roundId: row.id, name: error instanceof Error ? error.name : 'unknown' },
        'round not ended',
      );
    }
}
