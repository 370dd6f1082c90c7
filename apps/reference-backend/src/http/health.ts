import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type OpenDatabase } from '../database/database.js';
import { type Drain } from './drain.js';

/** How long one check of database and disk is valid, in ms: monitors and strangers may ask as often as they like. */
const checkedForMs = 1_000;

/**
 * Serves `/health/live` (the process responds) and `/health/ready` (200 while the database responds, its disk has
 * room and the server is not stopping, else 503). `/health` is the same as `/health/ready`.
 */
export function serveHealth(
  app: FastifyInstance,
  { ping }: Pick<OpenDatabase, 'ping'>,
  { isDraining }: Pick<Drain, 'isDraining'>,
): void {
  let checked: { at: number; isReady: Promise<boolean> } | undefined;
  const isReady = () => {
    if (checked === undefined || performance.now() - checked.at > checkedForMs)
      checked = {
        at: performance.now(),
        isReady: ping().then(
          () => true,
          () => false,
        ),
      };
    return checked.isReady;
  };
  const ready = async (_request: unknown, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    if (await isReady()) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'database unavailable' });
  };
  const options = { config: { rateLimit: false as const } };
  app.get('/health', options, ready);
  app.get('/health/ready', options, ready);
  app.get('/health/live', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
}
