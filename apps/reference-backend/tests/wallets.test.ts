import { beforeAll, describe, expect, it } from 'vitest';
import {
  chooseWallet,
  createDeposit,
  getGame,
  getTransactions,
  getUserDetails,
  getWallets,
  launchGame,
  listGames,
  openGameTable,
  playRound,
  type GameRound,
} from '@casino-kit/api-contract';
import { add, compare, multiply, subtract, sum } from '@casino-kit/money';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { begunBy, depositBy, order } from './support/payments.js';
import { connect, next } from './support/sockets.js';
import {
  cardToken,
  deposit,
  newKey,
  newPlayer,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { fetchWithdrawalOverview } from './support/withdrawing.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
  await changeSettings(backend, { useMultiWallet: true });
});

const fetchWallets = async ({ token }: TestPlayer) =>
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
  it('start with one, in the currency of the account', async () => {
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
    expect(await fetchWallets(player)).toEqual([
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

  it('decide the currency of details, deposits, withdrawals and rounds', async () => {
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
    expect(await fetchWithdrawalOverview(backend, player)).toMatchObject({
      currencyCode: 'USD',
      balance: '40.00',
    });
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
    expect(await fetchWallets(player)).toEqual([
      ['EUR', '30.00', false],
      ['USD', round.balance, true],
    ]);
  });

  it('accept known currencies, and no new ones when the brand has one wallet per player', async () => {
    const player = await newPlayer(backend);
    for (const code of ['XXX', '', 'DOGE'])
      expect(await choose(player, code)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fields: { currencyCode: 'form.currency.required' } },
      });
    await choose(player, 'BTC');
    await changeSettings(backend, { useMultiWallet: null });
    expect((await choose(player, 'USD')).body.code).toBe('VALIDATION');
    // An earlier wallet with money stays available.
    expect((await choose(player, 'EUR')).status).toBe(200);
    await changeSettings(backend, { useMultiWallet: true });
  });

  it('are not doubled by concurrent choices', async () => {
    const player = await newPlayer(backend);
    const codes = ['USD', 'GBP', 'USD', 'BTC', 'GBP', 'USD'];
    const responses = await Promise.all(codes.map((code) => choose(player, code)));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const wallets = await fetchWallets(player);
    expect(wallets.map(([code]) => code).sort()).toEqual(['BTC', 'EUR', 'GBP', 'USD']);
    expect(wallets.filter(([, , active]) => active)).toHaveLength(1);
  });
});

