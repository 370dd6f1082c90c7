import { beforeAll, describe, expect, it } from 'vitest';
import { connect, dropped } from './support/sockets.js';
import { newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ variables: { MAX_SOCKETS_PER_PLAYER: '3' } });
});

describe('the sockets of a player', () => {
  it('are limited: a new one closes the oldest, which learns why, and no other player’s', async () => {
    const [player, other] = [await newPlayer(backend), await newPlayer(backend)];
    const others = await connect(backend.url, other.token);
    const sockets = [];
    for (let count = 0; count < 3; count += 1) sockets.push(await connect(backend.url, player.token));
    const [oldest] = sockets;
    const reason = new Promise((resolve) => oldest?.once('replaced', resolve));
    const gone = dropped(oldest!);
    sockets.push(await connect(backend.url, player.token));
    expect(await reason).toEqual({ reason: 'TOO_MANY_SOCKETS' });
    // The client of socket.io reconnects only after other reasons: tabs do not take turns.
    expect(await gone).toBe('io server disconnect');
    expect(sockets.map(({ connected }) => connected)).toEqual([false, true, true, true]);
    expect(others.connected).toBe(true);
    for (const socket of [...sockets, others]) socket.close();
  });
});

describe('events that the server does not know', () => {
  it('disconnect a socket that sends more than a few hundred of them', async () => {
    const player = await newPlayer(backend);
    const socket = await connect(backend.url, player.token);
    const gone = dropped(socket);
    for (let count = 0; count < 2_000; count += 1) socket.emit('unknown', { count });
    expect(await gone).toBe('io server disconnect');
    const next = await connect(backend.url, player.token);
    for (let count = 0; count < 100; count += 1) next.emit('unknown', { count });
    const { ok } = (await next.timeout(20_000).emitWithAck('chat:leave', {})) as { ok: boolean };
    expect([ok, next.connected]).toEqual([true, true]);
    next.close();
  });
});
