import {
  type ErrorCode,
  type SettingsFields,
  type WithdrawalCondition,
  type WithdrawalConditionKey,
} from '@casino-kit/api-contract';
import { isPositive } from '@casino-kit/money';
import { readActiveBonuses } from '../bonuses/player-bonuses.js';
import { type Database } from '../database/database.js';
import { type ApiError, reject } from '../http/api-error.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { countCompletedDeposits } from '../payments/completed-deposits.js';
import { type BrandFields } from '../settings/brand-fields.js';
import { getProtectionPolicy } from '../settings/brand-settings.js';
import { isWagered } from './deposit-wagering.js';
import { maskMailbox } from './destination.js';
import { readDepositWagering } from './read-wagering.js';

/** Whether the brand requires an approved identity: the setting is a list of names, or a record of switches. */
function asksForIdentity({ withdrawalConditions }: Partial<SettingsFields>): boolean {
  if (Array.isArray(withdrawalConditions)) return withdrawalConditions.includes('identity');
  return Boolean(withdrawalConditions?.['identity']);
}

/** What an excluded player does not have to meet. */
const waived: readonly WithdrawalConditionKey[] = ['email', 'bonus', 'wagering'];

/**
 * Returns the conditions for paying out a player's money, with their figures (§6). Forfeiting an active
 * bonus would lose its money. Bonus and wagering are no conditions where the policy says so, nor for an excluded player, who
 * cannot wager. Neither is then the email, whose mailbox may be lost: {@link requestWithdrawal} looks at the payee instead
 * (decision 79).
 */
export async function readConditions(
  database: Database,
  player: PlayerRow,
  settings: Partial<BrandFields>,
  isExcluded: boolean,
): Promise<WithdrawalCondition[]> {
  const { id, currencyCode, email } = player;
  const deposits = await countCompletedDeposits(database, id);
  const active = (await readActiveBonuses(database, id)).filter(
    (bonus) => bonus.currencyCode === currencyCode,
  );
  // The named one is the one that is lost; another is ended automatically.
  const ending = active.find(({ balance }) => isPositive(balance)) ?? active[0];
  const forfeits = ending?.balance ?? '0';
  const wagering = await readDepositWagering(database, player);
  const conditions: WithdrawalCondition[] = [
    { key: 'deposit', met: deposits > 0, done: String(deposits), total: '1' },
    {
      key: 'email',
      met: email !== null && player.isEmailVerified,
      subject: email === null ? null : maskMailbox(email),
    },
    {
      key: 'bonus',
      met: active.length === 0,
      subject: ending?.offer.name ?? null,
      forfeits: isPositive(forfeits) ? toCurrencyScale(forfeits, currencyCode) : null,
    },
    {
      key: 'wagering',
      met: isWagered(wagering),
      done: toCurrencyScale(wagering.done, currencyCode),
      total: toCurrencyScale(wagering.total, currencyCode),
    },
  ];
  if (asksForIdentity(settings)) conditions.push({ key: 'identity', met: player.kycStatus === 'APPROVED' });
  const isUnwagered = !getProtectionPolicy(settings).wageringBlocksWithdrawals;
  return conditions.filter(({ key }) => {
    if (isExcluded && waived.includes(key)) return false;
    return !(isUnwagered && (key === 'bonus' || key === 'wagering'));
  });
}

const rejections: Record<WithdrawalConditionKey, [ErrorCode, string]> = {
  deposit: ['NO_DEPOSIT', 'A withdrawal needs a deposit first.'],
  email: ['EMAIL_NOT_VERIFIED', 'A withdrawal needs a verified e-mail address.'],
  bonus: ['ACTIVE_BONUS', 'There is no withdrawal while a bonus is active.'],
  wagering: ['PENDING_DEPOSIT_WAGER', 'A deposit has to be wagered once before a withdrawal.'],
  identity: ['IDENTITY_NOT_VERIFIED', 'A withdrawal needs a verified identity.'],
};

/** Returns the rejection for the first unmet condition; undefined when all are met. */
export function openConditionRejection(conditions: readonly WithdrawalCondition[]): ApiError | undefined {
  const open = conditions.find(({ met }) => !met);
  return open && reject(...rejections[open.key]);
}
