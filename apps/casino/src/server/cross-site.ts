import { type FastifyInstance, type FastifyRequest } from 'fastify';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request comes from another site: by `Sec-Fetch-Site` if a browser sends it, else `Origin` and `Host`. */
function isCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  // `null`, and anything that is not the address of a site, counts as another site.
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}

/**
 * Rejects requests that change something, and sockets, from another site. SameSite cookies are the first line of
 * defense, this is the second.
 */
export function rejectCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safe.has(request.method) && request.headers.upgrade === undefined) return;
    if (isCrossSite(request))
      await reply
        .code(403)
        .send({ success: false, code: 'FORBIDDEN', message: 'This request came from another site.' });
  });
}
