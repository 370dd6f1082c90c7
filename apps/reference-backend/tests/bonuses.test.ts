import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Bonus,
  cancelBonus,
  checkCoupon,
  getAllBonus,
  getTransactions,
  getUserDetails,
  launchGame,
} from '@casino-kit/api-contract';
import { endDueBonuses } from '../src/bonuses/end-due-bonuses.js';
import { players } from '../src/identity/tables.js';
import { eq } from 'drizzle-orm';
import { fetchBonuses, giveBonus, offerUp, openTable, take, verifiedPlayer } from './support/bonuses.js';
import { depositBy, order } from './support/payments.js';
import { fund, playFor, fetchStatements } from './support/rakeback.js';
import { startNodes } from './support/nodes.js';
import {
  cardToken,
  deposit,
  newKey,
  newPlayer,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
beforeEach(() => shift(0));

const day = 86_400_000;
const shift = (ms: number) => [backend, other].forEach(({ clock }) => clock.shiftTo(ms));
const details = async ({ token }: TestPlayer) => {
  const { userWallet, activeBonus } = (await backend.call(getUserDetails, { token })).body.data;
  return { cash: userWallet!.amount, bonus: userWallet!.nonCashAmount, activeBonus };
};
const forfeit = ({ token }: TestPlayer, userBonusId: string) =>
  backend.call(cancelBonus, { token, params: { userBonusId } });
const gift: Partial<Bonus> = { cashAmount: '10', wageringMultiplier: '2', maxWin: '8', maxBet: '5' };

const table = (player: TestPlayer, slug?: string) => openTable(backend, player, slug);

describe('a bonus without a deposit', () => {
  it('is bonus money that is wagered into cash, up to the maximum', async () => {
    const player = await verifiedPlayer(backend);
    const given = await giveBonus(backend, player, gift);
    expect(given).toMatchObject({
      status: 'active',
      balance: '10.00',
      wagerTotal: '20.00',
      wagerLeft: '20.00',
    });
    expect(await details(player)).toMatchObject({
      cash: '0.00',
      bonus: '10.00',
      activeBonus: { id: given.userBonusId, amount: '10.00', wagered: '0.00', wagerTotal: '20.00' },
    });
    // Of 10 in bonus money 5 are lost, 5 are won back and more.
    await playFor(backend, player, '5');
    expect(await fetchBonuses(backend, player)).toMatchObject([{ balance: '5.00', wagered: '5.00' }]);
    await playFor(backend, player, '5', { wins: true });
    expect((await playFor(backend, player, '5', { wins: true })).endedBonus).toBeNull();
    const last = await playFor(backend, player, '5', { wins: true });
    const [ended] = await fetchBonuses(backend, player, { state: 'ended' });
    expect(ended).toMatchObject({ status: 'completed', balance: '0.00', wagered: '20.00' });
    expect(last.endedBonus).toEqual({
      name: 'Harbour gift',
      status: 'completed',
      converted: ended?.converted,
    });
    expect((await details(player)).cash).toBe(ended?.converted);
    expect(Number(ended?.converted)).toBeGreaterThan(0);
    expect(Number(ended?.converted)).toBeLessThanOrEqual(8);
    expect(await details(player)).toMatchObject({ bonus: '0.00', activeBonus: null });
  });

  it('is staked after cash, and what it costs the house lowers the rakeback', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '3');
    await giveBonus(backend, player, { ...gift, wageringMultiplier: '0.5', maxWin: null });
    await playFor(backend, player, '5');
    // 3 in cash and 2 of the bonus are spent; the requirement was 5, so that 8 were converted to cash.
    expect(await details(player)).toMatchObject({ cash: '8.00', bonus: '0.00', activeBonus: null });
    const [statement] = await fetchStatements(backend, player);
    expect(statement).toMatchObject({ wagered: '3.00', won: '0.00', bonusCost: '8.00', ngr: '-5.00' });
  });

  it('counts real money alone when its terms require that', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '3');
    await giveBonus(backend, player, { ...gift, wageringType: 'REAL_MONEY_ONLY' });
    await playFor(backend, player, '5');
    expect(await fetchBonuses(backend, player)).toMatchObject([{ wagered: '3.00', balance: '8.00' }]);
  });

  it('limits bets, excludes games, and reports both', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, { ...gift, maxBet: '2', contributions: { slots: 100 } });
    const { open, play } = await table(player);
    expect((await open()).body.data).toMatchObject({
      balance: '10.00',
      bonus: { name: 'Harbour gift', maxBet: '2.00', freeSpinsLeft: 0 },
    });
    expect(await play({ stake: '3' })).toMatchObject({
      status: 400,
      body: { code: 'BONUS_MAX_BET', params: { max: '2.00' } },
    });
    expect((await play({ stake: '2' })).status).toBe(200);
    await expect(playFor(backend, player, '1', { gameKind: 'live' })).rejects.toMatchObject({
      code: 'NON_BONUS_GAME',
    });
  });

  it('names in its terms the kinds of games that a launch accepts, before and after its activation', async () => {
    const player = await verifiedPlayer(backend);
    const bonusId = await offerUp(backend, { ...gift, contributions: { slots: 100, live: 10 } });
    const offered = await backend.call(getAllBonus, {
      token: player.token,
      query: { pageNo: '1', limit: '1', bonusId },
    });
    expect(offered.body.data.bonus.rows[0]?.contributions).toEqual({ slots: 100 });
    await take(backend, player, { bonusId });
    expect((await fetchBonuses(backend, player))[0]?.contributions).toEqual({ slots: 100 });
    const launch = async (slug: string) =>
      (
        await backend.call(launchGame, {
          token: player.token,
          params: { slug },
          body: { mode: 'real', locale: 'en' },
        })
      ).body.code;
    expect([await launch('book-of-tides'), await launch('harbour-roulette')]).toEqual([
      undefined,
      'NON_BONUS_GAME',
    ]);
  });

  it('that ended with a round is returned with it, one that had expired before is not', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, gift);
    await playFor(backend, player, '5');
    const last = await playFor(backend, player, '5');
    expect(last).toMatchObject({
      bonus: null,
      endedBonus: { name: 'Harbour gift', status: 'lost', converted: '0.00' },
    });
    await fund(backend, player, '10');
    await giveBonus(backend, player, { ...gift, validDays: 1 });
    shift(2 * day);
    expect(await playFor(backend, player, '5')).toMatchObject({ bonus: null, endedBonus: null });
  });

  it('ends when it expires', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, { ...gift, validDays: 7 });
    shift(7 * day - 60_000);
    expect(await fetchBonuses(backend, player)).toMatchObject([{ status: 'active' }]);
    shift(7 * day);
    await endDueBonuses(backend.services);
    expect(await fetchBonuses(backend, player)).toMatchObject([{ status: 'expired', forfeited: '10.00' }]);
    expect(await details(player)).toMatchObject({ bonus: '0.00', activeBonus: null });
  });

  it('is forfeited with its money; cash stays', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '3');
    const { userBonusId } = await giveBonus(backend, player, gift);
    expect((await forfeit(player, userBonusId)).body.data).toMatchObject({
      status: 'cancelled',
      forfeited: '10.00',
      balance: '0.00',
    });
    expect(await details(player)).toMatchObject({ cash: '3.00', bonus: '0.00' });
    expect(await forfeit(player, userBonusId)).toMatchObject({ status: 404 });
    const stranger = await giveBonus(backend, await verifiedPlayer(backend), gift);
    expect(await forfeit(player, stranger.userBonusId)).toMatchObject({ status: 404 });
  });

  it('is activated once, however many requests come at a time', async () => {
    const player = await verifiedPlayer(backend);
    const bonusId = await offerUp(backend, gift);
    const key = newKey();
    const same = await Promise.all(
      [backend, other, backend].map((node) => take(node, player, { bonusId }, key)),
    );
    expect(new Set(same.map(({ body }) => body.data.userBonusId)).size).toBe(1);
    const others = await Promise.all([backend, other].map((node) => take(node, player, { bonusId })));
    expect(others.map(({ body }) => body.code)).toEqual(['RETRY_PERIOD', 'RETRY_PERIOD']);
    expect(await details(player)).toMatchObject({ bonus: '10.00' });
  });

  it('is in the currency and language of the player', async () => {
    const player = await verifiedPlayer(backend);
    await backend.services.database
      .update(players)
      .set({ currencyCode: 'NOK' })
      .where(eq(players.id, player.id));
    const bonusId = await offerUp(backend, gift);
    const offer = await backend.call(getAllBonus, {
      token: player.token,
      query: { pageNo: '1', limit: '1', bonusId, language: 'de' },
    });
    expect(offer.body.data.bonus.rows).toMatchObject([{ name: 'Hafengeschenk', cashAmount: '100.00' }]);
    expect((await take(backend, player, { bonusId })).body.data).toMatchObject({
      currencyCode: 'NOK',
      amount: '100.00',
    });
  });
});

