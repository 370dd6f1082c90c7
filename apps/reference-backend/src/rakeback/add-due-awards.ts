import { and, asc, lte } from 'drizzle-orm';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { type Database } from '../database/database.js';
import { openCalendar } from './calendar.js';
import { rakebackCalendars } from './tables.js';

/** How often a running node looks for ended half hours, in ms. */
export const awardsEveryMs = 15_000;

const mostAtOnce = 100;

/** Adds the cashback of ended half hours to the calendars. Any number of nodes may do so at once. */
export async function addDueAwards(database: Database, rates: RewardRates, now: Date): Promise<void> {
  const due = await database
    .select({ playerId: rakebackCalendars.playerId })
    .from(rakebackCalendars)
    .where(and(rakebackCalendars.halfHourOpen, lte(rakebackCalendars.halfHour, now)))
    .orderBy(asc(rakebackCalendars.halfHour))
    .limit(mostAtOnce);
  for (const { playerId } of due)
    await database.transaction((transaction) => openCalendar(transaction, playerId, rates, now));
}
