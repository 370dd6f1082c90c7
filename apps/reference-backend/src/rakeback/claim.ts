import { and, eq } from 'drizzle-orm';
import { dateIn, isClaimable } from '@casino-kit/calendar-dates';
import { isPositive, negate } from '@casino-kit/money';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { type Database } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { getCashAccount } from '../ledger/accounts.js';
import { post } from '../ledger/transfer.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { rejectIfExcluded } from '../protection/excluded.js';
import { lockProtection } from '../protection/lock-protection.js';
import { openCalendar } from './calendar.js';
import { rakebackDays } from './tables.js';

/** A request to pay a day out; dates are calendar dates of the player. */
export interface Claim {
  playerId: number;
  bonusId: string;
  claimDate: string;
  customerDate: string;
  timeZone: string;
}

/**
 * Pays out a day of the calendar inside the caller's transaction. For a day that is already paid, returns the payment,
 * whatever else the request contains, and moves nothing: correct for another tab and after a lost response.
 * @throws ApiError ACCOUNT_EXCLUDED (409), NOT_FOUND for a day of someone else, VALIDATION when the dates do not match the day and the
 * server's clock in the zone, RAKEBACK_CLAIM (409) when the day is not over, empty, or not claimable
 */
export async function claimDay(
  transaction: Database,
  { playerId, bonusId, claimDate, customerDate, timeZone }: Claim,
  rates: RewardRates,
  now: Date,
): Promise<{ amount: string; bonusId: string }> {
  rejectIfExcluded((await lockProtection(transaction, playerId)).row, now);
  await openCalendar(transaction, playerId, rates, now, timeZone);
  const [day] = await transaction
    .select()
    .from(rakebackDays)
    .where(and(eq(rakebackDays.id, bonusId), eq(rakebackDays.playerId, playerId)));
  if (day === undefined) throw reject('NOT_FOUND', 'There is no such day.');
  const { currencyCode } = day;
  const amount = toCurrencyScale(day.amount ?? '0', currencyCode);
  if (day.paidAt !== null) return { amount, bonusId };

  const today = dateIn(now, timeZone);
  if (customerDate !== today) throw invalid({ customerDate: 'form.validation.invalid.format' });
  if (claimDate !== day.claimDate) throw invalid({ claimDate: 'form.validation.invalid.format' });
  if (day.amount === null) throw reject('RAKEBACK_CLAIM', 'This day is not over yet.');
  if (!isPositive(amount)) throw reject('RAKEBACK_CLAIM', 'There is nothing to claim for this day.');
  if (!isClaimable(claimDate, today))
    throw reject('RAKEBACK_CLAIM', 'A day can be claimed on its date and on the one after.');

  const [balanceAfter = '0'] = await post(transaction, {
    reference: `rakeback:${day.id}`,
    kind: 'rakeback',
    at: now,
    sides: [
      { account: getCashAccount({ id: playerId, currencyCode }), amount },
      { account: { kind: 'house:bonus', currencyCode }, amount: negate(amount) },
    ],
  });
  await transaction
    .update(rakebackDays)
    .set({ paidAt: now, balanceAfter })
    .where(eq(rakebackDays.id, day.id));
  return { amount, bonusId };
}