describe('free spins', () => {
  it('are played at their table and become bonus money, then cash', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, {
      type: 'freespins',
      freeSpinsQuantity: 3,
      freeSpinValue: '0.20',
      wageringMultiplier: '0',
      games: [{ slug: 'pearl-diver', name: 'Pearl Diver' }],
    });
    const elsewhere = await table(player, 'book-of-tides');
    expect((await elsewhere.open()).body.data.bonus).toMatchObject({ freeSpinsLeft: 0 });
    expect((await elsewhere.play({ stake: '0.20', freeSpin: true })).body.fields).toHaveProperty('freeSpin');
    const { open, play } = await table(player);
    expect((await open()).body.data.bonus).toMatchObject({ freeSpinsLeft: 3, freeSpinValue: '0.20' });
    expect((await play({ stake: '1', freeSpin: true })).body.fields).toHaveProperty('freeSpin');
    let won = 0;
    for (const left of [2, 1]) {
      const { data } = (await play({ stake: '0.20', freeSpin: true })).body;
      expect(data).toMatchObject({ stake: '0', bonus: { freeSpinsLeft: left } });
      won += Math.round(Number(data.payout) * 100);
    }
    const last = (await play({ stake: '0.20', freeSpin: true })).body.data;
    won += Math.round(Number(last.payout) * 100);
    expect(last.bonus ?? null).toBeNull();
    const [ended] = await fetchBonuses(backend, player);
    expect(Number(ended?.converted) * 100).toBeCloseTo(won);
    expect(Number((await details(player)).cash) * 100).toBeCloseTo(won);
    expect((await play({ stake: '0.20', freeSpin: true })).body.fields).toHaveProperty('freeSpin');
  });

  it('are active beside a bonus of money, one of each', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, gift);
    const spins = { type: 'freespins' as const, freeSpinsQuantity: 5, freeSpinValue: '0.20' };
    await giveBonus(backend, player, spins);
    expect((await fetchBonuses(backend, player, { state: 'active' })).length).toBe(2);
    const more = await take(backend, player, { bonusId: await offerUp(backend, spins) });
    expect(more).toMatchObject({ status: 409, body: { code: 'ACTIVE_FREE_SPINS' } });
    const bonusId = await offerUp(backend, gift);
    expect((await take(backend, player, { bonusId })).body.code).toBe('ACTIVE_BONUS');
    expect((await take(backend, player, { bonusId, cancelActiveBonus: true })).body.data.status).toBe(
      'active',
    );
    expect((await fetchBonuses(backend, player)).map(({ status }) => status).sort()).toEqual([
      'active',
      'active',
      'cancelled',
    ]);
  });
});

