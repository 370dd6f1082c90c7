import { getRegistrationFields, settings2 } from '@casino-kit/api-contract';
import { type FastifyInstance } from 'fastify';
import { type Configuration } from './configuration.js';

/** How long one check of the backend is valid, and how long it may take; milliseconds. */
const freshMs = 1_000;
const limitMs = 3_000;

/**
 * `/health` and `/health/live` report that the process runs, `/health/ready` that pages can be served: 503 while the
 * core host or the backend is unreachable, and as soon as a shutdown was requested.
 */
export function healthRoutes(
  app: FastifyInstance,
  { coreUrl, backendUrl, ownHeaders }: Pick<Configuration, 'coreUrl' | 'backendUrl' | 'ownHeaders'>,
  isStopping: () => boolean,
): void {
  const addresses = [`${coreUrl}${settings2.path}`, `${backendUrl}${getRegistrationFields.path}`];
  const responds = (address: string) =>
    fetch(address, { headers: ownHeaders, signal: AbortSignal.timeout(limitMs), redirect: 'manual' })
      .then(async (response) => {
        await response.body?.cancel();
        return response.status < 500;
      })
      .catch(() => false);
  let look: { at: number; reachable: Promise<boolean> } | null = null;
  const isReachable = () => {
    if (look === null || Date.now() - look.at > freshMs)
      look = {
        at: Date.now(),
        reachable: Promise.all(addresses.map(responds)).then((all) => all.every(Boolean)),
      };
    return look.reachable;
  };
  for (const path of ['/health', '/health/live']) app.get(path, () => ({ ok: true }));
  app.get('/health/ready', async (_request, reply) => {
    const ok = !isStopping() && (await isReachable());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}
