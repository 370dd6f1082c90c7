import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { addDays } from '@casino-kit/calendar-dates';
import { multiply } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { readRows } from '../database/read-rows.js';
import { players } from '../identity/tables.js';
import { rakebackDays } from '../rakeback/tables.js';
import { convert } from '../settings/euro-figures.js';
import { hasDeposited, isOwnFriend } from './friends.js';
import { referrals, referralShares } from './tables.js';

/** How often a running node looks for finished days, in ms. */
export const sharesEveryMs = 60_000;

const mostAtOnce = 500;

/** Two days later, a date is over in every zone of the world. */
const daysUntilOver = 2;

const unsettled = v.object({
  friend_id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  referrer_id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  play_date: v.string(),
  currency_code: v.string(),
  revenue: v.string(),
});

/** Returns a percentage of an amount, exact. `percent` is a number of per cent. */
export function computePercentage(amount: string, percent: number): string {
  return multiply(amount, multiply(String(percent), '0.01'));
}

/**
 * Adds the share of friends' finished days, once for each: what the house kept of their cash (`wagered − won − bonus
 * cost`), negative when they won. Friends without a deposit, and those who are the referrer, bring nothing. Any number
 * of nodes may do so at once. `percent` is a number of per cent; with `referrerId`, only of that player's friends.
 */
export async function settleShares(
  database: Database,
  { percent, now, referrerId }: { percent: number; now: Date; referrerId?: number | undefined },
): Promise<void> {
  const last = addDays(now.toISOString().slice(0, 10), -daysUntilOver);
  const rows = await readRows(
    database,
    unsettled,
    sql`
      select r.friend_id, r.referrer_id, d.play_date::text as play_date, d.currency_code,
        (d.wagered - d.won - d.bonus_cost)::text as revenue
      from ${referrals} r
      join ${players} f on f.id = r.friend_id
      join ${rakebackDays} d on d.player_id = r.friend_id and d.play_date <= ${last}
      left join ${referralShares} s
        on s.friend_id = d.player_id and s.play_date = d.play_date and s.currency_code = d.currency_code
      where s.friend_id is null and not ${isOwnFriend} and ${hasDeposited}
        ${referrerId === undefined ? sql`` : sql`and r.referrer_id = ${referrerId}`}
      order by d.play_date
      limit ${mostAtOnce}`,
  );
  if (rows.length === 0) return;
  await database
    .insert(referralShares)
    .values(
      rows.map((row) => {
        const revenue = convert(row.revenue, row.currency_code, 'EUR');
        return {
          friendId: row.friend_id,
          referrerId: row.referrer_id,
          playDate: row.play_date,
          currencyCode: row.currency_code,
          revenue,
          share: computePercentage(revenue, percent),
        };
      }),
    )
    .onConflictDoNothing();
}
