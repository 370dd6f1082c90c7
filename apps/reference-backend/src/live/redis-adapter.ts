import { createAdapter } from '@socket.io/redis-streams-adapter';
import { type Logger } from 'pino';
import { createClient } from 'redis';

type Client = ReturnType<typeof createClient>;

/** How long to wait before connecting again, in ms. */
const reconnectMs = (retries: number) => Math.min(100 * 2 ** retries, 3_000);

/**
 * Carries events between nodes over Redis or Valkey Streams. While the server is away, events reach the sockets of their
 * own node only; the connection comes back by itself.
 */
export function createRedisAdapter(url: string, log: Logger) {
  const readers: Client[] = [];
  const options = { url, socket: { reconnectStrategy: reconnectMs } };
  // Without a queue a command fails at once while the server is away: the adapter delivers to this node only after it
  // has published. Its readers keep theirs, or they would spin.
  const publisher = createClient({ ...options, disableOfflineQueue: true });
  let isAway = false;
  publisher.on('error', (error: Error) => {
    if (!isAway) log.warn({ name: error.name }, 'Redis is away: events stay on their node');
    isAway = true;
  });
  publisher.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  const duplicate = (): Client => {
    const reader = createClient(options);
    const disconnect = reader.disconnect.bind(reader);
    // The adapter disconnects a reader that may be closed already.
    reader.disconnect = () => (reader.isOpen ? disconnect() : Promise.resolve());
    readers.push(reader);
    return reader;
  };
  const publish = publisher.publish.bind(publisher);
  const client = Object.assign(publisher, {
    duplicate,
    // The adapter does not wait for it, so that a rejection would end the process.
    publish: (...message: Parameters<typeof publish>) => publish(...message).catch(() => 0),
  });
  client.connect().catch((error: unknown) => {
    log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'Redis was not reached');
  });
  return {
    adapter: createAdapter(client),
    close(): void {
      for (const one of [publisher, ...readers]) if (one.isOpen) one.destroy();
    },
  };
}
