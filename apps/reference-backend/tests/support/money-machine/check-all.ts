import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import * as v from 'valibot';
import { type Database } from '../../../src/database/database.js';
import { auditLedger, ledgerSums } from '../../../src/ledger/transfer.js';

const wrong = v.object({ rows: v.array(v.object({ what: v.string(), which: v.string() })) });

/** Checks the whole database: the ledger adds up, and deposits and withdrawals are posted by their state. */
export async function checkAll(database: Database): Promise<void> {
  expect(await auditLedger(database)).toEqual({ unbalanced: [], drifted: [], overdrawn: [] });
  for (const { sum } of await ledgerSums(database)) expect(sum).toBe('0');
  const found = await database.execute(sql`
    select 'deposit' as what, d.id as which from deposits d
      left join transfers t on t.reference = 'deposit:' || d.id
      where (d.status = 'completed') <> (t.id is not null)
    union all
    select 'withdrawal', w.id from withdrawals w
      left join transfers asked on asked.reference = 'withdrawal:' || w.id
      left join transfers paid on paid.reference = 'withdrawal:' || w.id || ':paid'
      left join transfers back on back.reference = 'withdrawal:' || w.id || ':returned'
      where asked.id is null
        or (w.status = 'completed') <> (paid.id is not null)
        or (w.status in ('rejected', 'cancelled', 'failed')) <> (back.id is not null)
    union all
    select 'locked', p.id::text from players p
      where coalesce((select sum(balance) from accounts a where a.player_id = p.id and a.kind = 'player:locked'), 0)
        <> coalesce((select sum(amount) from withdrawals w
          where w.player_id = p.id and w.status in ('requested', 'confirmed', 'processing')), 0)
    union all
    select 'round', r.id from rounds r
      left join transfers stake on stake.reference = 'round:' || r.id || ':stake'
      left join transfers payout on payout.reference = 'round:' || r.id || ':payout'
      where stake.id is null or (r.payout > 0) <> (payout.id is not null)
    union all
    select 'transfer', t.reference from transfers t
      where t.kind = 'deposit' and not exists (select 1 from deposits d where t.reference = 'deposit:' || d.id)`);
  expect(v.parse(wrong, found).rows).toEqual([]);
}
