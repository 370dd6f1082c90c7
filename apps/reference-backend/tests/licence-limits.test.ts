import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmLimitChoice,
  getUserDetails,
  removeSessionTimeLimit,
  requestReopening,
  setSessionTimeLimit,
  settings2,
} from '@casino-kit/api-contract';
import { openTable } from './support/bonuses.js';
import { changeSettings } from './support/control.js';
import { changeLimit, exclude, limit, limitIn, limitsOf } from './support/protecting.js';
import { playFor, richPlayer, setClocks } from './support/rakeback.js';
import {
  deposit,
  logInAgain,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const at = (instant: string) => setClocks([backend], instant);
// A Thursday.
beforeEach(() => at('2026-11-26T12:00:00Z'));
afterEach(() => changeSettings(backend, { policy: null }));

type Switches = NonNullable<Parameters<typeof changeSettings>[1]['policy']>;
const use = (policy: Switches) => changeSettings(backend, { policy });
const setTime = ({ token }: TestPlayer, value: number) =>
  backend.call(setSessionTimeLimit, { token, body: { value, unit: 'hours' } });
const choose = ({ token }: TestPlayer) => backend.call(confirmLimitChoice, { token, body: {} });
const codeOf = (player: TestPlayer, stake: string) =>
  playFor(backend, player, stake).then(
    () => null,
    ({ code }: { code: string }) => code,
  );

describe('a deposit limit of each period (everyDepositPeriod)', () => {
  it('comes before play and deposits, and none of the three can go', async () => {
    const player = await richPlayer(backend);
    await use({ requiredDepositLimit: true, everyDepositPeriod: true });
    await limit(backend, player, 'deposit', 'daily', '100');
    await limit(backend, player, 'deposit', 'weekly', '300');
    expect((await limitsOf(backend, player)).requiredLimits).toEqual(
      ['daily', 'weekly', 'monthly'].map((period) => ({ kind: 'deposit', period })),
    );
    expect((await deposit(backend, player)).body.code).toBe('DEPOSIT_LIMIT_REQUIRED');
    expect(await codeOf(player, '1')).toBe('DEPOSIT_LIMIT_REQUIRED');
    expect((await choose(player)).body.code).toBe('DEPOSIT_LIMIT_REQUIRED');
    await limit(backend, player, 'deposit', 'monthly', '500');
    expect((await limitsOf(backend, player)).choiceRequired).toBe(false);
    expect((await deposit(backend, player)).status).toBe(200);
    expect(await codeOf(player, '1')).toBeNull();
    const removed = await changeLimit(backend, player, 'deposit', 'daily', null);
    expect([removed.status, removed.body.code]).toEqual([409, 'DEPOSIT_LIMIT_REQUIRED']);
  });

  it('is not asked for without the switch', async () => {
    const player = await richPlayer(backend);
    await use({ requiredDepositLimit: true });
    await limit(backend, player, 'deposit', 'daily', '100');
    expect((await limitsOf(backend, player)).requiredLimits).toEqual([]);
    expect(await codeOf(player, '1')).toBeNull();
  });
});

describe('an obligatory limit of time (requiredSessionTime)', () => {
  it('comes before play and deposits, and stays', async () => {
    const player = await richPlayer(backend);
    await use({ requiredSessionTime: true });
    expect(await limitsOf(backend, player)).toMatchObject({
      choiceRequired: true,
      requiredLimits: [{ kind: 'session-time', period: null }],
    });
    expect((await deposit(backend, player)).body.code).toBe('LIMIT_CHOICE_REQUIRED');
    expect(await codeOf(player, '1')).toBe('LIMIT_CHOICE_REQUIRED');
    expect((await choose(player)).body.code).toBe('LIMIT_CHOICE_REQUIRED');
    await setTime(player, 3);
    expect((await limitsOf(backend, player)).choiceRequired).toBe(false);
    expect((await deposit(backend, player)).status).toBe(200);
    expect(await codeOf(player, '1')).toBeNull();
    const removed = await backend.call(removeSessionTimeLimit, { token: player.token });
    expect([removed.status, removed.body.code]).toEqual([409, 'SESSION_TIME_LIMIT_REMOVE']);
    expect((await setTime(player, 2)).status).toBe(200);
  });
});

describe('a raised limit and the running period (raisedLimitsWaitForPeriod)', () => {
  const raise = async (player: TestPlayer, period: 'daily' | 'weekly' | 'monthly') => {
    await limit(backend, player, 'deposit', period, '100');
    return (await limit(backend, player, 'deposit', period, '500')).pending?.takesEffectAt;
  };

  it('waits until the week or month is over, and at least for the delay', async () => {
    const player = await newPlayer(backend);
    await use({ limitLooseningDelayHours: 24, raisedLimitsWaitForPeriod: true });
    expect((await limitsOf(backend, player)).raisedLimitsWaitForPeriod).toBe(true);
    const { periodEndsAt } = limitIn(await limitsOf(backend, player), 'deposit', 'weekly');
    expect(periodEndsAt).toBe('2026-11-30T00:00:00.000Z');
    expect(await raise(player, 'weekly')).toBe(periodEndsAt);
    expect(await raise(player, 'monthly')).toBe('2026-12-01T00:00:00.000Z');
    // The day ends before the delay.
    expect(Date.parse((await raise(player, 'daily')) ?? '')).toBeGreaterThan(
      Date.parse('2026-11-27T11:59:00Z'),
    );
    at('2026-11-29T23:00:00Z');
    expect((await deposit(backend, player, { amount: '150' })).status).toBe(409);
    expect(limitIn(await limitsOf(backend, player), 'deposit', 'weekly').amount).toBe('100.00');
    at('2026-11-30T00:00:01Z');
    expect(limitIn(await limitsOf(backend, player), 'deposit', 'weekly').amount).toBe('500.00');
  });

  it('waits for a removal, too, and for no period without the switch', async () => {
    const player = await newPlayer(backend);
    await use({ raisedLimitsWaitForPeriod: true });
    await limit(backend, player, 'loss', 'monthly', '100');
    const removed = await limit(backend, player, 'loss', 'monthly', null);
    expect(removed.pending).toMatchObject({ amount: null, takesEffectAt: '2026-12-01T00:00:00.000Z' });
    await use({ limitLooseningDelayHours: 0 });
    expect(await raise(player, 'weekly')).toBeUndefined();
  });
});

describe('the time between a request and the opening of an account (reopeningHours)', () => {
  it('is that of the policy', async () => {
    const player = await newPlayer(backend);
    await use({ reopeningOnRequest: true, reopeningHours: 168 });
    await exclude(backend, player, 'self-exclusion', 'P1Y');
    at('2027-12-01T12:00:00Z');
    const { token } = await logInAgain(backend, player);
    const { body } = await backend.call(requestReopening, { token, body: {} });
    expect(body.data.opensAt.slice(0, 13)).toBe('2027-12-08T12');
    at('2027-12-08T11:59:00Z');
    expect((await deposit(backend, { ...player, token })).body.code).toBe('ACCOUNT_EXCLUDED');
    at('2027-12-08T12:01:00Z');
    expect((await deposit(backend, { ...player, token })).status).toBe(200);
  });
});

describe('the time without input (inactivityMinutes)', () => {
  const shown = async () =>
    ((await backend.call(settings2)).body as { inactivitySessionTimeout?: unknown }).inactivitySessionTimeout;

  it('is at most that of the policy, and else that of the brand', async () => {
    expect(await shown()).toBe(30);
    await use({ preset: 'sweden' });
    expect(await shown()).toBe(2);
    await use({ inactivityMinutes: 60 });
    expect(await shown()).toBe(30);
  });
});

describe('a limit that is reached (limitReachedLogsOut)', () => {
  const isLoggedIn = async ({ token }: TestPlayer) =>
    (await backend.call(getUserDetails, { token })).status === 200;

  it('ends every session of the player, who can log in but not play', async () => {
    const player = await richPlayer(backend);
    const second = await logInAgain(backend, player);
    await use({ limitReachedLogsOut: true });
    await limit(backend, player, 'bet', 'daily', '10');
    const table = await openTable(backend, player);
    expect((await table.play({ stake: '5' })).status).toBe(200);
    expect([await isLoggedIn(player), await isLoggedIn(second)]).toEqual([true, true]);
    expect((await table.play({ stake: '5' })).status).toBe(200);
    expect([await isLoggedIn(player), await isLoggedIn(second)]).toEqual([false, false]);
    const again = await logInAgain(backend, player);
    expect(await isLoggedIn(again)).toBe(true);
    expect(await codeOf(again, '1')).toBe('dailyBetLimit');
    expect(await isLoggedIn(again)).toBe(true);
  });

  it('ends no session without the switch', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'bet', 'daily', '10');
    await playFor(backend, player, '10');
    expect(await isLoggedIn(player)).toBe(true);
  });
});
