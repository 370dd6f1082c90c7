import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database } from '../database/database.js';
import { type DepositWagering, depositWagering } from './deposit-wagering.js';

const spanRows = v.object({ rows: v.array(v.object({ deposited: v.string(), staked: v.string() })) });

/**
 * Returns how far a player's deposits in a currency have been wagered. Deposits and stakes are ordered as they were
 * posted to the player's real money, whatever the clock showed.
 */
export async function readDepositWagering(
  database: Database,
  { id, currencyCode }: { id: number; currencyCode: string },
): Promise<DepositWagering> {
  const found = await database.execute(sql`
    select coalesce(sum(amount) filter (where kind = 'deposit'), 0)::text as deposited,
      coalesce(-sum(amount) filter (where kind = 'stake'), 0)::text as staked
    from (
      select t.kind, p.amount, count(*) filter (where t.kind = 'deposit') over (order by p.id) as span
      from accounts a
      join postings p on p.account_id = a.id
      join transfers t on t.id = p.transfer_id
      where a.player_id = ${id} and a.kind = 'player:cash' and a.currency_code = ${currencyCode}
        and t.kind in ('deposit', 'stake')
    ) moves
    group by span
    order by span`);
  return depositWagering(v.parse(spanRows, found).rows);
}
