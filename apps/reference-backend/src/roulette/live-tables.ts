import { type LiveRound } from '@casino-kit/api-contract';
import { isPositive } from '@casino-kit/money';
import { toCurrencyScale } from '../ledger/wallet.js';
import { type Services } from '../services.js';
import { emitTournaments } from '../tournaments/emit-tournaments.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { type LastNumbers, createLastNumbers } from './last-numbers.js';
import { toLiveBets } from './own-bets.js';
import { type ServerSeeds, createServerSeeds } from './server-seed.js';
import { type PaidBets, settleDueBets } from './settle-bets.js';
import { readTableRound } from './table-round.js';

/** How often a running node looks for bets to pay at tables that none of its sockets watches, in ms. */
export const dueBetsEveryMs = 5_000;
/** How often it disconnects the sockets of launches that have expired, in ms. */
export const idleSeatsEveryMs = 60_000;

/** The live tables of a node. They need no leader: rounds follow from the clock, and the database decides who pays. */
export interface LiveTables {
  lastNumbers: LastNumbers;
  /** Returns the round of a table now. */
  readRound(slug: string): Promise<LiveRound>;
  /** Pays bets whose wheel has stopped, at one table with `slug`, and emits what they paid. */
  settle(slug?: string): Promise<void>;
}

/** Emits a paid round to the player's sockets: of the table, and of the site as with any other game. */
async function emitPaid(services: Services, { row, balance, tournamentIds }: PaidBets): Promise<void> {
  const { live } = services;
  const { owner, gameSlug, playerId, currencyCode, settledAt } = row;
  live.emitToSeats(
    { slug: gameSlug, owner },
    'table:paid',
    toLiveBets(row, toCurrencyScale(balance, currencyCode)),
  );
  if (playerId === null) return;
  const payout = toCurrencyScale(row.payout ?? '0', currencyCode);
  const at = (settledAt ?? services.clock.now()).toISOString();
  emitTournaments(services, playerId, tournamentIds);
  live.emit(playerId, 'debit', { amount: toCurrencyScale(row.staked, currencyCode), currencyCode, at });
  if (isPositive(payout)) live.emit(playerId, 'credit', { amount: payout, currencyCode, at });
  await emitBalances(services, playerId, isPositive(payout) ? ['wallet:credit'] : []);
}

/** Creates the live tables of a node. */
export function createLiveTables(services: Services): LiveTables {
  const { database, clock } = services;
  const seeds: ServerSeeds = createServerSeeds(database);
  return {
    lastNumbers: createLastNumbers(database, seeds),
    readRound: (slug) => readTableRound(database, seeds, slug, clock.now()),
    settle: (slug) => settleDueBets(services, seeds, (paid) => emitPaid(services, paid), slug),
  };
}
