import { type FastifyInstance } from 'fastify';
import { crashBetPlacedAt } from '../crash/bets.js';
import { minesStartedAt } from '../originals/mines.js';
import { betsPlacedAt } from '../roulette/own-bets.js';
import { voidRound } from '../rounds/void-round.js';
import { type Services } from '../services.js';
import { emitTournaments } from '../tournaments/emit-tournaments.js';
import { emitBalances } from '../wallets/emit-balances.js';

/** The operator's actions on rounds: voids those of a faulty game. */
export function roundControlRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, configuration, catalogue } = services;
  app.post<{ Params: { id: string } }>('/control/rounds/:id/void', async (request, reply) => {
    const { row, moved, tournamentIds } = await voidRound(database, request.params.id, {
      rates: configuration.rates,
      betsPlacedAt: async (transaction, roundId) =>
        (await betsPlacedAt(transaction, roundId)) ??
        (await minesStartedAt(transaction, roundId)) ??
        crashBetPlacedAt(transaction, roundId),
      getGameKind: (slug) => catalogue.find(slug)?.entry.kind,
      now: clock.now(),
    });
    emitTournaments(services, row.playerId, tournamentIds);
    if (moved) await emitBalances(services, row.playerId);
    return reply.send({ roundId: row.id, voidedAt: row.voidedAt });
  });
}
