import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ChatMessage,
  getChat,
  logout,
  moderateChat,
  setChatSettings,
  type SocketEventPayload,
} from '@casino-kit/api-contract';
import { ask, enter, newChatter, newModerator, nextMessage, sayNow } from './support/chatting.js';
import { startNodes } from './support/nodes.js';
import { exclude } from './support/protecting.js';
import { connect, dropped, next } from './support/sockets.js';
import { newPlayer, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});

describe('a room of the chat', () => {
  it('receives messages of every node, and of no other room', async () => {
    const [suzi, tirso, koko] = [
      await newChatter(backend, 'suzi'),
      await newChatter(backend, 'tirso'),
      await newChatter(backend, 'koko'),
    ];
    const here = await enter(backend.url, suzi);
    const there = await enter(other.url, tirso);
    const german = await enter(other.url, koko, 'de');
    const received: string[] = [];
    german.on('chat:message', ({ text }: ChatMessage) => received.push(text));
    const both = Promise.all([nextMessage(here), nextMessage(there)]);
    const sent = await sayNow(backend, suzi, 'Hello both');
    expect(await both).toEqual([sent, sent]);
    const last = nextMessage(german);
    await sayNow(other, tirso, 'Hallo', 'de');
    await last;
    expect(received).toEqual(['Hallo']);
    // Entering another room leaves the previous one.
    expect(await ask(here, 'chat:join', { room: 'de' })).toMatchObject({ ok: true, data: { room: 'de' } });
    const moved = nextMessage(here);
    await sayNow(other, koko, 'Willkommen', 'de');
    expect((await moved).text).toBe('Willkommen');
    for (const socket of [here, there, german]) socket.close();
  });

  it('says how many players are here, across nodes; who is away or gone is not counted', async () => {
    const [suzi, tirso] = [await newChatter(backend, 'suzi'), await newChatter(backend, 'tirso')];
    const first = await enter(backend.url, suzi, 'ar');
    const reached = (here: number) =>
      new Promise<void>((resolve) => {
        const listen = (event: SocketEventPayload<'chat:here'>) => {
          if (event.room !== 'ar' || event.here !== here) return;
          first.off('chat:here', listen);
          resolve();
        };
        first.on('chat:here', listen);
      });
    const two = reached(2);
    const second = await enter(other.url, tirso, 'ar');
    await two;
    const state = await backend.call(getChat, { token: suzi.token });
    expect(state.body.data.rooms).toContainEqual({ room: 'ar', here: 2 });
    const away = reached(1);
    expect(await ask(second, 'chat:away', { isAway: true })).toMatchObject({ ok: true });
    await away;
    const back = reached(2);
    await ask(second, 'chat:away', { isAway: false });
    await back;
    const gone = reached(1);
    second.close();
    await gone;
    first.close();
  });

  it('removes a player who is away for 30 minutes, until the player enters again', async () => {
    const suzi = await newChatter(backend, 'suzi');
    const tirso = await newChatter(backend, 'tirso');
    const socket = await enter(backend.url, suzi);
    await ask(socket, 'chat:away', { isAway: true });
    backend.clock.shiftTo(29 * 60_000);
    await backend.refreshRooms();
    const stillThere = nextMessage(socket);
    await sayNow(backend, tirso, 'Anyone?');
    await stillThere;
    const left = next(socket, 'chat:left');
    backend.clock.shiftTo(31 * 60_000);
    await backend.refreshRooms();
    expect(await left).toEqual({ room: 'en' });
    expect(await ask(socket, 'chat:join', { room: 'en' })).toMatchObject({ ok: true });
    const again = nextMessage(socket);
    await sayNow(backend, tirso, 'Welcome back');
    expect((await again).text).toBe('Welcome back');
    backend.clock.shiftTo(0);
    socket.close();
  });

  it('shows removed messages and new colours to everyone at once', async () => {
    const moderator = await newModerator(backend);
    const suzi = await newChatter(backend, 'suzi');
    const socket = await enter(other.url, moderator);
    const { messageId, author } = await sayNow(backend, suzi, 'Oops');
    const removed = next(socket, 'chat:removed');
    await backend.call(moderateChat, {
      token: moderator.token,
      params: { messageId: String(messageId) },
      body: { action: 'remove' },
    });
    expect(await removed).toEqual({ messageIds: [messageId] });
    const changed = next(socket, 'chat:author');
    await backend.call(setChatSettings, { token: suzi.token, body: { colour: 'rose' } });
    expect(await changed).toEqual({ ...author, colour: 'rose' });
    socket.close();
  });

  it('is left by all sockets of a player when an exclusion begins or a moderator closes it', async () => {
    const moderator = await newModerator(backend);
    const [suzi, tirso] = [await newChatter(backend, 'suzi'), await newChatter(backend, 'tirso')];
    const sockets = [await enter(backend.url, suzi), await enter(other.url, suzi)];
    const received: string[] = [];
    for (const socket of sockets)
      socket.on('chat:message', ({ text }: ChatMessage) => void received.push(text));
    const told = Promise.all(sockets.map((socket) => next(socket, 'exclusion')));
    await exclude(backend, suzi, 'cooling-off', 'P1M');
    await told;
    const witness = await enter(other.url, moderator);
    const seen = nextMessage(witness);
    const { messageId } = await sayNow(backend, tirso, 'Where is suzi?');
    await seen;
    for (const socket of sockets)
      expect(await ask(socket, 'chat:join', { room: 'en' })).toEqual({ ok: false, code: 'ACCOUNT_EXCLUDED' });
    expect(received).toEqual([]);

    const closed = await enter(other.url, tirso);
    const changed = next(closed, 'chat:changed');
    await backend.call(moderateChat, {
      token: moderator.token,
      params: { messageId: String(messageId) },
      body: { action: 'close' },
    });
    await changed;
    expect(await ask(closed, 'chat:join', { room: 'en' })).toEqual({ ok: false, code: 'CHAT_CLOSED' });
    for (const socket of [...sockets, witness, closed]) socket.close();
  });
});

