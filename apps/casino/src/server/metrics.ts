import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { getErrorBody } from './errors.js';

/** Kinds of requests, so that the number of series does not depend on visitors. */
function getRequestKind(url: string): 'page' | 'call' | 'file' {
  if (url.startsWith('/api/')) return 'call';
  return /\.\w+(?:\?|$)/.test(url) ? 'file' : 'page';
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Counts requests and how long they take, and serves the numbers at `/metrics` in the text format of Prometheus, beside those
 * of the process, to those who send the token as a bearer. Without a token there is no such address.
 */
export function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  const register = new Registry();
  const requests = new Counter({
    name: 'casino_requests_total',
    help: 'Requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'casino_request_seconds',
    help: 'How long requests take, in seconds.',
    labelNames: ['kind'],
    registers: [register],
  });
  collectDefaultMetrics({ register });
  app.addHook('onResponse', async (request, reply) => {
    const kind = getRequestKind(request.url);
    requests.inc({ kind, status: reply.statusCode });
    durations.observe({ kind }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(expected, digest(request.headers.authorization ?? '')))
      return reply.code(404).send(getErrorBody(404));
    return reply
      .type(register.contentType)
      .header('Cache-Control', 'no-store')
      .send(await register.metrics());
  });
}
