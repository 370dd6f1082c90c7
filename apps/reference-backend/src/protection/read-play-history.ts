import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { depositStatuses, withdrawalStatuses } from '@casino-kit/api-contract';
import { isTimeZone } from '@casino-kit/calendar-dates';
import { type Database, onlyRow } from '../database/database.js';
import { figure, readRows } from '../database/read-rows.js';
import { players } from '../identity/tables.js';
import { historyMs, type PlayHistory } from './harm-markers.js';
import { protections } from './tables.js';

/** A pause from which on play is another session. */
const pause = sql`interval '30 minutes'`;

const instant = v.pipe(
  figure,
  v.transform((ms) => new Date(ms)),
);
const money = { currency_code: v.string(), amount: v.string() };
const netRow = v.object({ currencyCode: v.string(), amount: v.string() });
const depositRow = v.object({
  ...money,
  at: instant,
  status: v.picklist(depositStatuses),
  lost_before: v.array(netRow),
  method: v.string(),
});
const withdrawalRow = v.object({ ...money, at: instant, status: v.picklist(withdrawalStatuses) });
const quarterRow = v.object({ at: instant });
const sessionRow = v.object({ at: instant, minutes: figure });

const limitChangeRow = v.object({ at: instant, before: v.string(), value: v.nullable(v.string()) });
const exclusionRow = v.object({ at: instant });

const toMs = (column: ReturnType<typeof sql>) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/**
 * Reads what the markers of a player are computed from, of the last five weeks; each statement reads by an index. `timeZone`
 * (IANA) is the player's; that of the limits if it is missing or unknown. Nights are in it, figures in the limits' currency.
 */
export async function readPlayHistory(
  database: Database,
  playerId: number,
  { timeZone, now }: { timeZone?: string | undefined; now: Date },
): Promise<PlayHistory> {
  const player = onlyRow(
    await database
      .select({
        openedAt: players.createdAt,
        active: players.currencyCode,
        ofLimits: protections.currencyCode,
        zone: protections.timeZone,
      })
      .from(players)
      .leftJoin(protections, eq(protections.playerId, players.id))
      .where(eq(players.id, playerId)),
  );
  const since = sql`${new Date(now.getTime() - historyMs).toISOString()}::timestamptz`;
  const until = sql`${now.toISOString()}::timestamptz`;
  const ownRounds = sql`from rounds
    where player_id = ${playerId} and voided_at is null and created_at > ${since} and created_at <= ${until}`;
  const deposits = await readRows(
    database,
    depositRow,
    sql`
      select ${toMs(sql`created_at`)} as at, amount::text as amount, currency_code, status, coalesce((
        select jsonb_agg(jsonb_build_object('currencyCode', net.currency_code, 'amount', net.amount)) from (
          select currency_code, sum(stake - bonus_stake - payout + bonus_payout)::text as amount from rounds
          where player_id = ${playerId} and voided_at is null
            and created_at > deposits.created_at - interval '1 hour' and created_at <= deposits.created_at
          group by currency_code
        ) net
      ), '[]'::jsonb) as lost_before, concat_ws(' ', method_id, card_brand, card_last4) as method
      from deposits where player_id = ${playerId} and created_at > ${since}`,
  );
  const withdrawals = await readRows(
    database,
    withdrawalRow,
    sql`
      select ${toMs(sql`coalesce(ended_at, created_at)`)} as at, amount::text as amount, currency_code, status
      from withdrawals where player_id = ${playerId} and coalesce(ended_at, created_at) > ${since}`,
  );
  const quarters = await readRows(
    database,
    quarterRow,
    sql`
      select distinct ${toMs(sql`date_bin('15 minutes', created_at, timestamptz '2000-01-01 00:00:00Z')`)} as at
      ${ownRounds} and created_at > ${until} - interval '8 days'`,
  );
  const sessions = await readRows(
    database,
    sessionRow,
    sql`
      select ${toMs(sql`min(created_at)`)} as at,
        greatest(1, round(extract(epoch from max(created_at) - min(created_at)) / 60))::float8 as minutes
      from (
        select created_at, count(*) filter (where gap is null or gap > ${pause}) over (order by created_at, id) as play
        from (select created_at, id, created_at - lag(created_at) over (order by created_at, id) as gap ${ownRounds}) gaps
      ) plays
      group by play`,
  );
  const limitChanges = await readRows(
    database,
    limitChangeRow,
    sql`
      select ${toMs(sql`requested_at`)} as at, before, value
      from (
        select requested_at, value, lag(value) over (partition by subject order by id) as before
        from limit_changes where player_id = ${playerId} and subject <> 'reality-check'
      ) changes
      where before is not null and requested_at > ${since}`,
  );
  const exclusions = await readRows(
    database,
    exclusionRow,
    sql`
      select ${toMs(sql`requested_at`)} as at from exclusions
      where player_id = ${playerId} and from_player_id is null and requested_at > ${since}`,
  );
  const isKnown = timeZone !== undefined && isTimeZone(timeZone);
  return {
    now,
    timeZone: isKnown ? timeZone : (player.zone ?? 'UTC'),
    currencyCode: player.ofLimits ?? player.active,
    openedAt: player.openedAt,
    deposits: deposits.map((row) => ({
      at: row.at,
      amount: row.amount,
      currencyCode: row.currency_code,
      status: row.status,
      lostBefore: row.lost_before,
      method: row.method,
    })),
    withdrawals: withdrawals.map((row) => ({
      at: row.at,
      amount: row.amount,
      currencyCode: row.currency_code,
      status: row.status,
    })),
    quarters: quarters.map(({ at }) => at),
    sessions: sessions.map(({ at, minutes }) => ({ startedAt: at, minutes })),
    limitChanges,
    exclusions,
  };
}
