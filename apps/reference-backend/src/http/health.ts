import { sql } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { type Database } from '../database/database.js';

/** `/health`: 200 as long as the database answers, else 503; for whoever watches over the process. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await database.execute(sql`select 1`);
      return await reply.send({ status: 'ok' });
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
