import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmLimitChoice,
  confirmLoginSummary,
  getExclusions,
  getUserDetails,
  removeSessionTimeLimit,
  requestReopening,
  setSessionTimeLimit,
  settings2,
} from '@casino-kit/api-contract';
import { openTable } from './support/bonuses.js';
import { changeSettings, type PolicySwitches } from './support/control.js';
import { changeLimit, exclude, limit, limitIn, fetchLimits } from './support/protecting.js';
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

const use = (policy: PolicySwitches) => changeSettings(backend, { policy });
const setTime = ({ token }: TestPlayer, value: number) =>
  backend.call(setSessionTimeLimit, { token, body: { value, unit: 'hours' } });
const choose = ({ token }: TestPlayer) => backend.call(confirmLimitChoice, { token, body: {} });
const attemptRound = (player: TestPlayer, stake: string) =>
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
    expect((await fetchLimits(backend, player)).requiredLimits).toEqual(
      ['daily', 'weekly', 'monthly'].map((period) => ({ kind: 'deposit', period })),
    );
    expect((await deposit(backend, player)).body.code).toBe('DEPOSIT_LIMIT_REQUIRED');
    expect(await attemptRound(player, '1')).toBe('DEPOSIT_LIMIT_REQUIRED');
    expect((await choose(player)).body.code).toBe('DEPOSIT_LIMIT_REQUIRED');
    await limit(backend, player, 'deposit', 'monthly', '500');
    expect((await fetchLimits(backend, player)).choiceRequired).toBe(false);
    expect((await deposit(backend, player)).status).toBe(200);
    expect(await attemptRound(player, '1')).toBeNull();
    const removed = await changeLimit(backend, player, 'deposit', 'daily', null);
    expect([removed.status, removed.body.code]).toEqual([409, 'DEPOSIT_LIMIT_REQUIRED']);
  });

  it('is not asked for without the switch', async () => {
    const player = await richPlayer(backend);
    await use({ requiredDepositLimit: true });
    await limit(backend, player, 'deposit', 'daily', '100');
    expect((await fetchLimits(backend, player)).requiredLimits).toEqual([]);
    expect(await attemptRound(player, '1')).toBeNull();
  });
});

