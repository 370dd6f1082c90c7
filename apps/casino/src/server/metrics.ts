import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { errorBodyOf } from './errors.js';

/** Upper ends of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Kinds of requests, so that the number of series does not depend on visitors. */
function kindOf(url: string): 'page' | 'call' | 'file' {
  if (url.startsWith('/api/')) return 'call';
  return /\.\w+(?:\?|$)/.test(url) ? 'file' : 'page';
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Counts requests and how long they take, and serves the numbers at `/metrics` in the text format of Prometheus, to those
 * who send the token as a bearer. Without a token there is no such address.
 */
export function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  const requests = new Map<string, number>();
  const durations = new Map<string, { counts: number[]; sum: number; count: number }>();
  app.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request.url);
    const key = `kind="${kind}",status="${reply.statusCode}"`;
    requests.set(key, (requests.get(key) ?? 0) + 1);
    const seconds = reply.elapsedTime / 1_000;
    const known = durations.get(kind) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
    durations.set(kind, known);
    known.sum += seconds;
    known.count += 1;
    for (const [index, end] of buckets.entries())
      if (seconds <= end) known.counts[index] = (known.counts[index] ?? 0) + 1;
  });
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(expected, digest(request.headers.authorization ?? '')))
      return reply.code(404).send(errorBodyOf(404));
    const lines = [
      '# TYPE casino_requests_total counter',
      ...[...requests].map(([labels, count]) => `casino_requests_total{${labels}} ${count}`),
      '# TYPE casino_request_seconds histogram',
      ...[...durations].flatMap(([kind, { counts, sum, count }]) => [
        ...buckets.map(
          (end, index) => `casino_request_seconds_bucket{kind="${kind}",le="${end}"} ${counts[index] ?? 0}`,
        ),
        `casino_request_seconds_bucket{kind="${kind}",le="+Inf"} ${count}`,
        `casino_request_seconds_sum{kind="${kind}"} ${sum}`,
        `casino_request_seconds_count{kind="${kind}"} ${count}`,
      ]),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
    ];
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(`${lines.join('\n')}\n`);
  });
}
