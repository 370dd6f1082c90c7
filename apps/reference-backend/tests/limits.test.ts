import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmLimitChoice, setRealityCheck } from '@casino-kit/api-contract';
import { loyalty } from '../src/loyalty/tables.js';
import { limitChanges } from '../src/protection/tables.js';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { changeLimit, limit, limitIn, fetchLimits } from './support/protecting.js';
import { fund, playFor, richPlayer, setClocks } from './support/rakeback.js';
import { confirmSession } from './support/securing.js';
import { deposit, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
/** A Thursday. */
const thursday = '2026-11-26T12:00:00Z';
const at = (instant: string) => setClocks([backend, other], instant);
beforeEach(() => at(thursday));
afterEach(() => changeSettings(backend, { policy: null }));

const hour = 3_600_000;
const later = (hours: number) => new Date(Date.parse(thursday) + hours * hour).toISOString();
const delayed = () => changeSettings(backend, { policy: { preset: 'mga' } });

describe('all limits', () => {
  it('are none at first, kept in the currency of the account, in the zone that the player names', async () => {
    const player = await newPlayer(backend, { currencyCode: 'NOK' });
    const limits = await fetchLimits(backend, player, 'America/Curacao');
    expect(limits).toMatchObject({
      currencyCode: 'NOK',
      timeZone: 'America/Curacao',
      looseningDelayHours: 0,
      session: null,
      realityCheckMinutes: null,
      longestRealityCheckMinutes: null,
      globalMaxBet: null,
      betLimitsBySupport: false,
      choiceRequired: false,
    });
    expect(limits.limits.map(({ kind, period }) => `${kind} ${period ?? ''}`.trim())).toEqual([
      ...['deposit daily', 'deposit weekly', 'deposit monthly'],
      ...['loss daily', 'loss weekly', 'loss monthly', 'bet daily', 'bet weekly', 'bet monthly'],
      ...['max-bet', 'bonus-max-bet', 'winnings monthly'],
    ]);
    expect(limits.limits.every(({ amount, pending }) => amount === null && pending === null)).toBe(true);
    expect(limitIn(limits, 'bet', 'weekly')).toMatchObject({
      used: '0.00',
      periodStartsAt: '2026-11-23T04:00:00.000Z',
      periodEndsAt: '2026-11-30T04:00:00.000Z',
    });
    expect(limitIn(limits, 'max-bet', null)).toMatchObject({ periodStartsAt: null, periodEndsAt: null });
    expect((await fetchLimits(backend, player)).timeZone).toBe('America/Curacao');
  });

  it('are rejected for a zone that does not exist', async () => {
    const player = await newPlayer(backend);
    for (const timeZone of ['Moon/Tranquility', '', 'x'.repeat(500)]) {
      const response = await backend.fetch(`/api/user/limits?${new URLSearchParams({ timeZone })}`, {
        headers: { authorization: `Bearer ${player.token}` },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'VALIDATION' });
    }
  });

  it('show what is used, of deposits in progress too, and what the operator allows', async () => {
    const strict = await startTestBackend({ variables: { GLOBAL_MAX_BET: '80' } });
    setClocks([strict], thursday);
    const player = await newPlayer(strict);
    await deposit(strict, player, { amount: '60' });
    await deposit(strict, player, { amount: '30', number: '4000000000000077' });
    await deposit(strict, player, { amount: '45', number: '4000000000000002' });
    await playFor(strict, player, '4');
    const limits = await fetchLimits(strict, player);
    expect(limits.globalMaxBet).toBe('80.00');
    const used = Object.fromEntries(
      limits.limits.map(({ kind, period, used: amount }) => [`${kind} ${period}`, amount]),
    );
    expect(used).toMatchObject({
      'deposit daily': '90.00',
      'deposit monthly': '90.00',
      'loss daily': '4.00',
      'bet weekly': '4.00',
      'winnings monthly': '0.00',
    });
    for (let wins = 0; wins < 3; wins += 1) await playFor(strict, player, '4', { wins: true });
    const after = await fetchLimits(strict, player);
    expect(limitIn(after, 'bet', 'daily').used).toBe('16.00');
    expect(limitIn(after, 'loss', 'daily').used).toBe('0.00');
    expect(Number(limitIn(after, 'winnings', 'monthly').used)).toBeGreaterThan(0);
  });
});

describe('a limit', () => {
  it('applies at once when it is the first or lower, and is recorded', async () => {
    await delayed();
    const player = await newPlayer(backend);
    expect(await limit(backend, player, 'deposit', 'weekly', '200')).toMatchObject({
      amount: '200.00',
      pending: null,
      raisableFrom: null,
    });
    expect(await limit(backend, player, 'deposit', 'weekly', '80.5')).toMatchObject({ amount: '80.50' });
    const recorded = await backend.services.database
      .select()
      .from(limitChanges)
      .where(eq(limitChanges.playerId, player.id))
      .orderBy(asc(limitChanges.id));
    expect(recorded.map(({ subject, value }) => [subject, value])).toEqual([
      ['deposit weekly', '200.00 EUR'],
      ['deposit weekly', '80.50 EUR'],
    ]);
    await expect(backend.services.database.delete(limitChanges)).rejects.toThrow();
  });

  it('waits for the delay of the policy when it is higher or none, and keeps the current amount on request', async () => {
    await delayed();
    const player = await newPlayer(backend);
    await limit(backend, player, 'loss', 'daily', '100');
    expect(await limit(backend, player, 'loss', 'daily', '300')).toMatchObject({
      amount: '100.00',
      pending: { amount: '300.00', takesEffectAt: expect.stringMatching(/^2026-11-27T12:00:0/) },
    });
    expect(await limit(backend, player, 'loss', 'daily', '100')).toMatchObject({ pending: null });
    expect(await limit(backend, player, 'loss', 'daily', null)).toMatchObject({
      amount: '100.00',
      pending: { amount: null },
    });
    at(later(23.99));
    expect(limitIn(await fetchLimits(backend, player), 'loss', 'daily').amount).toBe('100.00');
    at(later(24.01));
    expect(limitIn(await fetchLimits(backend, player), 'loss', 'daily')).toMatchObject({
      amount: null,
      pending: null,
    });
  });

  it.each([
    ['curacao', 0],
    ['ukgc', 24],
    ['mga', 24],
    ['strict', 168],
  ] as const)('is loosened after the delay of the preset %s: %i hours', async (preset, hours) => {
    await changeSettings(backend, { policy: { preset, fullSignUp: false } });
    const player = await newPlayer(backend);
    await limit(backend, player, 'deposit', 'daily', '10');
    const { amount, pending } = await limit(backend, player, 'deposit', 'daily', '20');
    expect((await fetchLimits(backend, player)).looseningDelayHours).toBe(hours);
    if (hours === 0) expect([amount, pending]).toEqual(['20.00', null]);
    else expect(pending?.takesEffectAt.slice(0, 16)).toBe(later(hours).slice(0, 16));
  });

  it.each(['bet', 'max-bet', 'bonus-max-bet'] as const)(
    'of bets can be lowered at any time and raised an hour after its last change: %s',
    async (kind) => {
      const player = await newPlayer(backend);
      const period = kind === 'bet' ? 'daily' : null;
      const set = await limit(backend, player, kind, period, '100');
      expect(set.raisableFrom?.slice(0, 16)).toBe(later(1).slice(0, 16));
      at(later(0.5));
      await limit(backend, player, kind, period, '50');
      at(later(1.4));
      for (const amount of ['51', null]) {
        const { status, body } = await changeLimit(backend, player, kind, period, amount);
        expect([status, body.code]).toEqual([409, 'BET_LIMIT_CHANGE_ONCE_PER_HOUR']);
        expect(body.params?.['until']?.slice(0, 16)).toBe(later(1.5).slice(0, 16));
      }
      at(later(1.51));
      await confirmSession(backend, player);
      expect(await limit(backend, player, kind, period, '51')).toMatchObject({ amount: '51.00' });
    },
  );

  it('is not loosened by a device that saw another amount, and two devices cannot loosen it together', async () => {
    const player = await newPlayer(backend);
    await limit(backend, player, 'loss', 'weekly', '500');
    const raise = (node: TestBackend, amount: string) =>
      changeLimit(node, player, 'loss', 'weekly', amount, { shownAmount: '500' });
    const both = await Promise.all([raise(backend, '600'), raise(other, '700')]);
    // If the lower amount comes first, the other device saw an old one; if the higher comes first, the lower one is tighter.
    const outcome = both.map(({ status, body }) => [status, body.code, body.params?.['amount']]);
    expect([
      [
        [200, undefined, undefined],
        [409, 'LIMIT_CHANGED', '600.00'],
      ],
      [
        [200, undefined, undefined],
        [200, undefined, undefined],
      ],
    ]).toContainEqual(outcome);
    expect(limitIn(await fetchLimits(backend, player), 'loss', 'weekly').amount).toBe('600.00');
    expect((await raise(other, '700')).body.code).toBe('LIMIT_CHANGED');
    // A lower amount applies whatever the device saw.
    const lowered = await changeLimit(other, player, 'loss', 'weekly', '20', { shownAmount: '500' });
    expect(limitIn(lowered.body.data, 'loss', 'weekly').amount).toBe('20.00');
  });

  it('is raised and removed by support for players with a high level, who can lower it', async () => {
    const player = await newPlayer(backend);
    await limit(backend, player, 'max-bet', null, '50');
    await limit(backend, player, 'loss', 'daily', '50');
    await backend.services.database
      .insert(loyalty)
      .values({ playerId: player.id, staked: '40000', level: 4 });
    expect((await fetchLimits(backend, player)).betLimitsBySupport).toBe(true);
    at(later(2));
    for (const amount of ['60', null]) {
      const { status, body } = await changeLimit(backend, player, 'max-bet', null, amount);
      expect([status, body.code]).toEqual([409, 'LIMIT_BY_SUPPORT']);
    }
    expect(await limit(backend, player, 'max-bet', null, '40')).toMatchObject({ amount: '40.00' });
    expect(await limit(backend, player, 'bet', 'daily', '400')).toMatchObject({ amount: '400.00' });
    await confirmSession(backend, player);
    expect(await limit(backend, player, 'loss', 'daily', '90')).toMatchObject({ amount: '90.00' });
  });

  it.each([
    ['letters', 'ten', 'amount'],
    ['a negative amount', '-1', 'amount'],
    ['too many decimals', '10.001', 'amount'],
    ['an exponent', '1e3', 'amount'],
    ['more digits than a currency has', '9'.repeat(30), 'amount'],
    ['nothing', undefined, 'amount'],
    ['a list', ['5'], 'amount'],
  ])('is rejected at its field when the amount is %s', async (_what, amount, field) => {
    const player = await newPlayer(backend);
    const { status, body } = await changeLimit(backend, player, 'deposit', 'daily', amount);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'VALIDATION', [field]]);
  });

  it('is rejected for a period that its kind does not have and for another currency', async () => {
    const player = await newPlayer(backend);
    for (const [kind, period] of [
      ['max-bet', 'daily'],
      ['deposit', null],
      ['winnings', 'daily'],
    ] as const) {
      const { body } = await changeLimit(backend, player, kind, period, '10');
      expect([body.code, body.fields]).toEqual(['VALIDATION', { period: 'form.validation.invalid.format' }]);
    }
    const { body } = await changeLimit(backend, player, 'deposit', 'daily', '10', { currencyCode: 'USD' });
    expect(Object.keys(body.fields ?? {})).toEqual(['currencyCode']);
    expect((await changeLimit(backend, player, 'deposit', 'daily', '10', { period: 7 })).status).toBe(400);
  });

  it('of nothing is accepted: it stops deposits altogether', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'deposit', 'daily', '0');
    expect((await deposit(backend, player, { amount: '10' })).body.params).toMatchObject({ left: '0.00' });
  });
});

