import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { type Logger } from 'pino';
import { type Server } from 'socket.io';
import { inOrder } from './in-order.js';
import { createRedisAdapter } from './redis-adapter.js';

export interface NodeLink {
  /** Whether there may be other nodes. */
  isShared: boolean;
  close(): void;
}

/** Connects a node's sockets with those of other nodes: over Redis if it has an address, else over PostgreSQL. */
export function linkNodes(
  io: Pick<Server, 'adapter'>,
  { redisUrl, pool, log }: { redisUrl: string | undefined; pool: pg.Pool | undefined; log: Logger },
): NodeLink {
  if (redisUrl !== undefined) {
    const { adapter, close } = createRedisAdapter(redisUrl, log);
    io.adapter(adapter);
    return { isShared: true, close };
  }
  if (pool === undefined) return { isShared: false, close: () => undefined };
  io.adapter(
    createAdapter(inOrder(pool), {
      errorHandler: (error) => log.warn({ name: error.name }, 'socket adapter'),
    }),
  );
  return { isShared: true, close: () => undefined };
}
