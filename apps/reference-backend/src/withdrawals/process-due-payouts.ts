import { emitNotices } from '../notices/emit-notices.js';
import { type Services } from '../services.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { advanceDueWithdrawals } from './advance-due-withdrawals.js';
import { type WithdrawalRow } from './request-withdrawal.js';

/** How often a running node advances withdrawals by the clock, in ms. */
export const payoutsEveryMs = 15_000;

type PayoutMessage = Pick<Services, 'clock' | 'database' | 'live'>;

/** Notifies a player's sockets after the commit that a withdrawal has advanced. */
export async function emitWithdrawal(
  services: PayoutMessage,
  row: Pick<WithdrawalRow, 'id' | 'playerId' | 'status'>,
): Promise<void> {
  services.live.emit(row.playerId, 'withdrawal', { withdrawalId: row.id, status: row.status });
  await emitBalances(services, row.playerId);
  await emitNotices(services, row.playerId);
}

/** Advances what is due, of all players or of one, and notifies their sockets. */
export async function processDuePayouts(services: PayoutMessage, playerId?: number): Promise<void> {
  const { database, clock } = services;
  for (const row of await advanceDueWithdrawals(database, clock.now(), playerId))
    await emitWithdrawal(services, row);
}
