import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type ReferralSummary, type ReferredFriend } from '@casino-kit/api-contract';
import { addDays } from '@casino-kit/calendar-dates';
import { isPositive, sum } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { figure, readRows } from '../database/read-rows.js';
import { players } from '../identity/tables.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { rakebackDays } from '../rakeback/tables.js';
import { publicName } from '../identity/public-name.js';
import { convert } from '../settings/euro-figures.js';
import { hasDeposited, hasPlayed, isOwnFriend } from './friends.js';
import { computePercentage } from './settle-shares.js';
import { referralPayouts, referrals, referralShares, referralVisits } from './tables.js';

const days = 30;

const counts = v.object({ visits: figure, registrations: figure, deposits: figure, players: figure });
const left = v.object({ ready: v.string() });
const paidIn = v.object({ currency_code: v.string(), amount: v.string(), since: v.string() });
const revenueIn = v.object({ currency_code: v.string(), revenue: v.string() });
const friend = v.object({
  friend_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  nickname: v.string(),
  first_name: v.string(),
  email: v.nullable(v.string()),
  ghost_mode: v.boolean(),
  registered_at: v.string(),
  is_own: v.boolean(),
  has_deposited: v.boolean(),
  has_played: v.boolean(),
  share: v.string(),
  month: v.array(revenueIn),
  total: figure,
});

const utc = sql`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

/** Returns what a player can collect, in euro: all shares less what was paid out; never below zero. */
export async function readyInEuro(database: Database, playerId: number): Promise<string> {
  const rows = await readRows(
    database,
    left,
    sql`
      select (coalesce((select sum(share) from ${referralShares} where referrer_id = ${playerId}), 0)
        - coalesce((select sum(euro) from ${referralPayouts} where player_id = ${playerId}), 0))::text as ready`,
  );
  const { ready } = onlyRow(rows);
  return isPositive(ready) ? ready : '0';
}

/** What a player reads of the referrals: `percent` is a number of per cent. */
interface Reader {
  playerId: number;
  currencyCode: string;
  percent: number;
  now: Date;
}

/** Returns what a player's invitations brought in the last 30 days, days that are not over included, and what is ready. */
export async function readSummary(
  database: Database,
  { playerId, currencyCode, percent, now }: Reader,
): Promise<ReferralSummary> {
  const today = now.toISOString().slice(0, 10);
  const from = addDays(today, -days);
  const [count] = await readRows(
    database,
    counts,
    sql`
      select (select count(*) from ${referralVisits} where referrer_id = ${playerId} and day > ${from}) as visits,
        count(*) as registrations,
        count(*) filter (where ${hasDeposited}) as deposits,
        count(*) filter (where ${hasPlayed}) as players
      from ${referrals} r join ${players} f on f.id = r.friend_id
      where r.referrer_id = ${playerId} and (r.created_at at time zone 'UTC')::date > ${from}::date`,
  );
  const revenue = await readRows(
    database,
    revenueIn,
    sql`
      select d.currency_code, sum(d.wagered - d.won - d.bonus_cost)::text as revenue
      from ${referrals} r
      join ${players} f on f.id = r.friend_id
      join ${rakebackDays} d on d.player_id = r.friend_id and d.play_date > ${from}::date
      where r.referrer_id = ${playerId} and not ${isOwnFriend} and ${hasDeposited}
      group by d.currency_code`,
  );
  const payouts = await readRows(
    database,
    paidIn,
    sql`
      select currency_code, sum(amount)::text as amount,
        to_char(min(created_at) at time zone 'UTC', ${utc}) as since
      from ${referralPayouts} where player_id = ${playerId} group by currency_code order by since`,
  );
  const scale = (amount: string) => toCurrencyScale(amount, currencyCode);
  const total = sum(revenue.map((row) => convert(row.revenue, row.currency_code, currencyCode)));
  return {
    currencyCode,
    percent,
    visits: count?.visits ?? 0,
    registrations: count?.registrations ?? 0,
    deposits: count?.deposits ?? 0,
    players: count?.players ?? 0,
    revenue: scale(total),
    share: scale(computePercentage(total, percent)),
    ready: scale(convert(await readyInEuro(database, playerId), 'EUR', currencyCode)),
    collected: scale(sum(payouts.map((row) => convert(row.amount, row.currency_code, currencyCode)))),
    collectedSince: payouts[0]?.since ?? null,
    updatedAt: now.toISOString(),
  };
}

/** Returns a page of the friends who registered through a player's link, newest first. `page` counts from 1. */
export async function readFriends(
  database: Database,
  { playerId, currencyCode, percent, now }: Reader,
  { page, limit }: { page: number; limit: number },
): Promise<{ count: number; rows: ReferredFriend[] }> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const rows = await readRows(
    database,
    friend,
    sql`
      select r.friend_id, f.nickname, f.first_name, f.email, f.ghost_mode,
        to_char(r.created_at at time zone 'UTC', ${utc}) as registered_at,
        ${isOwnFriend} as is_own, ${hasDeposited} as has_deposited, ${hasPlayed} as has_played,
        coalesce((select sum(s.share) from ${referralShares} s where s.friend_id = r.friend_id), 0)::text as share,
        coalesce((
          select json_agg(m) from (
            select d.currency_code, sum(d.wagered - d.won - d.bonus_cost)::text as revenue
            from ${rakebackDays} d where d.player_id = r.friend_id and d.play_date >= ${month}::date
            group by d.currency_code) m), '[]'::json) as month,
        count(*) over () as total
      from ${referrals} r join ${players} f on f.id = r.friend_id
      where r.referrer_id = ${playerId}
      order by r.created_at desc, r.friend_id desc
      limit ${limit} offset ${(page - 1) * limit}`,
  );
  const scale = (amount: string) => toCurrencyScale(amount, currencyCode);
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.map((row) => {
      const counts = row.has_deposited && !row.is_own;
      const revenue = sum(
        row.month.map((entry) => convert(entry.revenue, entry.currency_code, currencyCode)),
      );
      return {
        friendId: row.friend_id,
        name: publicName({
          nickname: row.nickname,
          firstName: row.first_name,
          email: row.email,
          ghostMode: row.ghost_mode,
        }),
        registeredAt: row.registered_at,
        step: row.has_played && row.has_deposited ? 'plays' : row.has_deposited ? 'deposited' : 'registered',
        isOwn: row.is_own,
        shareOfMonth: counts ? scale(computePercentage(revenue, percent)) : null,
        share: scale(convert(row.share, 'EUR', currencyCode)),
      };
    }),
  };
}
