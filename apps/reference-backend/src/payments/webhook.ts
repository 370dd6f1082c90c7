import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { invalid, reject } from '../http/api-error.js';
import { charge } from '../payment-protocol/charge.js';
import { isSigned } from '../payment-protocol/signature.js';
import { type Services } from '../services.js';
import { settle } from './settle.js';

export const webhookPath = '/api/payments/webhook';

const message = v.object({ id: v.string(), type: v.literal('charge'), charge });

function readMessage(body: string) {
  try {
    return v.safeParse(message, JSON.parse(body));
  } catch {
    throw invalid({ body: 'No JSON' });
  }
}

/**
 * Receives the state of charges from the provider. Only messages signed with the shared secret at about this time are
 * trusted; one that is known already, or older than the stored charge, is acknowledged and changes nothing.
 */
export async function webhookRoute(
  app: FastifyInstance,
  services: Services,
  secret: () => Promise<string>,
): Promise<void> {
  const { provider, clock, log } = services;
  await app.register(async (scope) => {
    // The signature covers the exact bytes that arrived.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    // The provider sends many messages from one address; limit the others before any lookup.
    scope.post(webhookPath, { config: { rateLimit: false } }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(await secret(), request.headers, body, clock.now()))
        throw reject('UNAUTHORIZED', 'The signature is not good.');
      const parsed = readMessage(body);
      if (!parsed.success) throw invalid({ body: 'Unknown message' });
      const row = await settle(services, parsed.output.charge);
      if (row === undefined) log.warn({ message: parsed.output.id }, 'a payment message about no deposit');
      return reply.header('cache-control', 'no-store').send({ success: true, data: null });
    });
  });
  provider.connect(async ({ headers, body }) => {
    const response = await app.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
    return response.statusCode === 200;
  });
}
