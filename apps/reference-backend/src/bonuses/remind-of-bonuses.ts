import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { mayAdvertise, mayRemind } from '../consent/may-remind.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { addNotice } from '../notices/add-notice.js';
import { isNotTold } from '../notices/is-not-told.js';
import { emitNotices } from '../notices/emit-notices.js';
import { type Services } from '../services.js';
import { toActiveBonusSummary } from './player-bonuses.js';
import { playerBonuses } from './tables.js';

/** How often a running node looks for bonuses and rakeback that expire, in ms. */
export const remindersEveryMs = 300_000;

const remindedHours = 24;
const atOnce = 200;

/** Tells players once, a day before, that a bonus expires, where they may be reminded. */
export async function remindOfBonuses(
  services: Pick<Services, 'database' | 'live' | 'clock' | 'register'>,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  let last: { expiresAt: Date; id: string } = { expiresAt: now, id: '' };
  for (;;) {
    const due = await database
      .select()
      .from(playerBonuses)
      .where(
        and(
          eq(playerBonuses.status, 'active'),
          isNotTold(database, {
            kind: 'bonusExpires',
            playerId: playerBonuses.playerId,
            cause: playerBonuses.id,
          }),
          lte(playerBonuses.expiresAt, minutesFrom(now, remindedHours * 60)),
          or(
            gt(playerBonuses.expiresAt, last.expiresAt),
            and(eq(playerBonuses.expiresAt, last.expiresAt), gt(playerBonuses.id, last.id)),
          ),
        ),
      )
      .orderBy(asc(playerBonuses.expiresAt), asc(playerBonuses.id))
      .limit(atOnce);
    for (const bonus of due) {
      const { id, playerId, currencyCode, balance, expiresAt } = bonus;
      if (expiresAt === null) continue;
      last = { expiresAt, id };
      if (!(await mayAdvertise(services, playerId, now))) continue;
      const isAdded = await database.transaction(async (transaction) => {
        if (!(await mayRemind(transaction, playerId, now))) return false;
        return addNotice(transaction, {
          playerId,
          kind: 'bonusExpires',
          values: {
            name: toActiveBonusSummary(bonus, undefined).name,
            amount: toCurrencyScale(balance, currencyCode),
            currencyCode,
            until: expiresAt.toISOString(),
          },
          cause: id,
          now,
        });
      });
      if (isAdded) await emitNotices(services, playerId, { reminders: true });
    }
    if (due.length < atOnce) return;
  }
}
