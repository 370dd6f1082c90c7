import { accountHolderName, hasOtherPayee } from '@casino-kit/api-contract/field-rules';
import { compare, negate } from '@casino-kit/money';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { getExcludedUntil } from '../protection/excluded.js';
import { getCashAccount, isNamed, lockAccounts, getLockedAccount } from '../ledger/accounts.js';
import { post } from '../ledger/transfer.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { type BrandFields } from '../settings/brand-fields.js';
import { readAutomaticWithdrawal } from './automatic-limit.js';
import { openConditionRejection, readConditions } from './conditions.js';
import { maskDestination } from './destination.js';
import { isKnownDestination } from './known-destination.js';
import { getPayoutFault } from './payout-faults.js';
import { readAmount, readDetails, readMethod, type WithdrawalRequest } from './read-request.js';
import { readWithdrawer } from './read-withdrawer.js';
import { sendMinutes } from './stages.js';
import { withdrawals } from './tables.js';
import { newWithdrawalId } from './withdrawal-id.js';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export interface WithdrawalContext {
  /** Asks for a fresh proof of who the player is where the payout needs one. @throws ApiError CONFIRMATION_REQUIRED (428), STRONG_FACTOR_REQUIRED (409) */
  requireProof: (transaction: Database, payout: { isNewPayee: boolean }) => Promise<void>;
  settings: Partial<BrandFields>;
  /** The saved card that the request names, if the player has it. */
  card: { brand: string; last4: string } | undefined;
  /** The country assumed for a player whose account names none. */
  visitorCountry: string;
}

/** Returns the destination of the money, in full and masked. @throws ApiError VALIDATION */
function readDestination(
  request: WithdrawalRequest,
  method: ReturnType<typeof readMethod>,
  card: WithdrawalContext['card'],
) {
  const details = readDetails(request.details, method);
  const form = method.withdrawalForm;
  if (form !== 'card') return { details, destination: maskDestination(form, details) };
  if (card === undefined) throw invalid({ cardId: 'form.card.required' });
  return { details, destination: maskDestination(form, details, card) };
}

/**
 * Requests a withdrawal inside the caller's transaction and locks its amount. Within the daily automatic limit it is
 * confirmed automatically if the payee is the account holder (decision 63) and, while the email is not verified, known
 * (decision 79); else it waits for the operator.
 * @throws ApiError PAYMENT_SERVICE_ERROR, VALIDATION with fields, AMOUNT_BELOW_ZERO, PAYMENT_PROVIDER_LIMIT_THRESHOLD,
 * NO_DEPOSIT, EMAIL_NOT_VERIFIED, ACTIVE_BONUS, PENDING_DEPOSIT_WAGER, IDENTITY_NOT_VERIFIED, INSUFFICIENT_BALANCE with
 * `max`, WITHDRAWAL_FAILED
 */
export async function requestWithdrawal(
  transaction: Database,
  playerId: number,
  request: WithdrawalRequest,
  { settings, card, visitorCountry, requireProof }: WithdrawalContext,
  now: Date,
): Promise<WithdrawalRow> {
  const { player, exclusion } = await readWithdrawer(transaction, playerId);
  const isExcluded = getExcludedUntil(exclusion, now) !== null;
  const { currencyCode } = player;
  if (request.currencyCode.toUpperCase() !== currencyCode)
    throw reject('PAYMENT_SERVICE_ERROR', 'Money is paid out in the currency of the active wallet.');
  const countryCode = player.countryCode || visitorCountry;
  const method = readMethod(request.paymentMethodId, { ...player, countryCode });
  const amount = readAmount(request.amount, method, currencyCode);
  const where = readDestination(request, method, card);

  const cash = getCashAccount(player);
  const locked = getLockedAccount(player);
  // From here on no one stakes, deposits or withdraws this money until it is decided.
  const accounts = await lockAccounts(transaction, [cash, locked]);
  const rejection = openConditionRejection(await readConditions(transaction, player, settings, isExcluded));
  if (rejection !== undefined) throw rejection;
  const balance = accounts.find((account) => isNamed(account, cash))?.balance ?? '0';
  if (compare(amount, balance) > 0)
    throw reject('INSUFFICIENT_BALANCE', 'There is not so much money to withdraw.', {
      params: { max: toCurrencyScale(balance, currencyCode) },
    });
  if (getPayoutFault(amount) === 'refused')
    throw reject('WITHDRAWAL_FAILED', 'The withdrawal could not be taken. Nothing was moved.');

  const automatic = await readAutomaticWithdrawal(transaction, player, now);
  const accountHolder = accountHolderName(player);
  const isOtherPayee = hasOtherPayee(where.details, accountHolder);
  const isKnown = await isKnownDestination(transaction, playerId, method, where.details);
  await requireProof(transaction, { isNewPayee: !isKnown });
  // Only an excluded player gets here without a verified email.
  const isKnownPayee = player.isEmailVerified || isKnown;
  const isAutomatic = !isOtherPayee && isKnownPayee && compare(amount, automatic.available) <= 0;
  const id = newWithdrawalId();
  const [balanceAfter = '0'] = await post(transaction, {
    reference: `withdrawal:${id}`,
    kind: 'withdrawal',
    at: now,
    sides: [
      { account: cash, amount: negate(amount) },
      { account: locked, amount },
    ],
  });
  const written = await transaction
    .insert(withdrawals)
    .values({
      id,
      playerId,
      methodId: method.id,
      amount,
      currencyCode,
      status: isAutomatic ? 'confirmed' : 'requested',
      automatic: isAutomatic,
      ...where,
      otherAccountHolder: isOtherPayee ? accountHolder : null,
      balanceAfter,
      createdAt: now,
      checkedAt: isAutomatic ? now : null,
      nextAt: isAutomatic ? minutesFrom(now, sendMinutes) : null,
    })
    .returning();
  return onlyRow(written);
}
