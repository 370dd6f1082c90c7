import { type DepositCap } from '@casino-kit/api-contract/protection-policy';
import { type Amount } from '@casino-kit/money';
import { toUtcDay } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { type LimitFile } from '../limit-file/limit-file.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';

/** What a person has paid in at other operators this month, in major units of a currency. */
export interface PaidElsewhere {
  cap: DepositCap;
  amount: Amount;
  currencyCode: string;
}

/**
 * Asks the limit file what a player has paid in at other operators in the month (UTC) of a deposit, where the policy has a cap
 * across operators. Without an answer the deposit is rejected where the policy requires registers; otherwise only what was paid
 * in here counts. Null without such a cap or without a file.
 * @throws ApiError REGISTER_UNAVAILABLE, PROFILE_INCOMPLETE (409)
 */
export async function askLimitFile(
  { database, limitFile }: { database: Database; limitFile: LimitFile | undefined },
  playerId: number,
  now: Date,
): Promise<PaidElsewhere | null> {
  if (limitFile === undefined) return null;
  const { crossBrandMonthlyCap: cap, registerRequired } = getProtectionPolicy(
    await readBrandSettings(database),
  );
  if (cap === null) return null;
  const { firstName, lastName, dateOfBirth } = await readPlayerRow(database, playerId);
  if (firstName === '' || lastName === '' || dateOfBirth === null)
    throw reject('PROFILE_INCOMPLETE', 'Please complete your name and date of birth in your profile first.');
  const month = toUtcDay(now).slice(0, 'YYYY-MM'.length);
  const answer = await limitFile.readDepositedElsewhere({ firstName, lastName, dateOfBirth }, month);
  if (answer.kind === 'known') return { cap, amount: answer.amount, currencyCode: answer.currencyCode };
  if (registerRequired)
    throw reject('REGISTER_UNAVAILABLE', 'We could not ask the limit file. Please try again later.');
  return { cap, amount: '0', currencyCode: cap.currencyCode };
}
