import { beforeAll, describe, expect, it } from 'vitest';
import {
  chooseWallet,
  createDeposit,
  getUserDetails,
  getWallets,
  launchGame,
  playRound,
  type GameRound,
} from '@casino-kit/api-contract';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { connect, next } from './support/sockets.js';
import {
  cardToken,
  deposit,
  newKey,
  newPlayer,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { overviewOf } from './support/withdrawing.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
  await changeSettings(backend, { useMultiWallet: true });
});

const walletsOf = async ({ token }: TestPlayer) =>
  (await backend.call(getWallets, { token })).body.data.wallets.map((wallet) => [
    wallet.currencyCode,
    wallet.totalAmount,
    wallet.active,
  ]);
const choose = ({ token }: TestPlayer, currencyCode: string) =>
  backend.call(chooseWallet, { token, body: { currencyCode } });
const payIn = async ({ token }: TestPlayer, amount: string, currencyCode: string) =>
  backend.call(createDeposit, {
    token,
    headers: { 'idempotency-key': newKey() },
    body: { paymentMethodId: 'card', amount, currencyCode, cardToken: await cardToken(backend) },
  });

describe('wallets', () => {
  it('are one to begin with, in the currency of the account', async () => {
    const player = await newPlayer(backend);
    const { data } = (await backend.call(getWallets, { token: player.token })).body;
    expect(data.wallets).toEqual([
      {
        currencyCode: 'EUR',
        isCrypto: false,
        amount: '0.00',
        nonCashAmount: '0.00',
        totalAmount: '0.00',
        active: true,
      },
    ]);
  });

  it('are opened when they are chosen, and the others stay', async () => {
    const player = await newPlayer(backend);
    expect((await choose(player, 'usdt')).body.data.wallets).toMatchObject([
      { currencyCode: 'EUR', active: false },
      { currencyCode: 'USDT', isCrypto: true, amount: '0.00000000', active: true },
    ]);
    await choose(player, 'EUR');
    await deposit(backend, player, { amount: '50' });
    await choose(player, 'NOK');
    expect(await walletsOf(player)).toEqual([
      ['EUR', '50.00', false],
      ['USDT', '0.00000000', false],
      ['NOK', '0.00', true],
    ]);
    const again = await choose(player, 'NOK');
    expect(again.status).toBe(200);
    expect((await choose(player, 'EUR')).body.data.wallets[0]).toMatchObject({
      amount: '50.00',
      active: true,
    });
  });

  it('lead everything that is about the player: details, deposits, withdrawals, rounds', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '30' });
    await choose(player, 'USD');
    const details = (await backend.call(getUserDetails, { token: player.token })).body.data;
    expect(details).toMatchObject({
      getUser: { currencyCode: 'USD' },
      userWallet: { totalAmount: '0.00' },
      isCrypto: false,
      currencySymbol: '$',
    });
    expect((await payIn(player, '40', 'EUR')).body.code).toBe('PAYMENT_SERVICE_ERROR');
    expect((await payIn(player, '40', 'USD')).body.data).toMatchObject({ status: 'completed' });
    expect(await overviewOf(backend, player)).toMatchObject({ currencyCode: 'USD', balance: '40.00' });
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'real', locale: 'en' },
    });
    const round: GameRound = (
      await backend.call(playRound, {
        token: launched.body.data.url.split('launch=')[1],
        headers: { 'idempotency-key': newKey() },
        body: { stake: '1.00' },
      })
    ).body.data;
    expect(await walletsOf(player)).toEqual([
      ['EUR', '30.00', false],
      ['USD', round.balance, true],
    ]);
  });

  it('are of known currencies, and no new ones where the brand has one wallet a player', async () => {
    const player = await newPlayer(backend);
    for (const code of ['XXX', '', 'DOGE'])
      expect(await choose(player, code)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fields: { currencyCode: 'form.currency.required' } },
      });
    await choose(player, 'BTC');
    await changeSettings(backend, { useMultiWallet: null });
    expect((await choose(player, 'USD')).body.code).toBe('VALIDATION');
    // What is in a wallet from before stays within reach.
    expect((await choose(player, 'EUR')).status).toBe(200);
    await changeSettings(backend, { useMultiWallet: true });
  });

  it('are not doubled by choosing many at once', async () => {
    const player = await newPlayer(backend);
    const codes = ['USD', 'GBP', 'USD', 'BTC', 'GBP', 'USD'];
    const answers = await Promise.all(codes.map((code) => choose(player, code)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const wallets = await walletsOf(player);
    expect(wallets.map(([code]) => code).sort()).toEqual(['BTC', 'EUR', 'GBP', 'USD']);
    expect(wallets.filter(([, , active]) => active)).toHaveLength(1);
  });
});

describe('sockets', () => {
  it('hear the balance of the wallet that was chosen, and only of the active one', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '25' });
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'real', locale: 'en' },
    });
    const socket = await connect(other.url, player.token);
    const chosen = Promise.all([next(socket, 'wallet:balance'), next(socket, 'balance')]);
    await choose(player, 'USD');
    expect(await chosen).toEqual([
      { cash: '0.00', nonCash: '0.00', total: '0.00', currencyCode: 'USD' },
      { amount: '0.00', nonCashAmount: '0.00', totalAmount: '0.00', currencyCode: 'USD' },
    ]);
    // A game that is still open plays on in the currency it was opened in.
    const told = Promise.all([next(socket, 'debit'), next(socket, 'balance')]);
    await backend.call(playRound, {
      token: launched.body.data.url.split('launch=')[1],
      headers: { 'idempotency-key': newKey() },
      body: { stake: '1.00' },
    });
    expect(await told).toMatchObject([{ currencyCode: 'EUR' }, { amount: '0.00' }]);
    socket.close();
  });
});