describe('an obligatory limit of time (requiredSessionTime)', () => {
  it('comes before play and deposits, and stays', async () => {
    const player = await richPlayer(backend);
    await use({ requiredSessionTime: true });
    expect(await fetchLimits(backend, player)).toMatchObject({
      choiceRequired: true,
      requiredLimits: [{ kind: 'session-time', period: null }],
    });
    expect((await deposit(backend, player)).body.code).toBe('LIMIT_CHOICE_REQUIRED');
    expect(await attemptRound(player, '1')).toBe('LIMIT_CHOICE_REQUIRED');
    expect((await choose(player)).body.code).toBe('LIMIT_CHOICE_REQUIRED');
    await setTime(player, 3);
    expect((await fetchLimits(backend, player)).choiceRequired).toBe(false);
    expect((await deposit(backend, player)).status).toBe(200);
    expect(await attemptRound(player, '1')).toBeNull();
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
    expect((await fetchLimits(backend, player)).raisedLimitsWaitForPeriod).toBe(true);
    const { periodEndsAt } = limitIn(await fetchLimits(backend, player), 'deposit', 'weekly');
    expect(periodEndsAt).toBe('2026-11-30T00:00:00.000Z');
    expect(await raise(player, 'weekly')).toBe(periodEndsAt);
    expect(await raise(player, 'monthly')).toBe('2026-12-01T00:00:00.000Z');
    // The day ends before the delay.
    expect(Date.parse((await raise(player, 'daily')) ?? '')).toBeGreaterThan(
      Date.parse('2026-11-27T11:59:00Z'),
    );
    at('2026-11-29T23:00:00Z');
    expect((await deposit(backend, player, { amount: '150' })).status).toBe(409);
    expect(limitIn(await fetchLimits(backend, player), 'deposit', 'weekly').amount).toBe('100.00');
    at('2026-11-30T00:00:01Z');
    expect(limitIn(await fetchLimits(backend, player), 'deposit', 'weekly').amount).toBe('500.00');
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
  it('is that of the policy, and the list of exclusions names it', async () => {
    const player = await newPlayer(backend);
    await use({ reopeningOnRequest: true, reopeningHours: 168 });
    await exclude(backend, player, 'self-exclusion', 'P1Y');
    at('2027-12-01T12:00:00Z');
    const { token } = await logInAgain(backend, player);
    const reopening = async () =>
      (await backend.call(getExclusions, { token })).body.data.exclusions[0]?.reopening;
    expect(await reopening()).toEqual({ opensAt: null, waitHours: 168 });
    const { body } = await backend.call(requestReopening, { token, body: {} });
    expect(await reopening()).toEqual({ opensAt: body.data.opensAt });
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

describe('the summary after a login (summaryAtLogin)', () => {
  const confirm = ({ token }: TestPlayer) => backend.call(confirmLoginSummary, { token, body: {} });
  const fetchLoginSummary = async (player: TestPlayer) => (await fetchLimits(backend, player)).loginSummary;

  it('shows the figures of 30 days, and no round starts before they are confirmed', async () => {
    const player = await newPlayer(backend);
    await use({ summaryAtLogin: true });
    at('2026-10-20T12:00:00Z');
    await deposit(backend, player, { amount: '500' });
    await playFor(backend, player, '70');
    at('2026-11-20T12:00:00Z');
    expect(await attemptRound(player, '1')).toBeNull();
    const early = await logInAgain(backend, player);
    await confirm(early);
    await deposit(backend, early, { amount: '120' });
    await playFor(backend, player, '30');
    at('2026-11-26T12:00:00Z');
    const session = await logInAgain(backend, player);
    expect(await fetchLoginSummary(session)).toMatchObject({
      deposited: '120.00',
      staked: '31.00',
      won: '0.00',
    });
    expect((await fetchLoginSummary(session))?.from.slice(0, 10)).toBe('2026-10-27');
    expect(await attemptRound(session, '1')).toBe('REALITY_CHECK_DUE');
    expect((await deposit(backend, session)).status).toBe(200);
    const { status, body } = await confirm(session);
    expect([status, body.data.loginSummary]).toEqual([200, null]);
    expect((await confirm(session)).status).toBe(200);
    expect(await attemptRound(session, '1')).toBeNull();
  });

  it('waits after each login, on every device, and never without the switch', async () => {
    const player = await richPlayer(backend);
    await playFor(backend, player, '1');
    await logInAgain(backend, player);
    expect(await fetchLoginSummary(player)).toBeNull();
    await use({ summaryAtLogin: true });
    expect(await attemptRound(player, '1')).toBeNull();
    await confirm(await logInAgain(backend, player));
    expect(await fetchLoginSummary(player)).toBeNull();
    await logInAgain(backend, player);
    expect(await attemptRound(player, '1')).toBe('REALITY_CHECK_DUE');
    await use({});
    expect(await attemptRound(player, '1')).toBeNull();
  });
});

describe('the button that stops play (panicButtonEverywhere)', () => {
  it('is asked for on every page by the switch only', async () => {
    const player = await newPlayer(backend);
    expect((await fetchLimits(backend, player)).panicButton).toBe(false);
    await use({ preset: 'germany' });
    expect((await fetchLimits(backend, player)).panicButton).toBe(true);
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
    expect(await attemptRound(again, '1')).toBe('dailyBetLimit');
    expect(await isLoggedIn(again)).toBe(true);
  });

  it('ends no session without the switch', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'bet', 'daily', '10');
    await playFor(backend, player, '10');
    expect(await isLoggedIn(player)).toBe(true);
  });
});
