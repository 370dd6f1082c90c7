import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isPositive, negate } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getCashAccount } from '../ledger/accounts.js';
import { post } from '../ledger/transfer.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { rejectIfExcluded } from '../protection/excluded.js';
import { lockProtection } from '../protection/lock-protection.js';
import { convert } from '../settings/euro-figures.js';
import { readyInEuro } from './read-referrals.js';
import { referralPayouts, referrers } from './tables.js';

/**
 * Pays what a player can collect to their cash, inside the caller's transaction.
 * @throws ApiError ACCOUNT_EXCLUDED, NOTHING_TO_COLLECT (409)
 */
export async function collectShare(
  transaction: Database,
  player: { id: number; currencyCode: string },
  now: Date,
): Promise<{ amount: string; currencyCode: string }> {
  const { currencyCode } = player;
  rejectIfExcluded((await lockProtection(transaction, player.id)).row, now);
  // Two requests at once: the second reads what the first has left.
  await transaction.select().from(referrers).where(eq(referrers.playerId, player.id)).for('update');
  const ready = await readyInEuro(transaction, player.id);
  const amount = toCurrencyScale(convert(ready, 'EUR', currencyCode), currencyCode);
  if (!isPositive(amount)) throw reject('NOTHING_TO_COLLECT', 'There is nothing to collect yet.');
  const id = randomUUID();
  const [balanceAfter = '0'] = await post(transaction, {
    reference: `referral:${id}`,
    kind: 'referral',
    at: now,
    sides: [
      { account: getCashAccount(player), amount },
      { account: { kind: 'house:bonus', currencyCode }, amount: negate(amount) },
    ],
  });
  await transaction.insert(referralPayouts).values({
    id,
    playerId: player.id,
    amount,
    currencyCode,
    euro: convert(amount, currencyCode, 'EUR'),
    balanceAfter,
    createdAt: now,
  });
  return { amount, currencyCode };
}