describe('a wallet in coins', () => {
  /** Creates a player whose active wallet has received coins of a network, by the method that accepts them. */
  const playerWith = async (currencyCode: string, network: string, amount: string) => {
    const player = await newPlayer(backend);
    await choose(player, currencyCode);
    const { depositId } = await begunBy(backend, player, 'crypto', { network, amount, currencyCode });
    await order(backend, depositId, 'confirm');
    return player;
  };
  const launchTable = async ({ token }: TestPlayer, mode: 'real' | 'demo' = 'real') => {
    const launched = await backend.call(launchGame, {
      token,
      params: { slug: 'pearl-diver' },
      body: { mode, locale: 'en' },
    });
    const table = launched.body.data.url.split('launch=')[1];
    return { table, emitted: (await backend.call(openGameTable, { token: table })).body.data };
  };
  const play = (table: string | undefined, stake: string) =>
    backend.call(playRound, {
      token: table,
      headers: { 'idempotency-key': newKey() },
      body: { stake },
    });
  const fetchHistory = async ({ token }: TestPlayer, kind: string) =>
    (await backend.call(getTransactions, { token, query: { pageNo: '1', limit: '100', kind } })).body.data
      .transactions.rows;

  it('is offered beside state currencies when players may have several', async () => {
    const player = await newPlayer(backend);
    const { currencies } = (await backend.call(getWallets, { token: player.token })).body.data;
    expect(currencies).toEqual(
      expect.arrayContaining([
        { code: 'EUR', name: 'Euro' },
        { code: 'BTC', name: 'Bitcoin' },
        { code: 'USDT', name: 'Tether' },
      ]),
    );
    expect((await choose(player, 'BTC')).body.data.currencies).toEqual(currencies);
    await changeSettings(backend, { useMultiWallet: null });
    const alone = await backend.call(getWallets, { token: player.token });
    await changeSettings(backend, { useMultiWallet: true });
    expect(alone.body.data.currencies).toEqual([]);
  });

  it('is paid into by crypto, within that method’s range, and by nothing else', async () => {
    const player = await newPlayer(backend);
    await choose(player, 'BTC');
    const pay = (paymentMethodId: string, amount: string) =>
      depositBy(backend, player, paymentMethodId, { amount, currencyCode: 'BTC', network: 'btc' });
    expect((await pay('bank', '0.01')).body.code).toBe('PAYMENT_SERVICE_ERROR');
    expect(await pay('crypto', '0.0003')).toMatchObject({
      status: 400,
      body: { code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', params: { min: '0.00032', max: '0.8' } },
    });
    const { data } = (await pay('crypto', '0.01234567')).body;
    expect(data).toMatchObject({ amount: '0.01234567', next: { asset: 'BTC', cryptoAmount: '0.01234567' } });
    expect((await order(backend, data.depositId, 'confirm'))?.status).toBe('completed');
    expect(await fetchWallets(player)).toEqual([
      ['EUR', '0.00', false],
      ['BTC', '0.01234567', true],
    ]);
    expect(await fetchHistory(player, 'deposit')).toMatchObject([
      { amount: '0.01234567', currencyCode: 'BTC', balanceBefore: '0.00000000', balanceAfter: '0.01234567' },
    ]);
  });

  it.each([
    ['BTC', 'btc', '0.01234567', '0.00001000', '0.00000200'],
    ['USDT', 'trc20', '250.12345678', '1.00000000', '0.20000000'],
  ])('of %s accepts its own stakes and shows every figure with eight decimals', async (...row) => {
    const [currencyCode, network, amount, stake, usual] = row;
    const player = await playerWith(currencyCode, network, amount);
    const { table, emitted } = await launchTable(player);
    expect(emitted).toMatchObject({ currencyCode, balance: amount, defaultBet: usual });
    expect(emitted.betSteps).toContain(stake);
    const game = (await backend.call(getGame, { params: { slug: 'pearl-diver' }, query: { currencyCode } }))
      .body.data;
    expect([game.minBet, game.maxBet]).toEqual([emitted.betSteps[0], emitted.betSteps.at(-1)]);
    let balance: string = amount;
    for (let round = 0; round < 12; round += 1) {
      const { data } = (await play(table, stake)).body;
      expect(data.stake).toBe(stake);
      expect(data.payout).toMatch(/^\d+\.\d{8}$/);
      const after = add(subtract(balance, stake), data.payout);
      balance = data.balance ?? '';
      expect(compare(balance, after)).toBe(0);
    }
    expect(balance).toMatch(/^\d+\.\d{8}$/);
    expect(await fetchWallets(player)).toContainEqual([currencyCode, balance, true]);
    const rows = await fetchHistory(player, 'casino');
    expect(rows.filter(({ type }) => type === 'bet')).toHaveLength(12);
    let before: string = amount;
    for (const { type, amount: moved, ...emitted } of [...rows].reverse()) {
      expect([emitted.currencyCode, emitted.balanceBefore]).toEqual([currencyCode, before]);
      before = emitted.balanceAfter ?? '';
      expect(compare(before, (type === 'bet' ? subtract : add)(emitted.balanceBefore ?? '', moved))).toBe(0);
    }
    expect(before).toBe(balance);
  });

  it('wins what the ledger can store to the last unit', async () => {
    const player = await playerWith('BTC', 'btc', '0.01');
    const { table } = await launchTable(player);
    let won: GameRound | undefined;
    for (let round = 0; round < 200 && won === undefined; round += 1) {
      const { data } = (await play(table, '0.000002')).body;
      if (compare(data.payout, '0') > 0) won = data;
    }
    expect(won?.stake).toBe('0.00000200');
    const wins = [won?.spin, ...(won?.freeSpins ?? [])].flatMap((spin) => spin?.wins ?? []);
    const paid = sum(wins.map(({ payout }) => payout));
    expect(compare(paid, won?.payout ?? '')).toBe(0);
    expect((await fetchHistory(player, 'casino')).find(({ type }) => type === 'win')).toMatchObject({
      amount: won?.payout,
      balanceAfter: won?.balance,
    });
  });

  it('rejects stakes of other currencies, and plays demos in its own', async () => {
    const player = await playerWith('BTC', 'btc', '0.01');
    const { table, emitted } = await launchTable(player);
    expect(await play(table, '1')).toMatchObject({
      status: 400,
      body: { code: 'MIN_MAX_BET', params: { min: emitted.betSteps[0], max: emitted.betSteps.at(-1) } },
    });
    expect((await launchTable(player, 'demo')).emitted).toMatchObject({
      currencyCode: 'BTC',
      balance: '0.01000000',
    });
    const listed = await backend.call(listGames, { query: { currencyCode: 'BTC', limit: '1' } });
    const usual = await backend.call(listGames, { query: { limit: '1' } });
    expect(
      compare(
        listed.body.data.rows[0]?.maxBet ?? '',
        multiply(usual.body.data.rows[0]?.maxBet ?? '', '0.00001'),
      ),
    ).toBe(0);
  });
});

describe('sockets', () => {
  it('receive the balance of the selected wallet, and only of the active one', async () => {
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
    const emitted = Promise.all([next(socket, 'debit'), next(socket, 'balance')]);
    await backend.call(playRound, {
      token: launched.body.data.url.split('launch=')[1],
      headers: { 'idempotency-key': newKey() },
      body: { stake: '1.00' },
    });
    expect(await emitted).toMatchObject([{ currencyCode: 'EUR' }, { amount: '0.00' }]);
    socket.close();
  });
});
