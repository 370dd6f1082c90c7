import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Services } from '../services.js';
import { type Decision, decideWithdrawal } from '../withdrawals/advance-due-withdrawals.js';
import { processDuePayouts, emitWithdrawal } from '../withdrawals/process-due-payouts.js';
import { readForm } from './forms.js';

const rejection = v.object({ reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255)) });

/** The decisions of the operator and the payout provider about withdrawals, on the control page. */
export function withdrawalControlRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const decide = async (id: string, decision: Decision) => {
    // Withdrawals that are due by the clock can no longer be decided.
    await processDuePayouts(services);
    const { row, moved } = await decideWithdrawal(database, id, decision, clock.now());
    if (moved) await emitWithdrawal(services, row);
  };
  app.post<{ Params: { id: string } }>('/control/withdrawals/:id/approve', async (request, reply) => {
    await decide(request.params.id, { kind: 'approve' });
    return reply.redirect('/control', 303);
  });
  app.post<{ Params: { id: string } }>('/control/withdrawals/:id/reject', async (request, reply) => {
    await decide(request.params.id, { kind: 'reject', ...readForm(rejection, request) });
    return reply.redirect('/control', 303);
  });
  app.post<{ Params: { id: string } }>('/control/withdrawals/:id/fail', async (request, reply) => {
    await decide(request.params.id, { kind: 'fail' });
    return reply.redirect('/control', 303);
  });
}
