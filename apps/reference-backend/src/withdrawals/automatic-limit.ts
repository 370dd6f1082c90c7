import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { type AutomaticWithdrawal } from '@casino-kit/api-contract';
import { compare, subtract } from '@casino-kit/money';
import { dayOf } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { inCurrency } from '../payments/method-catalogue.js';
import { withdrawals } from './tables.js';

/** What is paid out a day (UTC) without a check by hand, in euro; other currencies follow in round figures. */
const euroADay = '500';

/** How much of today's limit a player has used and still has (§3). What was given back does not count. */
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
          gte(withdrawals.createdAt, new Date(`${dayOf(now)}T00:00:00Z`)),
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
