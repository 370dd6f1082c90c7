import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getLimits,
  getUserDetails,
  getWithdrawalOverview,
  launchGame,
  removeSessionTimeLimit,
  type SessionTimeUnit,
  setSessionTimeLimit,
} from '@casino-kit/api-contract';
import { createExpiredSessionsWork } from '../src/identity/drop-expired-sessions.js';
import { type EndedSessions } from '../src/identity/sessions.js';
import { openTable } from './support/bonuses.js';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { fetchLimits } from './support/protecting.js';
import { setClocks } from './support/rakeback.js';
import { connect, dropped, next } from './support/sockets.js';
import { deposit, logInAgain, newPlayer, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const start = '2026-11-26T12:00:00.000Z';
const minute = 60_000;
const after = (minutes: number) =>
  setClocks([backend, other], new Date(Date.parse(start) + minutes * minute));
beforeEach(() => after(0));
afterEach(() => changeSettings(backend, { policy: null }));

const setTime = ({ token }: TestPlayer, value: unknown, unit: unknown = 'minutes', node = backend) =>
  node.call(setSessionTimeLimit, { token, body: { value, unit } });
const removeTime = ({ token }: TestPlayer) => backend.call(removeSessionTimeLimit, { token });
const loginAs = async (player: TestPlayer) => (await logInAgain(backend, player)).token;
/** Returns why a token is rejected; undefined when it is not. */
const fetchEndReason = async (token: string) => {
  const { status, body } = await other.call(getUserDetails, { token });
  return status === 403 ? body.params?.['reason'] : undefined;
};

describe('a session time limit', () => {
  it('ends the session that long after it started', async () => {
    const player = await newPlayer(backend);
    after(20);
    const { status, body } = await setTime(player, 30);
    expect(status).toBe(200);
    expect(body.data.session).toMatchObject({ value: 30, unit: 'minutes', pending: null });
    const { startedAt, endsAt } = body.data.session!;
    expect(Date.parse(endsAt!) - Date.parse(startedAt!)).toBe(30 * minute);
    after(29);
    expect(await fetchEndReason(player.token)).toBeUndefined();
    expect((await fetchLimits(backend, player)).session?.endsAt).toBe(endsAt);
    after(30.1);
    expect(await fetchEndReason(player.token)).toBe('SESSION_EXPIRED');
  });

  it('is shared by every login after it, and applies to open sessions of other devices', async () => {
    const player = await newPlayer(backend);
    const second = await loginAs(player);
    await setTime(player, 1, 'hours');
    after(59);
    const third = await loginAs(player);
    // A new login shows the session that the limit counts, not one of its own.
    const [first, last] = [
      await fetchLimits(backend, player),
      await fetchLimits(backend, { ...player, token: third }),
    ];
    expect(last.session).toEqual(first.session);
    after(61);
    expect([
      await fetchEndReason(player.token),
      await fetchEndReason(second),
      await fetchEndReason(third),
    ]).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED', 'SESSION_EXPIRED']);
  });

  it('closes play and deposits until 24 hours after the counted session began, and nothing else', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player);
    await setTime(player, 1, 'hours');
    after(61);
    const token = await loginAs(player);
    const again = { ...player, token };
    const { startedAt, endsAt } = (await fetchLimits(backend, again)).session!;
    expect(Date.parse(endsAt!) - Date.parse(startedAt!)).toBe(60 * minute);
    // The clock goes on while the player is created.
    const until = expect.stringMatching(/^2026-11-27T12:00:\d/) as string;
    const closed = { code: 'ACCOUNT_EXCLUDED', params: { until } };
    const launch = await backend.call(launchGame, {
      token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'real', locale: 'en' },
    });
    expect([launch.status, launch.body]).toMatchObject([409, closed]);
    const payment = await deposit(backend, again);
    expect([payment.status, payment.body]).toMatchObject([409, closed]);
    expect((await backend.call(getWithdrawalOverview, { token })).status).toBe(200);
    expect((await backend.call(getUserDetails, { token })).body.data.getUser.userLimit).toBeNull();
    // The next login begins the next counted session.
    after(24 * 60 + 1);
    expect(await fetchEndReason(token)).toBe('SESSION_EXPIRED');
    const next = { ...player, token: await loginAs(player) };
    expect((await (await openTable(backend, next)).play({ stake: '1.00' })).status).toBe(200);
    after(24 * 60 + 62);
    expect(await fetchEndReason(next.token)).toBe('SESSION_EXPIRED');
  });

  it('ends a session at once that has lasted longer', async () => {
    const player = await newPlayer(backend);
    const sockets = [await connect(backend.url, player.token), await connect(other.url, player.token)];
    after(45);
    const ends = Promise.all(sockets.map((socket) => next(socket, 'session:ended')));
    const { status, body } = await setTime(player, 10);
    expect([status, body.data.session?.value]).toEqual([200, 10]);
    expect(await ends).toEqual([{ reason: 'SESSION_EXPIRED' }, { reason: 'SESSION_EXPIRED' }]);
    expect(await fetchEndReason(player.token)).toBe('SESSION_EXPIRED');
  });

  it('notifies the sockets of its session on every node, and disconnects them', async () => {
    const player = await newPlayer(backend);
    const [own, elsewhere] = [
      await connect(backend.url, player.token),
      await connect(other.url, player.token),
    ];
    const kept = await connect(backend.url, await loginAs(await newPlayer(backend)));
    await setTime(player, 10);
    const ends = Promise.all([next(own, 'session:ended'), next(elsewhere, 'session:ended')]);
    const gone = Promise.all([dropped(own), dropped(elsewhere)]);
    const began = performance.now();
    after(10.1);
    expect(await ends).toEqual([{ reason: 'SESSION_EXPIRED' }, { reason: 'SESSION_EXPIRED' }]);
    await gone;
    process.stdout.write(
      `sockets at the end of a session's time: dropped after ${Math.round(performance.now() - began)} ms\n`,
    );
    expect(kept.connected).toBe(true);
    kept.close();
  });

  it('is not missed when the clock was put back before it', async () => {
    const dropped: EndedSessions[] = [];
    const work = createExpiredSessionsWork({
      database: backend.services.database,
      clock: backend.clock,
      live: { dropSessions: (ended) => dropped.push(ended) },
    });
    after(45);
    await work();
    after(0);
    await setTime(await newPlayer(backend), 10);
    after(10.1);
    await work();
    expect(dropped.at(-1)?.sessionKeys.length).toBeGreaterThan(0);
    dropped.length = 0;
    await work();
    expect(dropped).toEqual([]);
  });

  it('ends the sockets of a session that reaches its usual end in the same way', async () => {
    const player = await newPlayer(backend);
    const socket = await connect(backend.url, player.token);
    const end = next(socket, 'session:ended');
    after(30 * 24 * 60 + 1);
    expect(await end).toEqual({ reason: 'SESSION_EXPIRED' });
  });

  it('ends game sessions with it', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player);
    await setTime(player, 10);
    const table = await openTable(backend, player);
    after(10.1);
    expect((await table.play({ stake: '1.00' })).body.code).toBe('LAUNCH_EXPIRED');
  });

  it('is shortened at once and extended after the delay of the policy, never in an open session', async () => {
    await changeSettings(backend, { policy: { preset: 'mga' } });
    const player = await newPlayer(backend);
    await setTime(player, 2, 'hours');
    const waiting = (await setTime(player, 5, 'hours')).body.data.session;
    expect(waiting).toMatchObject({ value: 2, unit: 'hours', pending: { value: 5, unit: 'hours' } });
    expect(waiting?.pending?.takesEffectAt).toMatch(/^2026-11-27T12:00/);
    expect((await setTime(player, 90)).body.data.session).toMatchObject({ value: 90, pending: null });
    await changeSettings(backend, { policy: { preset: 'curacao' } });
    const { endsAt } = (await setTime(player, 3, 'days')).body.data.session!;
    expect(Date.parse(endsAt!) - Date.parse(start)).toBeLessThan(91 * minute);
    after(91);
    expect(await fetchEndReason(player.token)).toBe('SESSION_EXPIRED');
    const token = await loginAs(player);
    // The session that is counted began with the first login.
    after(71 * 60);
    expect(await fetchEndReason(token)).toBeUndefined();
    after(72 * 60 + 1);
    expect(await fetchEndReason(token)).toBe('SESSION_EXPIRED');
  });

  it('is removed after the delay; there must be one', async () => {
    await changeSettings(backend, { policy: { preset: 'mga' } });
    const player = await newPlayer(backend);
    const none = await removeTime(player);
    expect([none.status, none.body.code]).toEqual([409, 'SESSION_TIME_LIMIT_REMOVE']);
    await setTime(player, 2, 'days');
    const { session } = (await removeTime(player)).body.data;
    expect(session).toMatchObject({ value: 2, unit: 'days', pending: { value: 0, unit: 'days' } });
    after(24 * 60 + 1);
    expect((await fetchLimits(backend, player)).session).toBeNull();
  });

  it.each<[number, SessionTimeUnit, Record<string, string>]>([
    [9, 'minutes', { min: '10', max: '43200' }],
    [43_201, 'minutes', { min: '10', max: '43200' }],
    [721, 'hours', { min: '1', max: '720' }],
    [31, 'days', { min: '1', max: '30' }],
  ])('of %i %s is outside of the bounds', async (value, unit, params) => {
    const { status, body } = await setTime(await newPlayer(backend), value, unit);
    expect([status, body.code, body.params, Object.keys(body.fields ?? {})]).toEqual([
      400,
      'SESSION_TIME_LIMIT_UPDATE',
      params,
      ['value'],
    ]);
  });

  it.each<[unknown, unknown]>([
    [0, 'hours'],
    [-1, 'hours'],
    [1.5, 'hours'],
    ['ten', 'minutes'],
    [10, 'weeks'],
    [null, 'minutes'],
  ])('of %j %j is no time', async (value, unit) => {
    const { status, body } = await setTime(await newPlayer(backend), value, unit);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it('is changed by two devices one after the other: the shorter one counts', async () => {
    await changeSettings(backend, { policy: { preset: 'mga' } });
    const player = await newPlayer(backend);
    await Promise.all([setTime(player, 3, 'hours'), setTime(player, 1, 'hours', other)]);
    const { session } = (await backend.call(getLimits, { token: player.token })).body.data;
    expect(session).toMatchObject({ value: 1, unit: 'hours' });
  });
});
