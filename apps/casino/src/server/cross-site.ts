import { type FastifyInstance } from 'fastify';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and come from another site: `Sec-Fetch-Site` where a browser sends it, else
 * `Origin` against `Host`. SameSite cookies are the first line, this is the second.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safe.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const foreign =
      site !== undefined
        ? site === 'cross-site' || site === 'same-site'
        : origin !== undefined && new URL(origin).host !== request.headers.host;
    if (foreign)
      await reply
        .code(403)
        .send({ success: false, code: 'FORBIDDEN', message: 'This request came from another site.' });
  });
}
