import { beforeAll, describe, expect, it } from 'vitest';
import { confirmBonusBuy, getGame, getTransactions, launchGame, playRound } from '@casino-kit/api-contract';
import { multiply } from '@casino-kit/money';
import { fetchBonuses, giveBonus, openTable, verifiedPlayer } from './support/bonuses.js';
import { fund, fetchStatements } from './support/rakeback.js';
import { newKey, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const slug = 'pearl-diver';
const gift = { cashAmount: '40', wageringMultiplier: '10', maxWin: null, maxBet: '2' };
const confirm = ({ token }: TestPlayer, cost: string) =>
  backend.call(confirmBonusBuy, { token, params: { slug }, body: { cost } });
const fetchPrice = async (player: TestPlayer) => {
  const { body } = await (await openTable(backend, player)).open();
  return body.data.bonusBuy?.price ?? '';
};

describe('bought free spins', () => {
  it('cost what the table shows and start at once; the round reports everything that was paid', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '50');
    const { open, play } = await openTable(backend, player);
    const { bonusBuy, freeSpins } = (await open()).body.data;
    expect(Number(bonusBuy?.returnToPlayer)).toBeGreaterThan(94);
    const cost = multiply('0.20', bonusBuy?.price ?? '0');
    const { status, body } = await play({ stake: '0.20', bonusBuy: true });
    expect(status).toBe(200);
    const { data: round } = body;
    expect(Number(round.stake)).toBe(Number(cost));
    expect(round.stake).toMatch(/^\d+\.\d\d$/);
    expect(round.freeSpins).toHaveLength(freeSpins.spins);
    expect(round.spin.scatters).toBeGreaterThanOrEqual(freeSpins.scatters);
    expect(Number(round.balance)).toBeCloseTo(50 - Number(cost) + Number(round.payout), 8);
    expect(await fetchStatements(backend, player)).toMatchObject([{ rounds: 1, wagered: round.stake }]);
  });

  it('are paid once for one key', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '50');
    const { play } = await openTable(backend, player);
    const key = newKey();
    const [first, second] = await Promise.all([
      play({ stake: '0.20', bonusBuy: true }, key),
      play({ stake: '0.20', bonusBuy: true }, key),
    ]);
    expect(first.body.data.roundId).toBe(second.body.data.roundId);
    const { body } = await backend.call(getTransactions, {
      token: player.token,
      query: { limit: '10', pageNo: '1', kind: 'casino' },
    });
    expect(body.data.transactions.rows.filter(({ type }) => type === 'bet')).toHaveLength(1);
  });

  it('are rejected when the balance does not cover them, and when the game sells none', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '2');
    const here = await openTable(backend, player);
    expect(await here.play({ stake: '0.20', bonusBuy: true })).toMatchObject({
      status: 409,
      body: { code: 'INSUFFICIENT_BALANCE' },
    });
    const elsewhere = await openTable(backend, player, 'book-of-tides');
    expect((await elsewhere.open()).body.data.bonusBuy).toBeNull();
    expect(await elsewhere.play({ stake: '0.20', bonusBuy: true })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { bonusBuy: 'form.validation.invalid.format' } },
    });
  });

  it('can be bought with the play money of a demo', async () => {
    const player = await verifiedPlayer(backend);
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug },
      body: { mode: 'demo', locale: 'en' },
    });
    const { body } = await backend.call(playRound, {
      token: launched.body.data.url.split('launch=')[1],
      headers: { 'idempotency-key': newKey() },
      body: { stake: '1.00', bonusBuy: true },
    });
    const { balance, payout, stake } = body.data;
    expect(Number(stake)).toBe(Number(await fetchPrice(player)));
    expect(Number(balance)).toBeCloseTo(1000 - Number(stake) + Number(payout), 8);
  });

  it('are shown on the page of the game', async () => {
    const shown = async (game: string) =>
      (await backend.call(getGame, { params: { slug: game } })).body.data.bonusBuy;
    expect([await shown(slug), await shown('book-of-tides')]).toEqual([true, false]);
  });
});

describe('a bonus buy above the bet limit of an active bonus', () => {
  it('waits for the player, and is exempt once: only the next round, at the confirmed price', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, gift);
    const { play } = await openTable(backend, player);
    const buy = { stake: '0.20', bonusBuy: true };
    const requested = await play(buy);
    expect(requested).toMatchObject({
      status: 400,
      body: { code: 'BONUS_BUY_OVER_LIMIT', params: { max: '2.00', bonus: 'Harbour gift' } },
    });
    const cost = requested.body.params?.cost ?? '';
    expect(Number(cost)).toBe(0.2 * Number(await fetchPrice(player)));
    expect(await confirm(player, cost)).toMatchObject({ status: 200, body: { data: { cost } } });
    // Another price than the confirmed one is rejected as before.
    expect((await play({ stake: '0.40', bonusBuy: true })).body.code).toBe('BONUS_BUY_OVER_LIMIT');
    expect((await play({ stake: '3' })).body.code).toBe('BONUS_MAX_BET');
    const bought = await play(buy);
    expect(bought.status).toBe(200);
    expect(await fetchBonuses(backend, player)).toMatchObject([{ wagered: bought.body.data.stake }]);
    expect((await play(buy)).body.code).toBe('BONUS_BUY_OVER_LIMIT');
  });

  it('is not exempt any more after a regular bet', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, gift);
    const { play } = await openTable(backend, player);
    const buy = { stake: '0.20', bonusBuy: true };
    await confirm(player, (await play(buy)).body.params?.cost ?? '');
    expect((await play({ stake: '0.20' })).status).toBe(200);
    expect((await play(buy)).body.code).toBe('BONUS_BUY_OVER_LIMIT');
  });

  it('is made once when it is sent twice at the same time', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, gift);
    const { play } = await openTable(backend, player);
    const buy = { stake: '0.20', bonusBuy: true };
    await confirm(player, (await play(buy)).body.params?.cost ?? '');
    const responses = await Promise.all([play(buy), play(buy), play(buy)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('needs no confirmation below the limit', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, { ...gift, maxBet: '5' });
    const { play } = await openTable(backend, player);
    expect((await play({ stake: '0.20', bonusBuy: true })).status).toBe(200);
  });

  it('can be confirmed only by a logged-in player, for a game that exists', async () => {
    const player = await verifiedPlayer(backend);
    const unknown = await backend.call(confirmBonusBuy, {
      token: player.token,
      params: { slug: 'no-such-game' },
      body: { cost: '3' },
    });
    expect(unknown.body.code).toBe('GAME_NOT_FOUND');
    expect((await backend.call(confirmBonusBuy, { params: { slug }, body: { cost: '3' } })).status).toBe(401);
    for (const cost of [1e21, 1e-9, '20.005', '9'.repeat(30), '-1', '0'])
      expect(
        await backend.call(confirmBonusBuy, { token: player.token, params: { slug }, body: { cost } }),
        String(cost),
      ).toMatchObject({ status: 400, body: { fields: { cost: 'form.validation.invalid.format' } } });
    expect((await confirm(player, '-3')).body.code).toBe('VALIDATION');
  });
});
