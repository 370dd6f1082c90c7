import { beforeAll, describe, expect, it } from 'vitest';
import { launchGame, login, logout, playRound, updateUserDetails } from '@casino-kit/api-contract';
import { startNodes } from './support/nodes.js';
import { connect, dropped, next, open } from './support/sockets.js';
import { deposit, newKey, newPlayer, password, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});

describe('the socket', () => {
  it('accepts players only, of known origins only', async () => {
    const { token } = await newPlayer(backend);
    const socket = await connect(backend.url, token);
    expect(socket.connected).toBe(true);
    socket.close();
    await expect(connect(backend.url, undefined)).rejects.toThrow('UNAUTHORIZED');
    await expect(connect(backend.url, 'not good')).rejects.toThrow('UNAUTHORIZED');
    await expect(connect(backend.url, token, 'http://evil.test')).rejects.toThrow();
  });

  it('sends the balances on connect, as the player may have missed changes', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '30' });
    const socket = open(other.url, player.token);
    const emitted = await Promise.all([next(socket, 'balance'), next(socket, 'wallet:balance')]);
    expect(emitted).toEqual([
      { amount: '30.00', nonCashAmount: '0.00', totalAmount: '30.00', currencyCode: 'EUR' },
      { cash: '30.00', nonCash: '0.00', total: '30.00', currencyCode: 'EUR' },
    ]);
    socket.close();
  });

  it('emits a deposit to every device, across nodes', async () => {
    const player = await newPlayer(backend);
    const sockets = [await connect(backend.url, player.token), await connect(other.url, player.token)];
    const emitted = sockets.map((socket) =>
      Promise.all([
        next(socket, 'deposit'),
        next(socket, 'credit'),
        next(socket, 'wallet:credit'),
        next(socket, 'wallet:balance'),
        next(socket, 'balance'),
      ]),
    );
    const { body } = await deposit(backend, player, { amount: '30' });
    for (const [paid, credit, walletCredit, walletBalance, balance] of await Promise.all(emitted)) {
      expect(paid).toEqual({ count: 1, depositId: body.data.depositId, amount: '30.00' });
      expect(credit).toMatchObject({ amount: '30.00', currencyCode: 'EUR' });
      expect(walletCredit).toEqual(walletBalance);
      expect(walletBalance).toEqual({
        cash: '30.00',
        nonCash: '0.00',
        total: '30.00',
        currencyCode: 'EUR',
      });
      expect(balance).toEqual({
        amount: '30.00',
        nonCashAmount: '0.00',
        totalAmount: '30.00',
        currencyCode: 'EUR',
      });
    }
    for (const socket of sockets) socket.close();
  });

  it('emits a failed deposit and a round to their player alone', async () => {
    const player = await newPlayer(backend);
    const stranger = await newPlayer(backend);
    await deposit(backend, player);
    const socket = await connect(other.url, player.token);
    const silent = await connect(other.url, stranger.token);
    const received: string[] = [];
    silent.onAny((event: string) => received.push(event));

    const failed = next(socket, 'failedDeposit');
    await deposit(backend, player, { number: '4000000000000002' });
    expect(await failed).toMatchObject({ method: 'card', errorCode: 'CARD_DECLINED' });

    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'real', locale: 'en' },
    });
    const emitted = Promise.all([
      next(socket, 'debit'),
      next(socket, 'wallet:debit'),
      next(socket, 'wallet:balance'),
    ]);
    const round = await backend.call(playRound, {
      token: launched.body.data.url.split('launch=')[1],
      headers: { 'idempotency-key': newKey() },
      body: { stake: '0.40' },
    });
    const [debit, walletDebit, balance] = await emitted;
    expect(debit).toMatchObject({ amount: '0.40', currencyCode: 'EUR' });
    expect(walletDebit).toEqual(balance);
    expect(balance.cash).toBe(round.body.data.balance);

    const own = next(silent, 'deposit');
    await deposit(backend, stranger);
    await own;
    // Events reach another node in the order in which they were emitted.
    expect(received[0]).toBe('deposit');
    for (const open of [socket, silent]) open.close();
  });

  it('receives many balances in their order, across nodes', async () => {
    const player = await newPlayer(backend);
    const socket = await connect(other.url, player.token);
    const received: string[] = [];
    const amounts = Array.from({ length: 60 }, (_, index) => `${index}.00`);
    const all = new Promise<void>((resolve) => {
      socket.on('balance', ({ amount }: { amount: string }) => {
        received.push(amount);
        if (received.length === amounts.length) resolve();
      });
    });
    for (const amount of amounts) backend.services.live.emit(player.id, 'balance', { amount });
    await all;
    expect(received).toEqual(amounts);
    socket.close();
  });

  it('is disconnected by the server after a logout, on every node', async () => {
    const player = await newPlayer(backend);
    const sockets = [await connect(backend.url, player.token), await connect(other.url, player.token)];
    const gone = Promise.all(sockets.map(dropped));
    const began = performance.now();
    await backend.call(logout, { token: player.token });
    expect(await gone).toEqual(['io server disconnect', 'io server disconnect']);
    process.stdout.write(
      `sockets after a logout: dropped after ${Math.round(performance.now() - began)} ms\n`,
    );
    await expect(connect(backend.url, player.token)).rejects.toThrow('UNAUTHORIZED');
  });

  it('is disconnected on other devices when the password changes', async () => {
    const player = await newPlayer(backend);
    const second = await backend.call(login, { body: { email: player.email, password } });
    const [stored, lost] = [
      await connect(backend.url, player.token),
      await connect(other.url, second.body.data.accessToken),
    ];
    const gone = dropped(lost);
    await backend.call(updateUserDetails, {
      token: player.token,
      body: { password, newPassword: 'Strong-33' },
    });
    await gone;
    expect(stored.connected).toBe(true);
    stored.close();
  });
});
