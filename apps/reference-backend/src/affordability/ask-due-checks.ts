import { asc, eq, inArray, lte } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { players } from '../identity/tables.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { type AffordabilityCheck } from './affordability-check.js';
import { type NetDepositMark, signalDays } from './mark-net-deposits.js';
import { netDepositMarks } from './tables.js';

/** How often marks are looked at, in ms. */
export const checksEveryMs = 15_000;
/** How long until a check that did not answer is asked again, in minutes. */
const retryMinutes = 15;
/** How many marks one run asks about. */
const mostAtOnce = 20;

/** Takes marks whose check is due: until the retry no other node takes them. */
async function takeDue(database: Database, now: Date): Promise<NetDepositMark[]> {
  const due = database
    .select({ id: netDepositMarks.id })
    .from(netDepositMarks)
    .where(lte(netDepositMarks.askAt, now))
    .orderBy(asc(netDepositMarks.askAt))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true });
  return database
    .update(netDepositMarks)
    .set({ askAt: minutesFrom(now, retryMinutes) })
    .where(inArray(netDepositMarks.id, due))
    .returning();
}

/** Asks about the players whose net deposits passed the signal; what is not answered is asked again later. */
export async function askDueChecks(
  database: Database,
  check: AffordabilityCheck | undefined,
  now: Date,
): Promise<void> {
  if (check === undefined) return;
  for (const { id, playerId, netDeposits, currencyCode } of await takeDue(database, now)) {
    const person = onlyRow(
      await database
        .select({
          firstName: players.firstName,
          lastName: players.lastName,
          dateOfBirth: players.dateOfBirth,
          address: players.address,
          city: players.city,
          zipCode: players.zipCode,
          countryCode: players.countryCode,
        })
        .from(players)
        .where(eq(players.id, playerId)),
    );
    const answer = await check.checkAffordability(person, {
      netDeposits: toCurrencyScale(netDeposits, currencyCode),
      currencyCode,
      days: signalDays,
    });
    await database
      .update(netDepositMarks)
      .set(answer === 'unavailable' ? { answer } : { answer, askAt: null })
      .where(eq(netDepositMarks.id, id));
  }
}