describe('an instant cashback', () => {
  const emittedTo = async (bonusId: string, player?: TestPlayer) => {
    const query = { bonusId, pageNo: '1', limit: '1' };
    const response = await backend.call(getAllBonus, { query, ...(player && { token: player.token }) });
    return response.body.data.bonus.rows[0];
  };
  it('is a share of what was lost with real money, once there was a deposit', async () => {
    const player = await verifiedPlayer(backend);
    const offer = { type: 'instant_cashback' as const, depositBonusPercent: '10', maxBonusThreshold: '3' };
    const bonusId = await offerUp(backend, { ...offer, wageringMultiplier: '1' });
    expect((await take(backend, player, { bonusId })).body.code).toBe('CASHBACK_NEED_DEPOSIT');
    await deposit(backend, player, { amount: '50' });
    expect((await take(backend, player, { bonusId })).body.code).toBe('NO_CASHBACK');
    expect(await emittedTo(bonusId, player)).toMatchObject({
      refusal: { code: 'NO_CASHBACK' },
      cashback: { netLoss: '0.00', amount: '0.00' },
    });
    await playFor(backend, player, '20');
    // Two euro would end at once.
    const larger = await offerUp(backend, { ...offer, minBalance: '2.5' });
    expect((await take(backend, player, { bonusId: larger })).body.code).toBe('NO_CASHBACK');
    expect((await emittedTo(larger, player))?.cashback).toEqual({ netLoss: '20.00', amount: '0.00' });
    // The offer shows the amount that is granted and can be read afterwards.
    const emitted = await emittedTo(bonusId, player);
    const cashback = { netLoss: '20.00', amount: '2.00' };
    expect(emitted).toMatchObject({ refusal: null, cashback });
    const { data: taken } = (await take(backend, player, { bonusId })).body;
    expect(taken).toMatchObject({ amount: emitted?.cashback?.amount, depositBonusPercent: '10', cashback });
    await playFor(backend, player, '1');
    expect(await fetchBonuses(backend, player)).toMatchObject([{ cashback }]);
    expect((await emittedTo(bonusId))?.cashback).toBeNull();
    const inCalendar = await offerUp(backend, offer, { conditions: { addedToCalendar: true } });
    expect((await take(backend, player, { bonusId: inCalendar })).body.code).toBe('ADD_TO_CALENDAR');
    expect((await emittedTo(inCalendar, player))?.cashback).toBeNull();
  });

  it('shows and grants no more than its maximum', async () => {
    const player = await verifiedPlayer(backend);
    await deposit(backend, player, { amount: '50' });
    const offer = { type: 'instant_cashback' as const, depositBonusPercent: '10', maxBonusThreshold: '3' };
    const bonusId = await offerUp(backend, offer);
    await playFor(backend, player, '40');
    expect((await emittedTo(bonusId, player))?.cashback).toEqual({ netLoss: '40.00', amount: '3.00' });
    expect((await take(backend, player, { bonusId })).body.data.amount).toBe('3.00');
  });
});

