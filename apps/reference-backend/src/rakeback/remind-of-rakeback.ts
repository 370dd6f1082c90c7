import { and, asc, between, eq, gt, isNull, or } from 'drizzle-orm';
import { addDays, dateIn, isClaimable, startOfDate } from '@casino-kit/calendar-dates';
import { isPositive } from '@casino-kit/money';
import { mayAdvertise, mayRemind } from '../consent/may-remind.js';
import { onlyRow } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { addNotice } from '../notices/add-notice.js';
import { emitNotices } from '../notices/emit-notices.js';
import { isNotTold } from '../notices/is-not-told.js';
import { type Services } from '../services.js';
import { openCalendar } from './calendar.js';
import { rakebackDays } from './tables.js';

const atOnce = 200;

type Needs = Pick<Services, 'database' | 'live' | 'clock' | 'register'>;

/** Reminds a player of a day that can be claimed today for the last time. Returns whether a notice was added. */
function remindOfDay(
  { database }: Needs,
  { dayId, playerId, claimDate }: { dayId: string; playerId: number; claimDate: string },
  rates: RewardRates,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await mayRemind(transaction, playerId, now))) return false;
    const { timeZone } = await openCalendar(transaction, playerId, rates, now);
    const today = dateIn(now, timeZone);
    const tomorrow = addDays(today, 1);
    if (!isClaimable(claimDate, today) || isClaimable(claimDate, tomorrow)) return false;
    const { amount, currencyCode, paidAt } = onlyRow(
      await transaction.select().from(rakebackDays).where(eq(rakebackDays.id, dayId)),
    );
    if (amount === null || paidAt !== null || !isPositive(amount)) return false;
    return addNotice(transaction, {
      playerId,
      kind: 'rakebackExpires',
      values: {
        amount: toCurrencyScale(amount, currencyCode),
        currencyCode,
        until: startOfDate(tomorrow, timeZone).toISOString(),
      },
      cause: dayId,
      now,
    });
  });
}

/** Tells players once, on its last day, that rakeback can be claimed no longer than today, where they may be reminded. */
export async function remindOfRakeback(services: Needs, rates: RewardRates): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const today = dateIn(now, 'UTC');
  let last = { claimDate: '', dayId: '' };
  for (;;) {
    const due = await database
      .select({ dayId: rakebackDays.id, playerId: rakebackDays.playerId, claimDate: rakebackDays.claimDate })
      .from(rakebackDays)
      .where(
        and(
          // Yesterday's and today's dates somewhere on earth, of which today is the last day.
          between(rakebackDays.claimDate, addDays(today, -2), today),
          isNull(rakebackDays.paidAt),
          or(isNull(rakebackDays.amount), gt(rakebackDays.amount, '0')),
          isNotTold(database, {
            kind: 'rakebackExpires',
            playerId: rakebackDays.playerId,
            cause: rakebackDays.id,
          }),
          last.dayId === ''
            ? undefined
            : or(
                gt(rakebackDays.claimDate, last.claimDate),
                and(eq(rakebackDays.claimDate, last.claimDate), gt(rakebackDays.id, last.dayId)),
              ),
        ),
      )
      .orderBy(asc(rakebackDays.claimDate), asc(rakebackDays.id))
      .limit(atOnce);
    for (const day of due) {
      last = day;
      if (!(await mayAdvertise(services, day.playerId, now))) continue;
      if (await remindOfDay(services, day, rates, now))
        await emitNotices(services, day.playerId, { reminders: true });
    }
    if (due.length < atOnce) return;
  }
}
