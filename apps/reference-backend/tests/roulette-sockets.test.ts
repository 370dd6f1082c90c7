import { beforeAll, describe, expect, it } from 'vitest';
import { type LiveRound, logout } from '@casino-kit/api-contract';
import { hashServerSeed, rouletteNumbers } from '@casino-kit/reference-games';
import { closeBetting, nextAt, openSeat, roundsFrom, sit, stopWheel } from './support/live-table.js';
import { startNodes } from './support/nodes.js';
import { exclude } from './support/protecting.js';
import { richPlayer, setClocks } from './support/rakeback.js';
import { connect, dropped, next } from './support/sockets.js';
import { shell, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
const timeline = roundsFrom('2027-03-03T12:00:00Z');
beforeAll(async () => {
  [backend, other] = await startNodes();
  timeline.next(backend, other);
});

const refresh = () => Promise.all([backend, other].map((node) => node.refreshTables()));
const everyNumber = Object.fromEntries(
  Array.from({ length: rouletteNumbers }, (_, number) => [String(number), '1']),
);
/** Connects to a table and waits for its first round. */
async function watch(url: string, token: string) {
  const socket = openSeat(url, token);
  const { round } = await nextAt(socket, 'table:round');
  return { socket, round };
}
const rejection = (url: string, token: string | undefined, origin?: string) =>
  new Promise<string>((resolve) => {
    const socket = openSeat(url, token, origin);
    socket.once('connect_error', (error) => {
      socket.close();
      resolve(error.message);
    });
  });

describe('the socket of a live table', () => {
  it('sends everyone each phase, with the same seeds on every node', async () => {
    const player = await richPlayer(backend);
    const [seat, guest] = [await sit(backend, player), await sit(other, undefined)];
    const round = timeline.next(backend, other);
    const [here, there] = [await watch(backend.url, seat.token), await watch(other.url, guest.token)];
    expect(here.round).toEqual(there.round);
    expect(here.round).toMatchObject({ number: round.number, result: null, players: 0 });
    const sockets = [here.socket, there.socket];
    const all = (fits: (sent: LiveRound) => boolean) =>
      Promise.all(sockets.map((socket) => nextAt(socket, 'table:round', (event) => fits(event.round))));

    const joined = all(({ players }) => players === 1);
    await seat.bet(round, { red: '5' }, { clientSeed: 'lucky' });
    await joined;
    const closed = all(({ result }) => result !== null);
    closeBetting(round, backend, other);
    await refresh();
    const [first, second] = await closed;
    expect(first?.round).toEqual(second?.round);
    expect(first?.round.seeds.clientSeeds).toEqual(['lucky']);
    expect(hashServerSeed(first?.round.seeds.serverSeed ?? '')).toBe(here.round.seeds.serverSeedHash);
    const opened = all(({ number }) => number === round.number + 1);
    setClocks([backend, other], new Date(round.endsAt.getTime() + 100));
    await refresh();
    for (const event of await opened) expect(event.round).toMatchObject({ result: null, players: 0 });
    for (const socket of sockets) socket.close();
  });

  it('sends what was paid to all devices of the player, and to no one else', async () => {
    const [player, stranger] = [await richPlayer(backend), await richPlayer(backend)];
    const seats = [await sit(backend, player), await sit(other, player), await sit(backend, stranger)];
    const sockets = [
      (await watch(backend.url, seats[0]!.token)).socket,
      (await watch(other.url, seats[1]!.token)).socket,
    ];
    const { socket: silent } = await watch(backend.url, seats[2]!.token);
    const site = await connect(backend.url, player.token);
    const received: string[] = [];
    silent.onAny((event: string) => received.push(event));
    const round = timeline.next(backend, other);
    await seats[0]!.bet(round, everyNumber);
    const paid = Promise.all(sockets.map((socket) => nextAt(socket, 'table:paid')));
    const credited = Promise.all([next(site, 'debit'), next(site, 'credit'), next(site, 'wallet:credit')]);
    await stopWheel(round, backend, other);
    for (const event of await paid)
      expect(event).toMatchObject({ staked: '37.00', payout: '36.00', balance: '99999.00' });
    expect(await credited).toMatchObject([{ amount: '37.00' }, { amount: '36.00' }, { cash: '99999.00' }]);
    expect(received).not.toContain('table:paid');
    for (const socket of [...sockets, silent, site]) socket.close();
  });

  it('emits the balance to the site when bets are placed and taken back', async () => {
    const player = await richPlayer(backend, '100');
    const seat = await sit(backend, player);
    const site = await connect(other.url, player.token);
    const placed = next(site, 'wallet:debit');
    const round = timeline.next(backend, other);
    await seat.bet(round, { red: '30' });
    expect((await placed).cash).toBe('70.00');
    const back = next(site, 'wallet:credit');
    await seat.bet(round, { red: '10' });
    expect((await back).cash).toBe('90.00');
    site.close();
  });

  it('rejects unknown tokens, those of a session and other origins', async () => {
    const player = await richPlayer(backend);
    const seat = await sit(backend, player);
    for (const token of [undefined, 'unknown', player.token])
      expect(await rejection(backend.url, token)).toBe('LAUNCH_EXPIRED');
    expect(await rejection(backend.url, seat.token, 'http://evil.test')).not.toBe('');
    // A launch token opens no socket of the site, and a frame's page none either.
    await expect(connect(backend.url, seat.token)).rejects.toThrow('UNAUTHORIZED');
    for (const origin of ['null', 'http://backend.test'])
      await expect(connect(backend.url, player.token, origin)).rejects.toThrow('UNAUTHORIZED');
    const known = [shell, 'null', 'http://backend.test'].map((origin) =>
      openSeat(backend.url, seat.token, origin),
    );
    await Promise.all(known.map((socket) => nextAt(socket, 'table:round')));
    for (const socket of known) socket.close();
    await exclude(backend, player, 'break', 'P1D');
    expect(await rejection(backend.url, seat.token)).toBe('ACCOUNT_EXCLUDED');
  });

  it('takes the token from a header too', async () => {
    const seat = await sit(backend, undefined);
    const headers = { authorization: `Bearer ${seat.token}` };
    const socket = openSeat(backend.url, undefined, shell, headers);
    await nextAt(socket, 'table:round');
    expect(socket.connected).toBe(true);
    socket.close();
  });

  it('is disconnected with the session, on every node, and with an idle launch', async () => {
    timeline.next(backend, other);
    const player = await richPlayer(backend);
    const [seat, demo] = [await sit(backend, player), await sit(backend, player, { mode: 'demo' })];
    const { socket } = await watch(other.url, seat.token);
    const { socket: watching } = await watch(other.url, demo.token);
    const gone = dropped(socket);
    await backend.call(logout, { token: player.token });
    await gone;
    expect(watching.connected).toBe(true);
    const idle = dropped(watching);
    setClocks([backend, other], new Date(other.clock.now().getTime() + 12.1 * 3_600_000));
    await other.dropIdleSeats();
    expect(await idle).toBe('io server disconnect');
  });

  it('takes no messages from players', async () => {
    const player = await richPlayer(backend, '100');
    const seat = await sit(backend, player);
    const { socket } = await watch(backend.url, seat.token);
    const round = timeline.next(backend, other);
    for (const name of ['table:round', 'table:paid', 'setLiveBets', 'bet', 'tableChanged', 'chat:join'])
      socket.emit(name, { roundId: 'x', bets: [{ spot: 'red', amount: '10' }] });
    await seat.bet(round, { red: '1' });
    const table = await seat.open();
    expect([table.bets.staked, table.balance]).toEqual(['1.00', '99.00']);
    socket.close();
  });
});
