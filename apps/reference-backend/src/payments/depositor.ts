import { getHiddenReason, type MethodViewer, type PaymentMethod } from '@casino-kit/api-contract';
import { depositPhoneLength } from '@casino-kit/api-contract/field-rules';
import { add, compare } from '@casino-kit/money';
import { toUtcDay } from '../clock.js';
import { type Database } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { readPlayer } from '../identity/profile.js';
import { type LoggedInPlayer } from '../identity/sessions.js';
import { type PaidElsewhere } from '../protection/ask-limit-file.js';
import { openForDeposit } from '../protection/deposit-guard.js';
import { type Services } from '../services.js';
import { readBrandSettings } from '../settings/brand-settings.js';
import { inCurrency } from '../settings/euro-figures.js';
import { moneyRecords, paidInSince } from './deposits.js';

/** @throws ApiError for a method that this player does not see, by the reason it is hidden. */
function rejectHidden(method: PaymentMethod, viewer: MethodViewer): void {
  const reason = getHiddenReason(method, viewer, 'deposit');
  switch (reason) {
    case null:
      return;
    case 'currency-not-allowed':
    case 'currency-restricted':
      throw reject('PAYMENT_SERVICE_ERROR', 'This currency cannot be paid in by this method.', {
        fields: { currencyCode: 'form.currency.required' },
      });
    case 'country-not-allowed':
    case 'country-restricted':
      throw reject('DEPOSIT_COUNTRY_BLOCK', 'This method is not open to this country.');
    default:
      throw invalid({ paymentMethodId: 'form.validation.invalid.format' });
  }
}

/**
 * Rejects a deposit by a method that this player does not see (§6), and what the account does not allow. The country
 * is the account's, or the visitor's when it has none.
 * @throws ApiError VALIDATION at `paymentMethodId`, PAYMENT_SERVICE_ERROR, DEPOSIT_COUNTRY_BLOCK, REQUIRED_EMAIL_VERIFICATION, PHONE_ERROR (409), VALIDATION for the address
 */
export async function allowedToDeposit(
  { database, configuration }: Services,
  player: LoggedInPlayer,
  method: PaymentMethod,
): Promise<void> {
  const settings = await readBrandSettings(database);
  const account = await readPlayer(database, player.id);
  const country = account.countryCode === '' ? configuration.visitorCountry : account.countryCode;
  const excluded = settings.excludedCountryCodeList ?? [];
  if (excluded.includes(country) || excluded.includes(configuration.visitorCountry))
    throw reject('DEPOSIT_COUNTRY_BLOCK', 'Deposits are not possible from this country.');
  rejectHidden(method, { ...account, countryCode: country, currencyCode: player.currencyCode });
  if (settings.verifyEmailStatusOnLogin === true && account.email !== '' && !account.isEmailVerified)
    throw reject('REQUIRED_EMAIL_VERIFICATION', 'Please verify your email address first.');
  if (account.phone.length < depositPhoneLength)
    throw reject('PHONE_ERROR', 'A deposit needs a phone number.', {
      fields: { phone: 'form.phone.required' },
    });
  if (settings.allowDepWithoutAddress !== true) {
    const missing = (['address', 'city', 'zipCode'] as const).filter((name) => account[name].trim() === '');
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map((name) => [name, 'form.validation.required'])));
  }
}

/** How much a player may deposit in a day (UTC), in euro; rounded in other currencies. */
const euroADay = '100000';

/**
 * Locks the player while a deposit is written, so that two at once cannot exceed a limit together: the player's own ones,
 * then the daily one of all players.
 * @throws ApiError ACCOUNT_EXCLUDED, LIMIT_CHOICE_REQUIRED, PAYMENT_LIMIT_THRESHOLD (409), of a limit of the player with
 * `limit`, `left`, `currencyCode`, `period` and `until`
 */
export async function withinDepositLimits(
  transaction: Database,
  player: LoggedInPlayer,
  { amount, elsewhere }: { amount: string; elsewhere: PaidElsewhere | null },
  now: Date,
): Promise<void> {
  await lockPlayer(transaction, player.id);
  await openForDeposit(transaction, player, { amount, elsewhere }, moneyRecords, now);
  const limit = inCurrency(euroADay, player.currencyCode);
  const paid = await paidInSince(transaction, player, new Date(`${toUtcDay(now)}T00:00:00Z`));
  if (compare(add(paid, amount), limit) > 0)
    throw reject('PAYMENT_LIMIT_THRESHOLD', 'The deposit limit of this day is reached.');
}
