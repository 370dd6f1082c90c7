import { randomUUID } from 'node:crypto';
import { compare } from '@casino-kit/money';
import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { getMachine } from '../catalogue/machines.js';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { newToken } from '../identity/tokens.js';
import { readBalance, getCashAccount } from '../ledger/accounts.js';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { addDeposit, settleDeposit } from '../payments/deposits.js';
import { cardMethodId } from '../payments/method-catalogue.js';
import { addLaunch } from '../rounds/launch.js';
import { settleRealRound } from '../rounds/settle-round.js';
import { drawSeeds } from '../slots/seeded-draw.js';
import { type Draw } from '@casino-kit/reference-games';

const currencyCode = 'EUR';

export type DemoPlayer = { id: number; currencyCode: string };

/** Makes a deposit by card as the payments code posts it. */
export async function payIn(database: Database, player: DemoPlayer, amount: string, at: Date): Promise<void> {
  const id = randomUUID();
  const card = { brand: 'Visa', last4: '4242' };
  await addDeposit(database, {
    id,
    playerId: player.id,
    methodId: cardMethodId,
    amount,
    currencyCode,
    status: 'pending',
    cardBrand: card.brand,
    cardLast4: card.last4,
    returnUrl: '',
    createdAt: at,
  });
  await settleDeposit(
    database,
    {
      reference: id,
      version: 1,
      status: 'approved',
      errorCode: null,
      errorParams: null,
      challenge: null,
      step: null,
      expiresAt: null,
    },
    at,
  );
}

export interface GameSession {
  game: CatalogueGame;
  stake: string;
  rounds: number;
  at: Date;
}

/** Plays one game: rounds half a minute apart while the money lasts. */
export async function playSession(
  database: Database,
  player: DemoPlayer,
  { game, stake, rounds, at, draw }: GameSession & { draw: Draw },
  rates: RewardRates,
): Promise<void> {
  const launchId = randomUUID();
  const gameSlug = game.entry.slug;
  const end = minutesFrom(at, rounds / 2);
  await addLaunch(database, {
    id: launchId,
    // No one holds the token of a game session in the past.
    tokenHash: newToken().hash,
    playerId: player.id,
    gameSlug,
    mode: 'real',
    locale: 'en',
    currencyCode,
    createdAt: at,
    openedAt: at,
    lastUsedAt: end,
  });
  let balance = await readBalance(database, getCashAccount(player));
  for (let round = 0; round < rounds && compare(balance, stake) >= 0; round += 1) {
    const bet = {
      launchId,
      gameSlug,
      gameKind: game.entry.kind,
      machine: getMachine(game.entry),
      stake,
      seeds: drawSeeds(draw),
      at: minutesFrom(at, round / 2),
    };
    const { round: settled } = await settleRealRound(database, player, bet, { rates, globalMaxBet: null });
    balance = settled.balance ?? '0';
  }
}