describe('a deposit bonus', () => {
  const offer = {
    type: 'deposit' as const,
    depositBonusPercent: '100',
    maxBonusThreshold: '40',
    minimumDeposit: '20',
    wageringMultiplier: '35',
  };
  const pay = async (player: TestPlayer, form: object) =>
    depositBy(backend, player, 'card', { cardToken: await cardToken(backend), ...form });

  it('comes with the deposit that requested it', async () => {
    const player = await verifiedPlayer(backend);
    const bonusId = await offerUp(backend, offer);
    expect((await pay(player, { amount: '19.99', bonusId })).body.fields).toHaveProperty('bonusId');
    expect((await pay(player, { amount: '50', bonusId })).body.data).toMatchObject({
      status: 'completed',
      bonus: { bonusId, errorCode: null },
    });
    expect(await fetchBonuses(backend, player)).toMatchObject([{ amount: '40.00', wagerTotal: '1400.00' }]);
    expect(await details(player)).toMatchObject({ cash: '50.00', bonus: '40.00' });
  });

  it('ends the active one only when the player was shown it', async () => {
    const player = await verifiedPlayer(backend);
    const { userBonusId } = await giveBonus(backend, player, gift);
    const bonusId = await offerUp(backend, offer);
    expect(await pay(player, { bonusId })).toMatchObject({ status: 409, body: { code: 'ACTIVE_BONUS' } });
    expect((await pay(player, { bonusId, cancelActiveBonus: true })).body.data.status).toBe('completed');
    const [taken, before] = await fetchBonuses(backend, player);
    expect(taken).toMatchObject({ bonusId, status: 'active' });
    expect(before).toMatchObject({ userBonusId, status: 'cancelled', forfeited: '10.00' });
  });

  it('that can no longer be granted leaves the deposit as it is, and reports the reason', async () => {
    const player = await verifiedPlayer(backend);
    const bonusId = await offerUp(backend, offer, { conditions: { maximumParticipants: 1 } });
    const form = { cardToken: await cardToken(backend, '5555555555554444'), bonusId };
    const challenged = await depositBy(backend, player, 'card', form);
    expect(challenged.body.data.status).toBe('challenge');
    const second = await verifiedPlayer(backend);
    expect((await pay(second, { bonusId })).body.data.status).toBe('completed');
    expect(await order(backend, challenged.body.data.depositId, 'confirm')).toMatchObject({
      status: 'completed',
      bonus: { bonusId, errorCode: 'MAXIMUM_PARTICIPANTS' },
    });
    expect(await details(player)).toMatchObject({ bonus: '0.00' });
  });

  it('needs a deposit', async () => {
    const player = await verifiedPlayer(backend);
    const bonusId = await offerUp(backend, offer);
    expect((await take(backend, player, { bonusId })).body).toMatchObject({
      code: 'UNIFIED_ERROR',
      params: { reference: `${bonusId}-${player.id}-0` },
    });
  });
});

