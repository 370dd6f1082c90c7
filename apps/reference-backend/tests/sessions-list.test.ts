import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  endOtherSession,
  endOtherSessions,
  getLogins,
  getNotices,
  getSessions,
  getUserDetails,
  login,
  signUp,
} from '@casino-kit/api-contract';
import { eq } from 'drizzle-orm';
import { players, playerSessions } from '../src/identity/tables.js';
import { hashToken } from '../src/identity/tokens.js';
import { createExpiredSessionsWork } from '../src/identity/drop-expired-sessions.js';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { sentTo } from './support/outbox.js';
import { connect, dropped } from './support/sockets.js';
import {
  deposit,
  fromAnywhere,
  newPhone,
  newPlayer,
  password,
  person,
  type TestBackend,
} from './support/test-backend.js';

let backend: TestBackend;
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const shift = (ms: number) => [backend, other].forEach(({ clock }) => clock.shiftTo(ms));
afterEach(async () => {
  shift(0);
  await changeSettings(backend, { policy: null });
});
const minute = 60_000;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
/** Logs in with a browser; `device` is the cookie of an earlier login. Returns the token and the cookie. */
const logInOn = async (agent: string, email: string, device?: string, node = backend) => {
  const { status, body, headers } = await node.call(login, {
    body: { email, password },
    headers: { 'user-agent': agent, ...(device !== undefined && { cookie: device }), ...fromAnywhere() },
  });
  expect(status, body.message).toBe(200);
  return { token: body.data.accessToken, device: headers.get('set-cookie')?.split(';')[0] ?? '' };
};
const fetchSessions = async (token: string, node = backend) =>
  (await node.call(getSessions, { token })).body.data;
const endsWith = async (token: string, node = backend) => {
  const { status, body } = await node.call(getUserDetails, { token });
  return [status, body.params?.['reason']];
};

