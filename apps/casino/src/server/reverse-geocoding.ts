import { geocodedCountry, reverseGeocode } from '@casino-kit/api-contract';
import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { getErrorBody } from './errors.js';

/** How long the service may take, in milliseconds. */
const limitMs = 5_000;

/**
 * Answers which country a position is in by the service that the operator names (decisions 8): `{lat}` and `{lon}` of its
 * address are replaced. The service never sees the visitor's address, and nothing is kept. Without one, the backend
 * answers like any other call.
 */
export function serveReverseGeocoding(app: FastifyInstance, template: string | undefined): void {
  if (template === undefined) return;
  app.get(reverseGeocode.path, async (request, reply) => {
    const query = v.safeParse(reverseGeocode.query, request.query);
    if (!query.success) return reply.code(400).send(getErrorBody(400));
    const { lat, lon } = query.output;
    try {
      const response = await fetch(template.replaceAll('{lat}', lat).replaceAll('{lon}', lon), {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      const found = v.safeParse(geocodedCountry, await response.json());
      if (!response.ok || !found.success) return await reply.code(502).send(getErrorBody(502));
      return await reply
        .header('Cache-Control', 'private, no-store')
        .send({ success: true, data: { location: { country: { code: found.output } } } });
    } catch {
      return reply.code(502).send(getErrorBody(502));
    }
  });
}
