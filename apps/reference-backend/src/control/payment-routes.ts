import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { reject } from '../http/api-error.js';
import { paymentKinds } from '../payment-protocol/charge.js';
import { paymentOutcomes } from '../payment-provider/decisions.js';
import { responseFaults, messageFaults } from '../payment-provider/fault-kinds.js';
import { toDeposit, findDeposit } from '../payments/deposits.js';
import { type ControlServices } from './control-services.js';
import { outcomeForm, readForm } from './forms.js';

const paymentForm = v.object({ outcome: v.picklist(paymentOutcomes) });
const faultsForm = v.object({
  responses: v.optional(v.picklist(responseFaults)),
  messages: v.optional(v.picklist(messageFaults)),
  paused: v.optional(
    v.pipe(
      // The page sends a list of names, programs an array.
      v.union([v.array(v.string()), v.string()]),
      v.transform((names) => (typeof names === 'string' ? names.split(/[\s,]+/) : names)),
      v.transform((names) => names.filter((name) => name !== '')),
      v.array(v.picklist(paymentKinds)),
    ),
  ),
});

/** Responds with JSON to a program that sent JSON; redirects a form back to the page. */
function respond(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  return request.headers['content-type']?.startsWith('application/json') === true
    ? reply.send(body)
    : reply.redirect('/control', 303);
}

/** The actions of payment provider and payer on the control page. */
export function paymentControlRoutes(app: FastifyInstance, { provider, database }: ControlServices): void {
  app.post('/control/outcome', async (request, reply) => {
    const { outcome } = readForm(outcomeForm, request);
    await provider.orderOutcome(outcome === 'as the card says' ? undefined : outcome);
    return respond(request, reply, { outcome });
  });
  app.post('/control/faults', async (request, reply) => {
    const { responses, messages, paused } = readForm(faultsForm, request);
    await provider.orderFaults({
      ...(responses && { responses }),
      ...(messages && { messages }),
      ...(paused && { paused }),
    });
    return respond(request, reply, await provider.faults());
  });
  app.post<{ Params: { depositId: string } }>('/control/payments/:depositId', async (request, reply) => {
    const { depositId } = request.params;
    const { outcome } = readForm(paymentForm, request);
    if ((await provider.order(depositId, outcome)) === undefined)
      throw reject('NOT_FOUND', 'The provider has no such payment.');
    // The caller should not have to wait for the provider's message.
    await provider.deliver();
    const row = await findDeposit(database, depositId);
    return respond(request, reply, row === undefined ? null : toDeposit(row));
  });
}
