import { markNetDeposits } from '../affordability/mark-net-deposits.js';
import { getActivationRules } from '../bonuses/activate.js';
import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { emitNotices } from '../notices/emit-notices.js';
import { type Charge } from '../payment-protocol/charge.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { countCompletedDeposits } from './completed-deposits.js';
import { addDepositNews } from './deposit-news.js';
import { type DepositRow, settleDeposit } from './deposits.js';
import { giveDepositBonus } from './give-deposit-bonus.js';

/**
 * Settles the deposit of a charge and, when that changed its status, notifies the player's sockets after the commit.
 * Returns undefined when there is no such deposit.
 */
export async function settle(services: Services, charge: Charge): Promise<DepositRow | undefined> {
  const { database, clock, live } = services;
  const settings = await readBrandSettings(database);
  const rules = getActivationRules(settings);
  const { netDepositSignal } = getProtectionPolicy(settings);
  const onPaid = async (transaction: Database, row: DepositRow, at: Date) => {
    await markNetDeposits(transaction, row, netDepositSignal, at);
    return giveDepositBonus(transaction, row, at, rules);
  };
  const settled = await settleDeposit(database, charge, clock.now(), onPaid, addDepositNews);
  if (settled === undefined) return undefined;
  const { row, moved } = settled;
  if (!moved) return row;
  if (row.status === 'completed') await emitDeposit(services, row);
  if (row.status === 'failed' || row.status === 'declined')
    live.emit(row.playerId, 'failedDeposit', {
      method: row.methodKind,
      depositId: row.id,
      ...(row.errorCode !== null && { errorCode: row.errorCode }),
    });
  await emitNotices(services, row.playerId);
  return row;
}

async function emitDeposit(services: Services, row: DepositRow): Promise<void> {
  const { database, live } = services;
  const { playerId, currencyCode } = row;
  const amount = toCurrencyScale(row.amount, currencyCode);
  const credit = { amount, currencyCode, at: row.settledAt?.toISOString() };
  live.emit(playerId, 'deposit', {
    count: await countCompletedDeposits(database, playerId),
    depositId: row.id,
    amount,
  });
  live.emit(playerId, 'credit', credit);
  // The deposit's currency may no longer be the active one.
  await emitBalances(services, playerId, ['wallet:credit']);
}
