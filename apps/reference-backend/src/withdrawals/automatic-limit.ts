import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { type AutomaticWithdrawal } from '@casino-kit/api-contract';
import { compare, subtract } from '@casino-kit/money';
import { toUtcDay } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { inCurrency } from '../settings/euro-figures.js';
import { withdrawals } from './tables.js';

/** How much is paid out per day (UTC) without a manual check, in euro; rounded in other currencies. */
const euroADay = '500';

/** Returns how much of today's limit a player has used and has left (§3). Refunded amounts do not count. */
export async function readAutomaticWithdrawal(
  database: Database,
  { id, currencyCode }: { id: number; currencyCode: string },
  now: Date,
): Promise<AutomaticWithdrawal> {
  const limit = inCurrency(euroADay, currencyCode);
  const { used } = onlyRow(
    await database
      .select({ used: sql<string>`coalesce(sum(${withdrawals.amount}), 0)::text` })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.playerId, id),
          eq(withdrawals.currencyCode, currencyCode),
          eq(withdrawals.automatic, true),
          inArray(withdrawals.status, ['confirmed', 'processing', 'completed']),
          gte(withdrawals.createdAt, new Date(`${toUtcDay(now)}T00:00:00Z`)),
        ),
      ),
  );
  const left = compare(used, limit) >= 0 ? '0' : subtract(limit, used);
  return {
    available: toCurrencyScale(left, currencyCode),
    used: toCurrencyScale(used, currencyCode),
    limit: toCurrencyScale(limit, currencyCode),
    period: 'day',
  };
}
