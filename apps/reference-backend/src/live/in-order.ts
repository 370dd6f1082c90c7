import type pg from 'pg';

/** The part of a pool that the socket adapter uses. */
interface Connections {
  connect(): Promise<pg.PoolClient>;
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

/**
 * A pool that runs its queries one after the other, in the order of the calls. Events reach other nodes through
 * it: over several connections at once a newer balance could overtake an older one.
 */
export function inOrder(pool: pg.Pool): pg.Pool {
  let last: Promise<unknown> = Promise.resolve();
  const connections: Connections = {
    async connect() {
      const client = await pool.connect();
      // The adapter never releases a connection that breaks; the pool would count it as in use forever.
      client.once('end', () => client.release(true));
      return client;
    },
    query(text, values) {
      const sent = last.then(() => pool.query(text, values));
      last = sent.catch(() => undefined);
      return sent;
    },
  };
  return connections as pg.Pool;
}
