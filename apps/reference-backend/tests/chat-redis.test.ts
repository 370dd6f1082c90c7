import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '@casino-kit/api-contract';
import { Canaries } from './support/canaries.js';
import { enter, newChatter, nextMessage, sayNow } from './support/chatting.js';
import { openTestDatabase } from './support/databases.js';
import { type RedisServer, startRedis } from './support/redis-server.js';
import { connect, dropped, next } from './support/sockets.js';
import { startTestBackend, type TestBackend } from './support/test-backend.js';

let redis: RedisServer;
let backend: TestBackend;
let other: TestBackend;
beforeAll(async () => {
  redis = await startRedis();
  const open = await openTestDatabase();
  const variables = { REDIS_URL: redis.url };
  const canaries = new Canaries();
  backend = await startTestBackend({ open, variables, canaries });
  // The first node closes the database that both share.
  other = await startTestBackend({
    open: { ...open, close: () => Promise.resolve() },
    variables,
    canaries,
  });
});
afterAll(() => redis.remove());

/** Sends messages until one has crossed the nodes: after a restart the connection comes back in its own time. */
async function untilCrossed(
  sender: Awaited<ReturnType<typeof newChatter>>,
  text: string,
  arrived: () => boolean,
) {
  while (!arrived()) {
    backend.clock.shiftTo(backend.clock.offsetMs + 11_000);
    await sayNow(backend, sender, text);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('two nodes with a Redis server', () => {
  it('share the chat, balances and ended sessions', async () => {
    const [suzi, tirso] = [await newChatter(backend, 'suzi'), await newChatter(other, 'tirso')];
    const there = await enter(other.url, tirso);
    let arrived = false;
    there.once('chat:message', () => (arrived = true));
    await untilCrossed(suzi, 'Across', () => arrived);
    const balance = next(there, 'wallet:balance');
    backend.services.live.emit(tirso.id, 'wallet:balance', { cash: '1.00' });
    expect(await balance).toEqual({ cash: '1.00' });
    const gone = dropped(there);
    await backend.call(logout, { token: tirso.token });
    expect(await gone).toBe('io server disconnect');
  });

  it('keep their own sockets served while Redis is away, and share again when it is back', async () => {
    const [suzi, tirso] = [await newChatter(backend, 'suzi'), await newChatter(backend, 'tirso')];
    const here = await enter(backend.url, suzi);
    const there = await enter(other.url, tirso);
    await redis.stop();
    for (const text of ['First', 'Second']) {
      const own = nextMessage(here);
      backend.clock.shiftTo(backend.clock.offsetMs + 11_000);
      await sayNow(backend, suzi, text);
      expect((await own).text).toBe(text);
    }
    // Sessions and rooms of this node still end, and new sockets connect.
    const late = await connect(backend.url, tirso.token);
    const gone = dropped(late);
    await backend.refreshRooms();
    await backend.call(logout, { token: tirso.token });
    expect(await gone).toBe('io server disconnect');
    expect((await backend.fetch('/health')).status).toBe(200);
    there.close();

    await redis.restart();
    const koko = await newChatter(other, 'koko');
    const again = await enter(other.url, koko);
    let arrived = false;
    again.on('chat:message', () => (arrived = true));
    await untilCrossed(suzi, 'Back', () => arrived);
    for (const socket of [here, again]) socket.close();
  });
});