describe('the sessions of a player', () => {
  it('are listed with their device, this one first, and from any node', async () => {
    const player = await newPlayer(backend);
    const first = await logInOn(firefox, player.email);
    shift(minute);
    const second = await logInOn(iphone, player.email, undefined, other);
    expect(await fetchSessions(first.token, other)).toMatchObject([
      { device: 'Windows', browser: 'Firefox 144', kind: 'computer', method: 'password', isCurrent: true },
      { device: 'iPhone', browser: 'Safari 18', kind: 'phone', isCurrent: false, isNewDevice: true },
      { method: 'signUp', isCurrent: false, isNewDevice: false },
    ]);
    const ids = (await fetchSessions(second.token)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(first.token);
  });

  it('show when each was last used, to the minute', async () => {
    const player = await newPlayer(backend);
    const used = await logInOn(firefox, player.email);
    shift(10 * minute);
    await backend.call(getUserDetails, { token: used.token });
    const at = backend.clock.now().getTime();
    shift(30 * minute);
    const seen = async () =>
      Date.parse((await fetchSessions(player.token)).find(({ isCurrent }) => !isCurrent)?.lastSeenAt ?? '');
    await expect.poll(async () => Math.abs((await seen()) - at) < minute).toBe(true);
  });

  it('end one by one, with their sockets on every node', async () => {
    const player = await newPlayer(backend);
    const thief = await logInOn(firefox, player.email);
    const sockets = [await connect(backend.url, thief.token), await connect(other.url, thief.token)];
    const reasons: unknown[] = [];
    const received: string[] = [];
    for (const socket of sockets) {
      socket.on('session:ended', ({ reason }: { reason: string }) => reasons.push(reason));
      socket.onAny((name: string) => received.push(name));
    }
    const [, row] = await fetchSessions(player.token);
    const gone = Promise.all(sockets.map((socket) => dropped(socket)));
    const began = performance.now();
    await other.call(endOtherSession, { token: player.token, params: { id: row?.id ?? '' } });
    await gone;
    process.stdout.write(
      `sockets of an ended session: dropped after ${Math.round(performance.now() - began)} ms\n`,
    );
    expect(reasons).toEqual(['SECURITY_LOGOUT', 'SECURITY_LOGOUT']);
    received.length = 0;
    await deposit(backend, player, { amount: '20' });
    expect(received).toEqual([]);
    expect(await endsWith(thief.token)).toEqual([403, 'SECURITY_LOGOUT']);
    expect(await endsWith(player.token)).toEqual([200, undefined]);
    const again = await backend.call(endOtherSession, { token: player.token, params: { id: row?.id ?? '' } });
    expect(again.status).toBe(200);
  });

  it('end all but this one; that of another player and this one are not ended by their id', async () => {
    const [player, stranger] = [await newPlayer(backend), await newPlayer(backend)];
    const others = [await logInOn(firefox, player.email), await logInOn(iphone, player.email)];
    const [own] = await fetchSessions(player.token);
    const [foreign] = await fetchSessions(stranger.token);
    for (const id of [own?.id ?? '', foreign?.id ?? '', 'none'])
      await backend.call(endOtherSession, { token: player.token, params: { id } });
    expect(await fetchSessions(player.token)).toHaveLength(3);
    expect(await endsWith(stranger.token)).toEqual([200, undefined]);
    await backend.call(endOtherSessions, { token: player.token });
    for (const { token } of others) expect(await endsWith(token, other)).toEqual([403, 'SECURITY_LOGOUT']);
    expect(await fetchSessions(player.token)).toHaveLength(1);
  });

  it('are never one that the client names: the token is drawn at each login', async () => {
    const player = await newPlayer(backend);
    const planted = 'A'.repeat(43);
    const { body } = await backend.call(login, {
      token: planted,
      body: { email: player.email, password },
      headers: { cookie: `accessToken=${planted}`, ...fromAnywhere() },
    });
    expect(body.data.accessToken).not.toBe(planted);
    expect((await backend.call(getUserDetails, { token: planted })).status).toBe(403);
  });
});

describe('the session of a sign-up', () => {
  const signedUp = async () => {
    const email = `${newPhone().phone}@signed-up.example`;
    const { body } = await backend.call(signUp, { body: { email, password, ...newPhone(), ...person } });
    return { email, token: body.data.accessToken };
  };
  const logInAfter = async (email: string, afterReg: boolean | undefined) =>
    (await backend.call(login, { body: { email, password, afterReg }, headers: fromAnywhere() })).body.data
      .accessToken;

  it('gives way to the login that follows, with its sockets: one is left', async () => {
    const { email, token } = await signedUp();
    const gone = dropped(await connect(other.url, token));
    const session = await logInAfter(email, true);
    await gone;
    expect(await endsWith(token)).toEqual([403, 'USER_INITIATED']);
    expect(await fetchSessions(session)).toMatchObject([{ method: 'password', isCurrent: true }]);
  });

  it('stays beside any other login', async () => {
    const { email, token } = await signedUp();
    await logInAfter(email, undefined);
    expect(await endsWith(token)).toEqual([200, undefined]);
  });

  it('gives way to the first login of a player who was held, unless it was used', async () => {
    await changeSettings(backend, { holdUserOnRegistration: true });
    const [unused, used] = [await signedUp(), await signedUp()];
    await fetchSessions(used.token);
    const recorded = async () =>
      (
        await backend.services.database
          .select()
          .from(playerSessions)
          .where(eq(playerSessions.key, hashToken(used.token)))
      )[0]?.lastSeenAt;
    await expect.poll(recorded).not.toBeNull();
    for (const { email } of [unused, used]) await logInAfter(email, undefined);
    await changeSettings(backend, { holdUserOnRegistration: null });
    expect(await endsWith(unused.token)).toEqual([403, 'USER_INITIATED']);
    expect(await endsWith(used.token)).toEqual([200, undefined]);
  });
});

describe('a new device', () => {
  it('sends one mail and adds one notice, also at the first login after sign-up', async () => {
    const email = 'devices@player.example';
    const created = await backend.call(signUp, {
      body: { email, password, ...newPhone(), ...person },
      headers: { 'user-agent': firefox },
    });
    const player = { email, token: created.body.data.accessToken };
    const device = created.headers.get('set-cookie')?.split(';')[0];
    const kinds = async () => (await sentTo(backend, player.email)).map(({ kind }) => kind);
    await logInOn(firefox, player.email, device);
    expect(await kinds()).not.toContain('new-device');
    const stranger = await logInOn(iphone, player.email);
    await logInOn(iphone, player.email, stranger.device);
    expect((await kinds()).filter((kind) => kind === 'new-device')).toHaveLength(1);
    expect((await sentTo(backend, player.email))[0]?.text).toContain('iPhone, Safari 18');
    const { notices } = (await backend.call(getNotices, { token: player.token, query: {} })).body.data;
    // The action of the notice finds the session in the list.
    const named = (await fetchSessions(player.token)).filter(
      ({ id }) => id === notices[0]?.values['sessionId'],
    );
    expect(named).toMatchObject([{ device: 'iPhone', isNewDevice: true }]);
    expect(notices).toMatchObject([
      { kind: 'newDevice', values: { device: 'iPhone', browser: 'Safari 18' }, readAt: null },
    ]);
  });
});

describe('the mail about a new device', () => {
  it('lists what names it as the player’s language does', async () => {
    const player = await newPlayer(backend);
    const own = eq(players.id, player.id);
    await backend.services.database.update(players).set({ preferredLanguage: 'de' }).where(own);
    await logInOn(iphone, player.email);
    const [mail] = await sentTo(backend, player.email);
    expect(mail?.text).toMatch(/: iPhone, Safari 18 und \S+\. /);
  });
});

describe('the logins of a player', () => {
  it('are listed page by page', async () => {
    const player = await newPlayer(backend);
    const first = await logInOn(iphone, player.email);
    for (let count = 0; count < 21; count += 1) await logInOn(firefox, player.email, first.device);
    const page = await backend.call(getLogins, { token: player.token, query: {} });
    expect(page.body.data.logins).toHaveLength(20);
    expect(page.body.data.hasMore).toBe(true);
    const before = page.body.data.logins.at(-1)?.id ?? '';
    const rest = await backend.call(getLogins, { token: player.token, query: { before } });
    expect(rest.body.data).toMatchObject({
      logins: [{}, { device: 'iPhone', browser: 'Safari 18' }],
      hasMore: false,
    });
  });
});

describe('the policy', () => {
  it('ends a session that nobody uses, and one that is old', async () => {
    await changeSettings(backend, { policy: { sessionIdleMinutes: 30, sessionLifetimeMinutes: 120 } });
    const player = await newPlayer(backend);
    const { token } = player;
    for (const at of [20, 40, 60, 80]) {
      shift(at * minute);
      expect(await endsWith(token)).toEqual([200, undefined]);
      await expect
        .poll(async () => Date.parse((await fetchSessions(token))[0]?.lastSeenAt ?? '') >= at * minute)
        .toBe(true);
    }
    shift(121 * minute);
    expect((await endsWith(token))[0]).toBe(403);
    shift(0);
    const idle = await newPlayer(backend);
    const socket = await connect(backend.url, idle.token);
    const ended = new Promise((resolve) => socket.once('session:ended', resolve));
    shift(31 * minute);
    expect(await endsWith(idle.token)).toEqual([403, 'USER_INACTIVITY_TIMEOUT']);
    await createExpiredSessionsWork(backend.services)();
    expect(await ended).toEqual({ reason: 'USER_INACTIVITY_TIMEOUT' });
  });

  it('changed at run time applies to the sessions that are open', async () => {
    const work = createExpiredSessionsWork(backend.services);
    await work();
    const old = await newPlayer(backend);
    const socket = await connect(other.url, old.token);
    const ended = new Promise((resolve) => socket.once('session:ended', resolve));
    shift(40 * minute);
    await changeSettings(backend, { policy: { sessionLifetimeMinutes: 30 } });
    await work();
    expect(await ended).toEqual({ reason: 'SESSION_EXPIRED' });
    expect(await endsWith(old.token)).toEqual([403, 'SESSION_EXPIRED']);

    shift(0);
    await changeSettings(backend, { policy: null });
    const [unused, used] = [await newPlayer(backend), await newPlayer(backend)];
    await changeSettings(backend, { policy: { sessionIdleMinutes: 15 } });
    shift(20 * minute);
    expect(await endsWith(used.token)).toEqual([200, undefined]);
    await expect
      .poll(async () => Date.parse((await fetchSessions(used.token))[0]?.lastSeenAt ?? '') >= 20 * minute)
      .toBe(true);
    await work();
    expect(await endsWith(unused.token)).toEqual([403, 'USER_INACTIVITY_TIMEOUT']);
    expect(await endsWith(used.token)).toEqual([200, undefined]);
    await changeSettings(backend, { policy: null });
    await work();
    shift(60 * minute);
    expect(await endsWith(used.token)).toEqual([200, undefined]);
  });

  it('that allows longer sessions extends none, and not the own limit of a player', async () => {
    await changeSettings(backend, { policy: { sessionLifetimeMinutes: 30 } });
    const { token } = await newPlayer(backend);
    const work = createExpiredSessionsWork(backend.services);
    await work();
    await changeSettings(backend, { policy: null });
    await work();
    shift(31 * minute);
    expect(await endsWith(token)).toEqual([403, 'SESSION_EXPIRED']);
  });

  it('leaves a session that has expired by its age at that reason', async () => {
    await changeSettings(backend, { policy: { sessionIdleMinutes: 30, sessionLifetimeMinutes: 20 } });
    const { token } = await newPlayer(backend);
    const work = createExpiredSessionsWork(backend.services);
    for (const at of [21, 51]) {
      shift(at * minute);
      await work();
      expect(await endsWith(token)).toEqual([403, 'SESSION_EXPIRED']);
    }
  });
});
