import type pg from 'pg';

/** What the socket adapter uses of a pool. */
interface Connections {
  connect(): Promise<pg.PoolClient>;
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

/**
 * A pool whose queries go one after the other, in the order in which they were made. Events cross to other nodes through
 * it: over several connections at once a newer balance could overtake an older one.
 */
export function inOrder(pool: pg.Pool): pg.Pool {
  let last: Promise<unknown> = Promise.resolve();
  const connections: Connections = {
    async connect() {
      const client = await pool.connect();
      // The adapter forgets a connection that breaks; the pool would count it as in use for ever.
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