describe('a list of offers', () => {
  const listed = async (bonusId: string, player?: TestPlayer, more: Record<string, string> = {}) => {
    const { body } = await backend.call(getAllBonus, {
      ...(player && { token: player.token }),
      query: { pageNo: '1', limit: '100', timeZone: 'UTC', ...more },
    });
    return body.data.bonus.rows.find(({ id }) => id === bonusId);
  };
  const today = () =>
    (['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const)[backend.clock.now().getUTCDay()] ?? 'SUN';

  it('shows a player which of them they cannot have, and why; guests see no reasons', async () => {
    const player = await verifiedPlayer(backend);
    const open = await offerUp(backend, gift);
    const late = await offerUp(backend, gift, { conditions: { depositsAtLeast: 2 } });
    expect((await listed(open, player))?.refusal).toBeNull();
    expect((await listed(late, player))?.refusal).toEqual({
      code: 'DEPOSITS_NUMBER',
      params: { count: '2' },
    });
    expect((await listed(late, player, { bonusId: late }))?.refusal?.code).toBe('DEPOSITS_NUMBER');
    expect((await listed(late))?.refusal).toBeNull();
    const { userBonusId } = (await take(backend, player, { bonusId: open })).body.data;
    await forfeit(player, userBonusId);
    expect((await listed(open, player))?.refusal).toEqual({ code: 'CANCELLED', params: {} });
    // An address can be verified on the spot: no reason to hide the offer.
    expect((await listed(open, await newPlayer(backend)))?.refusal).toBeNull();
  });

  it('for a deposit contains only what this deposit can have', async () => {
    const player = await verifiedPlayer(backend);
    const offer = { type: 'deposit' as const, depositBonusPercent: '50' };
    const withDeposit = { isDeposit: 'true' };
    const now = await offerUp(backend, offer, { conditions: { validOnDays: [today()] } });
    const first = await offerUp(backend, offer, { conditions: { depositsAtMost: 0 } });
    const byCode = await offerUp(backend, offer, { coupon: 'LIST10', conditions: { needsCoupon: true } });
    expect(await listed(now, player, withDeposit)).toMatchObject({ id: now, refusal: null });
    expect(await listed(first, player, withDeposit)).toBeUndefined();
    expect(await listed(byCode, player, withDeposit)).toBeUndefined();
    expect((await listed(first, player))?.refusal?.code).toBe('DEPOSITS_NUMBER2');
  });
});

describe('a coupon', () => {
  it('grants its bonus once, with a deposit or without', async () => {
    const player = await verifiedPlayer(backend);
    await offerUp(backend, gift, { coupon: 'GIFT10', conditions: { needsCoupon: true } });
    const check = () =>
      backend.call(checkCoupon, {
        token: player.token,
        body: { couponCode: ' gift10 ', currencyCode: 'EUR' },
      });
    expect((await check()).body.data).toMatchObject({
      couponCode: 'GIFT10',
      type: 'no_deposit',
      amount: '10.00',
    });
    expect((await take(backend, player, { couponCode: 'gift10' })).body.data).toMatchObject({
      amount: '10.00',
    });
    expect((await check()).body.code).toBe('COUPON_ALREADY_REDEEMED');
    expect((await take(backend, player, { couponCode: 'GIFT10' })).body.code).toBe('COUPON_ALREADY_REDEEMED');
    expect((await take(backend, player, { couponCode: 'NOTHING' })).body.code).toBe('COUPON_NOT_APPLIED');
  });

  it('for deposits is accepted only with one', async () => {
    const player = await verifiedPlayer(backend);
    await offerUp(
      backend,
      { type: 'deposit', depositBonusPercent: '50', wageringMultiplier: '10' },
      { coupon: 'HALF', conditions: { needsCoupon: true } },
    );
    const form = { cardToken: await cardToken(backend), amount: '30', couponCode: 'half' };
    expect((await depositBy(backend, player, 'card', form)).body.data.status).toBe('completed');
    expect(await fetchBonuses(backend, player)).toMatchObject([{ amount: '15.00' }]);
    const again = { ...form, cardToken: await cardToken(backend) };
    expect((await depositBy(backend, player, 'card', again)).body.code).toBe('COUPON_ALREADY_REDEEMED');
  });
});

describe('the history', () => {
  it('separates bonus money from cash, with what was granted and converted to cash', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '3');
    await giveBonus(backend, player, { ...gift, wageringMultiplier: '0.5', maxWin: null });
    await playFor(backend, player, '5');
    const response = await backend.call(getTransactions, {
      token: player.token,
      query: { pageNo: '1', limit: '10', kind: 'all' },
    });
    const { rows } = response.body.data.transactions;
    const row = (type: string) => rows.filter((one) => one.type === type);
    expect(row('bet')).toMatchObject([
      { amount: '5.00', isBonus: true, balanceBefore: '3.00', balanceAfter: '0.00' },
    ]);
    expect(
      row('bonus')
        .map(({ amount }) => amount)
        .sort(),
    ).toEqual(['10.00', '8.00']);
    expect(row('bonus').find(({ transactionId }) => transactionId.endsWith('-C'))).toMatchObject({
      balanceBefore: '0.00',
      balanceAfter: '8.00',
      isBonus: true,
    });
  });
});