describe('the reality check', () => {
  it('is the player’s choice, at most what the policy allows', async () => {
    const player = await newPlayer(backend);
    const set = (minutes: unknown) =>
      backend.call(setRealityCheck, { token: player.token, body: { minutes } });
    expect((await set(120)).body.data.realityCheckMinutes).toBe(120);
    expect((await set(null)).body.data.realityCheckMinutes).toBeNull();
    await set(90);
    await changeSettings(backend, { policy: { preset: 'ukgc' } });
    expect(await fetchLimits(backend, player)).toMatchObject({
      realityCheckMinutes: 60,
      longestRealityCheckMinutes: 60,
    });
    for (const minutes of [null, 61, 4, 2.5, 'ten']) {
      const { status, body } = await set(minutes);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['minutes']]);
    }
    expect((await set(15)).body.data.realityCheckMinutes).toBe(15);
  });
});

describe('a forced choice of limits', () => {
  it('comes before the first deposit and the first bet, and may be none', async () => {
    // The register that the preset requires is asked by name.
    const player = await newPlayer(backend, { firstName: 'Ada', lastName: 'Chooser' });
    await fund(backend, player, '100000');
    await changeSettings(backend, {
      policy: { preset: 'ukgc', identityCheckBefore: 'withdrawal', fundsAcknowledgement: false },
    });
    expect((await fetchLimits(backend, player)).choiceRequired).toBe(true);
    const rejected = await deposit(backend, player);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'LIMIT_CHOICE_REQUIRED']);
    await expect(playFor(backend, player, '1')).rejects.toMatchObject({ code: 'LIMIT_CHOICE_REQUIRED' });
    const { body } = await backend.call(confirmLimitChoice, { token: player.token, body: {} });
    expect(body.data.choiceRequired).toBe(false);
    expect((await deposit(backend, player)).status).toBe(200);
    await playFor(backend, player, '1');
  });
});
