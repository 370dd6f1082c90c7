import { type FastifyInstance } from 'fastify';
import { voidRound } from '../rounds/void-round.js';
import { type Services } from '../services.js';
import { emitBalances } from '../wallets/emit-balances.js';

/** The operator's actions on rounds: voids those of a faulty game. */
export function roundControlRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, configuration } = services;
  app.post<{ Params: { id: string } }>('/control/rounds/:id/void', async (request, reply) => {
    const { row, moved } = await voidRound(database, request.params.id, configuration.rates, clock.now());
    if (moved) await emitBalances(services, row.playerId);
    return reply.send({ roundId: row.id, voidedAt: row.voidedAt });
  });
}
