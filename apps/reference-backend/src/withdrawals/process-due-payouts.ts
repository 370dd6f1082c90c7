import { type Services } from '../services.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { advanceDueWithdrawals } from './advance-due-withdrawals.js';
import { type WithdrawalRow } from './request-withdrawal.js';

/** How often withdrawals are moved on by the clock while a node runs, in ms. */
export const payoutsEveryMs = 15_000;

type PayoutMessage = Pick<Services, 'database' | 'live'>;

/** Tells a player's sockets that a withdrawal has moved on, after the commit. */
export async function emitWithdrawal(
  services: PayoutMessage,
  row: Pick<WithdrawalRow, 'id' | 'playerId' | 'status'>,
): Promise<void> {
  services.live.tell(row.playerId, 'withdrawal', { withdrawalId: row.id, status: row.status });
  await emitBalances(services, row.playerId);
}

/** Moves on what is due, of all players or of one, and tells their sockets. */
export async function processDuePayouts(
  services: PayoutMessage & Pick<Services, 'clock'>,
  playerId?: number,
): Promise<void> {
  const { database, clock } = services;
  for (const row of await advanceDueWithdrawals(database, clock.now(), playerId))
    await emitWithdrawal(services, row);
}
