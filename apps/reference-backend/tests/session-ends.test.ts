import { beforeAll, describe, expect, it } from 'vitest';
import {
  forgotPassword,
  getUserDetails,
  login,
  logout,
  resetPassword,
  terminationReasons,
  updateUserDetails,
  type SocketEventData,
} from '@casino-kit/api-contract';
import { type Socket } from 'socket.io-client';
import { startSession } from '../src/identity/sessions.js';
import { changeSettings, control } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { linkCode } from './support/outbox.js';
import { connect, dropped } from './support/sockets.js';
import { fromAnywhere, newPlayer, password, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});

const minute = 60_000;
const day = 24 * 60 * minute;
const loginAs = (email: string, node = backend, secret = password) =>
  node.call(login, { body: { email, password: secret }, headers: fromAnywhere() });
const newToken = async (email: string, node = backend) => (await loginAs(email, node)).body.data.accessToken;

/** Returns why a call with a token is rejected; undefined when it is not. */
const fetchEndReason = async (token: string, node = backend) => {
  const { status, body } = await node.call(getUserDetails, { token });
  if (status === 200) return undefined;
  expect(status).toBe(403);
  expect(body).toMatchObject({ success: false, code: 'FORBIDDEN', message: 'Session expired' });
  return body.params?.['reason'];
};

/** Returns what a socket receives before it is disconnected. */
const collectSessionEnds = async (socket: Socket) => {
  const emitted: SocketEventData<'session:ended'>[] = [];
  socket.on('session:ended', (data: SocketEventData<'session:ended'>) => emitted.push(data));
  await dropped(socket);
  return emitted;
};
/** Connects a socket to each node. */
const connectBoth = async (token: string) => [
  await connect(backend.url, token),
  await connect(other.url, token),
];

describe('a call with an invalid token', () => {
  it('gets the reason when the token expired or is unknown', async () => {
    const { token } = await newPlayer(backend);
    expect(await fetchEndReason('never-was-one')).toBe('SESSION_EXPIRED');
    backend.clock.shiftTo(30 * day + minute);
    expect(await fetchEndReason(token)).toBe('SESSION_EXPIRED');
    // An expired session cannot end again for another reason.
    await backend.call(logout, { token });
    expect(await fetchEndReason(token)).toBe('SESSION_EXPIRED');
    backend.clock.shiftTo(0);
  });

  it('gets how its player logged out', async () => {
    const { email, token } = await newPlayer(backend);
    await backend.call(logout, { token });
    expect(await fetchEndReason(token, other)).toBe('USER_INITIATED');
    const idle = await newToken(email);
    await backend.call(logout, { token: idle, body: { reason: 'USER_INACTIVITY_TIMEOUT' } });
    await backend.call(logout, { token: idle, body: { reason: 'SYSTEM_MAINTENANCE' } });
    expect(await fetchEndReason(idle)).toBe('USER_INACTIVITY_TIMEOUT');
  });

  it.each(terminationReasons)('gets the reason of support: %s', async (reason) => {
    const { id, token } = await newPlayer(backend);
    const stranger = await newPlayer(backend);
    const ends = (await connectBoth(token)).map(collectSessionEnds);
    await control(backend, `players/${id}/sessions`, { reason });
    expect(await Promise.all(ends)).toEqual([[{ reason }], [{ reason }]]);
    expect(await fetchEndReason(token, other)).toBe(reason);
    expect(await fetchEndReason(stranger.token)).toBeUndefined();
  });

  it('is the only 403', async () => {
    expect((await backend.call(getUserDetails)).status).toBe(401);
  });
});

