import { type Services } from '../services.js';
import { tellBalances } from '../wallets/tell-balances.js';
import { moveDueOn } from './move-on.js';
import { type WithdrawalRow } from './request-withdrawal.js';

/** How often withdrawals are moved on by the clock while a node runs, in ms. */
export const payoutsEveryMs = 15_000;

type Told = Pick<Services, 'database' | 'live'>;

/** Tells a player's sockets that a withdrawal has moved on, after the commit. */
export async function tellWithdrawal(
  services: Told,
  row: Pick<WithdrawalRow, 'id' | 'playerId' | 'status'>,
): Promise<void> {
  services.live.tell(row.playerId, 'withdrawal', { withdrawalId: row.id, status: row.status });
  await tellBalances(services, row.playerId);
}

/** Moves on what is due, of all players or of one, and tells their sockets. */
export async function movePayoutsOn(
  services: Told & Pick<Services, 'clock'>,
  playerId?: number,
): Promise<void> {
  const { database, clock } = services;
  for (const row of await moveDueOn(database, clock.now(), playerId)) await tellWithdrawal(services, row);
}
