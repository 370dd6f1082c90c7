import { isPositive } from '@casino-kit/money';
import { type LoggedInPlayer } from '../identity/sessions.js';
import { type Services } from '../services.js';
import { emitTournaments } from '../tournaments/emit-tournaments.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { type SettledRound } from './settle-round.js';

/** Sends the player's sockets the cash that a round moved and the tournaments in which it counted; bonus money is sent with the balances. */
export async function emitRound(
  services: Services,
  player: Pick<LoggedInPlayer, 'id' | 'currencyCode'>,
  { cashStake, cashPayout, tournamentIds, isCheckDue }: Omit<SettledRound, 'round'>,
  at: Date,
): Promise<void> {
  const { live } = services;
  const moved = (amount: string) => ({ amount, currencyCode: player.currencyCode, at: at.toISOString() });
  emitTournaments(services, player.id, tournamentIds);
  if (isCheckDue) live.emit(player.id, 'realityCheck', { isDue: true });
  const [staked, paid] = [isPositive(cashStake), isPositive(cashPayout)];
  if (staked) live.emit(player.id, 'debit', moved(cashStake));
  if (paid) live.emit(player.id, 'credit', moved(cashPayout));
  await emitBalances(services, player.id, [
    ...(staked ? (['wallet:debit'] as const) : []),
    ...(paid ? (['wallet:credit'] as const) : []),
  ]);
}