describe('a request over the socket', () => {
  it('is rejected when it does not fit the contract', async () => {
    const { token } = await newPlayer(backend);
    const socket = await connect(backend.url, token);
    const anything = (name: string, ...data: unknown[]) =>
      socket.timeout(10_000).emitWithAck(name, ...data) as Promise<unknown>;
    for (const data of [undefined, null, 'en', { room: 7 }, { room: '../en' }, { room: 'e'.repeat(500) }])
      expect(await anything('chat:join', data)).toEqual({ ok: false, code: 'VALIDATION' });
    expect(await anything('chat:join', { room: 'xx' })).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(await anything('chat:away', { isAway: 'yes' })).toEqual({ ok: false, code: 'VALIDATION' });
    // Without an acknowledgement, and twice at once.
    socket.emit('chat:join', { room: 'en' });
    socket.emit('chat:join', { room: 'en' });
    expect(await anything('chat:leave', {})).toEqual({ ok: true, data: {} });
    socket.close();
  });

  it('is rejected when there are too many, and a flood is disconnected', async () => {
    const { token } = await newPlayer(backend);
    const socket = await connect(backend.url, token);
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => ask(socket, 'chat:away', { isAway: false })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(20);
    expect(replies.at(-1)).toEqual({ ok: false, code: 'TOO_MANY_TRIES' });
    const gone = dropped(socket);
    for (let time = 0; time < 300; time += 1) socket.emit('chat:away', { isAway: true });
    expect(await gone).toBe('io server disconnect');
  });

  it('larger than 64 KB ends the connection', async () => {
    const { token } = await newPlayer(backend);
    const socket = await connect(backend.url, token);
    const gone = dropped(socket);
    socket.emit('chat:join', { room: 'x'.repeat(70_000) });
    await gone;
    expect(socket.connected).toBe(false);
    socket.close();
  });

  it('of an ended session is not possible: its socket is gone', async () => {
    const suzi = await newChatter(backend, 'suzi');
    const socket = await enter(other.url, suzi);
    const gone = dropped(socket);
    await backend.call(logout, { token: suzi.token });
    expect(await gone).toBe('io server disconnect');
  });
});