describe('a session that the server ends', () => {
  it('notifies its sockets on every node of the reason before it disconnects them', async () => {
    const player = await newPlayer(backend);
    const second = await newToken(player.email, other);
    const [stored] = await connectBoth(player.token);
    const ends = (await connectBoth(second)).map(collectSessionEnds);
    await backend.call(updateUserDetails, {
      token: player.token,
      body: { password, newPassword: 'Strong-33' },
    });
    const security = [{ reason: 'SECURITY_LOGOUT' }];
    expect(await Promise.all(ends)).toEqual([security, security]);
    expect(stored?.connected).toBe(true);
    stored?.close();
  });

  it('after a new password ends all of them', async () => {
    const { email, token } = await newPlayer(backend);
    const ends = (await connectBoth(token)).map(collectSessionEnds);
    await backend.call(forgotPassword, { body: { email }, headers: fromAnywhere() });
    const code = await linkCode(backend, email, 'reset-password');
    await backend.call(resetPassword, { body: { code, password: 'New-pass-1' } });
    expect((await Promise.all(ends)).flat()).toEqual([
      { reason: 'SECURITY_LOGOUT' },
      { reason: 'SECURITY_LOGOUT' },
    ]);
  });

  it('after a logout notifies only the other tabs of that session', async () => {
    const { email, token } = await newPlayer(backend);
    const stored = await connect(backend.url, await newToken(email));
    const end = collectSessionEnds(await connect(other.url, token));
    await backend.call(logout, { token });
    expect(await end).toEqual([{ reason: 'USER_INITIATED' }]);
    expect(stored.connected).toBe(true);
    stored.close();
  });

  it('for maintenance is every session', async () => {
    const all = [await newPlayer(backend), await newPlayer(other), await newPlayer(backend)];
    const sockets = (await Promise.all(all.map(({ token }) => connectBoth(token)))).flat();
    const ends = sockets.map(collectSessionEnds);
    await control(other, 'maintenance');
    for (const emitted of await Promise.all(ends))
      expect(emitted).toEqual([{ reason: 'SYSTEM_MAINTENANCE' }]);
    for (const { token } of all) expect(await fetchEndReason(token)).toBe('SYSTEM_MAINTENANCE');
    // More of them than one message between nodes can name.
    const { id } = await newPlayer(backend);
    const { database, clock } = backend.services;
    const tokens: string[] = [];
    for (let count = 0; count < 170; count += 1)
      tokens.push((await startSession(database, id, clock.now())).token);
    const some = await Promise.all([0, 85, 169].map((index) => connect(other.url, tokens[index])));
    const theirs = some.map(collectSessionEnds);
    await control(backend, 'maintenance');
    for (const emitted of await Promise.all(theirs))
      expect(emitted).toEqual([{ reason: 'SYSTEM_MAINTENANCE' }]);
  });
});

describe('a locked account', () => {
  it('is logged out at once and stays out until it is unlocked', async () => {
    const { id, email, token } = await newPlayer(backend);
    const end = collectSessionEnds(await connect(other.url, token));
    await control(backend, `players/${id}/lock`);
    expect(await end).toEqual([{ reason: 'ACCOUNT_LOCKED' }]);
    expect(await fetchEndReason(token)).toBe('ACCOUNT_LOCKED');
    expect(await loginAs(email, other)).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED' } });
    // Without the password no one learns of it.
    expect((await loginAs(email, other, 'wrong')).body.code).toBe('WRONG_CREDENTIALS');
    await control(backend, `players/${id}/unlock`);
    expect((await loginAs(email)).status).toBe(200);
  });

  it('rejects the logins that arrive while it is being locked', async () => {
    const { id, email } = await newPlayer(backend);
    const [, ...logins] = await Promise.all([
      control(backend, `players/${id}/lock`),
      ...Array.from({ length: 4 }, (_, index) => loginAs(email, index % 2 === 0 ? backend : other)),
    ]);
    const tokens = logins.flatMap(({ status, body }) => (status === 200 ? [body.data.accessToken] : []));
    for (const token of tokens) expect(await fetchEndReason(token)).toBe('ACCOUNT_LOCKED');
    expect(tokens.length + logins.filter(({ status }) => status === 423).length).toBe(4);
  });
});

describe('the policy of one session', () => {
  it.each([
    [{ singleSession: true }, true],
    [{ preset: 'strict' }, true],
    [{ preset: 'strict', singleSession: false }, false],
    [{ preset: 'curacao' }, false],
  ] as const)('%j', async (policy, single) => {
    const { email, token } = await newPlayer(backend);
    await changeSettings(backend, { policy });
    const older = await connect(other.url, token);
    const end = single ? collectSessionEnds(older) : undefined;
    const newer = await newToken(email);
    expect(await end).toEqual(single ? [{ reason: 'CONCURRENT_SESSION' }] : undefined);
    expect(await fetchEndReason(token)).toBe(single ? 'CONCURRENT_SESSION' : undefined);
    expect(await fetchEndReason(newer)).toBeUndefined();
    await changeSettings(backend, { policy: null });
    older.close();
  });

  it('keeps one of many concurrent logins', async () => {
    const { email } = await newPlayer(backend);
    await changeSettings(backend, { policy: { singleSession: true } });
    const tokens = await Promise.all(
      Array.from({ length: 4 }, (_, index) => newToken(email, index % 2 === 0 ? backend : other)),
    );
    const reasons = await Promise.all(tokens.map((token) => fetchEndReason(token)));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    await changeSettings(backend, { policy: null });
  });
});