describe('bonus rejections', () => {
  it('include a missing verified address when the brand requires one', async () => {
    const player = await newPlayer(backend);
    const bonusId = await offerUp(backend, gift);
    expect((await take(backend, player, { bonusId })).body.code).toBe('REQUIRED_EMAIL_VERIFICATION');
  });
  it('include the same person with another account', async () => {
    const twins = await Promise.all([verifiedPlayer(backend), verifiedPlayer(backend)]);
    for (const { id } of twins)
      await backend.services.database
        .update(players)
        .set({ firstName: 'Ada', lastName: `Twin${twins[0].id}`, dateOfBirth: '1990-02-03' })
        .where(eq(players.id, id));
    const bonusId = await offerUp(backend, gift);
    expect((await take(backend, twins[1], { bonusId })).body.code).toBe('BONUS_FRAUD');
  });
  it('name a missing offer by a reference', async () => {
    const player = await verifiedPlayer(backend);
    expect((await take(backend, player, { bonusId: 'gone' })).body).toMatchObject({
      code: 'UNIFIED_ERROR',
      params: { reference: `gone-${player.id}-0` },
    });
  });
});

describe('offers', () => {
  it('are those of a weekday for a calendar, the rarer first', async () => {
    const always = await offerUp(backend, { banner: { bannerTitle: 'Always' } });
    const friday = await offerUp(backend, {}, { conditions: { validOnDays: ['FRI'] } });
    const ask = async (dayOfWeek: string) => {
      const response = await backend.call(getAllBonus, { query: { pageNo: '1', limit: '100', dayOfWeek } });
      return response.body.data.bonus.rows.map(({ id }) => id);
    };
    const onFriday = await ask('FRI');
    expect(onFriday.indexOf(friday)).toBeLessThan(onFriday.indexOf(always));
    expect(await ask('MON')).not.toContain(friday);
    expect(await ask('MON')).toContain(always);
  });
});
