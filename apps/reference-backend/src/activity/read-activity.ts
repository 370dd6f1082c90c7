import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type CalendarDate, addDays, dayNumber, startOfDate } from '@casino-kit/calendar-dates';
import { type Database, onlyRow } from '../database/database.js';
import { figure, readRows } from '../database/read-rows.js';
import { type CurrencyAmount } from '../settings/euro-figures.js';

/** A pause longer than this between two rounds is not play. */
const pause = sql`interval '5 minutes'`;

/** Dates of a player, both included, in a zone. */
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
  timeZone: string;
}

/** What was played on one date at one game in one currency. Money is cash; `ms` is the time between its rounds. */
export interface PlayedRow {
  date: CalendarDate;
  gameSlug: string;
  currencyCode: string;
  rounds: number;
  staked: string;
  won: string;
  ms: number;
}

/** Amounts that were posted on one date in one currency. */
export interface MovedRow extends CurrencyAmount {
  date: CalendarDate;
  count: number;
}

const played = v.object({
  day: figure,
  game_slug: v.string(),
  currency_code: v.string(),
  rounds: figure,
  staked: v.string(),
  won: v.string(),
  ms: figure,
});
const moved = v.object({ day: figure, currency_code: v.string(), amount: v.string(), count: figure });
const total = v.object({ currency_code: v.string(), amount: v.string() });

/** Returns the instants at which the dates of a range begin, and the one at which the last ends. */
function computeBoundaries({ from, to, timeZone }: DateRange): Date[] {
  const days = dayNumber(to) - dayNumber(from) + 2;
  return Array.from({ length: days }, (_, day) => startOfDate(addDays(from, day), timeZone));
}

/** The activity of a player in a range: each statement reads by an index and returns one row a date. */
export function activityReader(database: Database, playerId: number, range: DateRange) {
  const boundaries = computeBoundaries(range);
  const texts = boundaries.map((at) => sql`${at.toISOString()}::timestamptz`);
  const [first] = texts;
  const last = texts.at(-1);
  const starts = sql`array[${sql.join(texts, sql`, `)}]`;
  const toDate = (day: number) => addDays(range.from, day - 1);
  const isWithin = (column: ReturnType<typeof sql>) => sql`${column} >= ${first} and ${column} < ${last}`;
  const ownRounds = sql`from rounds where player_id = ${playerId} and voided_at is null and ${isWithin(sql`created_at`)}`;

  const movedRows = async (statement: ReturnType<typeof sql>): Promise<MovedRow[]> =>
    (await readRows(database, moved, statement)).map((row) => ({
      date: toDate(row.day),
      currencyCode: row.currency_code,
      amount: row.amount,
      count: row.count,
    }));

  return {
    async played(): Promise<PlayedRow[]> {
      const rows = await readRows(
        database,
        played,
        sql`
          select width_bucket(created_at, ${starts}) as day, game_slug, currency_code, count(*) as rounds,
            sum(stake - bonus_stake)::text as staked, sum(payout - bonus_payout)::text as won,
            coalesce(extract(epoch from sum(gap) filter (where gap <= ${pause})) * 1000, 0)::float8 as ms
          from (select *, created_at - lag(created_at) over (order by created_at, id) as gap ${ownRounds}) played
          group by day, game_slug, currency_code
          order by day, game_slug, currency_code`,
      );
      return rows.map((row) => ({
        date: toDate(row.day),
        gameSlug: row.game_slug,
        currencyCode: row.currency_code,
        rounds: row.rounds,
        staked: row.staked,
        won: row.won,
        ms: row.ms,
      }));
    },
    /** Returns how long the longest play without a pause lasted, in ms. */
    async longestMs(): Promise<number> {
      const rows = await readRows(
        database,
        v.object({ ms: figure }),
        sql`
          select coalesce(max(extract(epoch from ended - began)) * 1000, 0)::float8 as ms
          from (
            select min(created_at) as began, max(created_at) as ended
            from (
              select created_at, count(*) filter (where gap is null or gap > ${pause}) over (order by created_at, id) as play
              from (select created_at, id, created_at - lag(created_at) over (order by created_at, id) as gap ${ownRounds}) gaps
            ) plays
            group by play
          ) lengths`,
      );
      return onlyRow(rows).ms;
    },
    deposited: () =>
      movedRows(sql`
        select width_bucket(settled_at, ${starts}) as day, currency_code, sum(amount)::text as amount, count(*) as count
        from deposits
        where player_id = ${playerId} and status = 'completed' and ${isWithin(sql`settled_at`)}
        group by day, currency_code`),
    withdrawn: () =>
      movedRows(sql`
        select width_bucket(ended_at, ${starts}) as day, currency_code, sum(amount)::text as amount, count(*) as count
        from withdrawals
        where player_id = ${playerId} and status = 'completed' and ${isWithin(sql`ended_at`)}
        group by day, currency_code`),
    /** Returns rakeback, with the cashback in it, shares of referrals, prizes of tournaments, and bonus money that became cash. */
    rewards: () =>
      movedRows(sql`
        select width_bucket(t.created_at, ${starts}) as day, a.currency_code, sum(p.amount)::text as amount, count(*) as count
        from accounts a
        join postings p on p.account_id = a.id
        join transfers t on t.id = p.transfer_id
        where a.player_id = ${playerId} and a.kind = 'player:cash'
          and t.kind in ('rakeback', 'referral', 'tournament-prize', 'bonus-converted')
          and ${isWithin(sql`t.created_at`)}
        group by day, a.currency_code`),
  };
}

/** Returns what a player ever paid in and had paid out. */
export async function readLifetime(
  database: Database,
  playerId: number,
): Promise<{ deposited: CurrencyAmount[]; withdrawn: CurrencyAmount[] }> {
  const readTotals = async (table: ReturnType<typeof sql>) => {
    const rows = await readRows(
      database,
      total,
      sql`
        select currency_code, sum(amount)::text as amount from ${table}
        where player_id = ${playerId} and status = 'completed' group by currency_code`,
    );
    return rows.map((row) => ({ currencyCode: row.currency_code, amount: row.amount }));
  };
  return { deposited: await readTotals(sql`deposits`), withdrawn: await readTotals(sql`withdrawals`) };
}
