import { add, type Amount, compare } from '@casino-kit/money';
import { getDepositBreach, withUsage } from '@casino-kit/play-limits';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { convert } from '../settings/euro-figures.js';
import { type PaidElsewhere } from './ask-limit-file.js';
import { breachParams } from './breach-params.js';
import { rejectIfClosed } from './excluded.js';
import { rejectUnverified } from './identity-check.js';
import { rejectUnacknowledgedFunds } from './funds-notice.js';
import { getDepositCap } from './licence-caps.js';
import { keepPeriods, keepProtection, getLimitStates, lockProtection, getUsage } from './lock-protection.js';
import { depositedIn, heldIn, type MoneyRecords } from './player-records.js';
import { rejectWithoutChoice } from './play-guard.js';

/**
 * Locks what protects a player, whom the caller's transaction has locked, while a deposit is written, and rejects one that
 * it forbids: two at once cannot exceed a limit together.
 * `elsewhere` is what the limit file says of other operators.
 * @throws ApiError ACCOUNT_EXCLUDED, LIMIT_CHOICE_REQUIRED, DEPOSIT_LIMIT_REQUIRED, IDENTITY_NOT_VERIFIED,
 * FUNDS_NOT_ACKNOWLEDGED,
 * PAYMENT_LIMIT_THRESHOLD (409) with `limit`, `left`, `currencyCode`, `period` and `until`; of the
 * highest balance `kind` in place of the last two
 */
export async function openForDeposit(
  transaction: Database,
  player: { id: number; currencyCode: string },
  { amount, elsewhere }: { amount: Amount; elsewhere: PaidElsewhere | null },
  money: MoneyRecords,
  now: Date,
): Promise<void> {
  const protection = await lockProtection(transaction, player.id);
  const { row } = protection;
  rejectIfClosed(row, now);
  rejectWithoutChoice(protection, now);
  rejectUnverified(protection, 'deposit');
  await rejectUnacknowledgedFunds(transaction, protection);
  const usage = getUsage(row, now);
  const deposited = await depositedIn(transaction, row, usage, money.depositedSince);
  const held = await heldIn(transaction, row, money.heldBy);
  const { currencyCode } = row;
  const capped = { ...protection.account, currencyCode };
  const caps = [
    getDepositCap(protection.rules, capped, { usage, deposited: deposited.monthly, now }),
    elsewhere &&
      getDepositCap({ monthlyDepositCaps: [elsewhere.cap] }, capped, {
        usage,
        deposited: add(deposited.monthly, convert(elsewhere.amount, elsewhere.currencyCode, currencyCode)),
        now,
      }),
  ].filter((cap) => cap !== null);
  const own = getLimitStates(row, now).map((limit) => withUsage(limit, usage, deposited, held));
  const limits = [...own, ...caps];
  const inLimits = convert(amount, player.currencyCode, row.currencyCode);
  const breach = getDepositBreach(limits, inLimits);
  if (breach !== null)
    throw reject('PAYMENT_LIMIT_THRESHOLD', 'A deposit limit does not allow this amount.', {
      params: breachParams(breach, row.currencyCode),
    });
  const kept = await keepPeriods(transaction, row, usage);
  const usesUp = limits.some(
    ({ kind, amount: most, used }) =>
      kind === 'deposit' && most !== null && compare(add(used, inLimits), most) >= 0,
  );
  if (usesUp) await keepProtection(transaction, kept, { depositsClosedAt: now });
}

/** Records that a limit, or the licence, has closed deposits to a player: for a time after it the policy may close offers. */
export async function noteClosedDeposits(database: Database, playerId: number, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const { row } = await lockProtection(transaction, playerId);
    await keepProtection(transaction, row, { depositsClosedAt: now });
  });
}
