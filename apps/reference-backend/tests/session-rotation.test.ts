import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnyEndpoint,
  confirmIdentity,
  createRecoveryCodes,
  createWithdrawal,
  endOtherSession,
  getSecurity,
  getSessions,
  getUserDetails,
  launchGame,
  logout,
  playRound,
  removeAuthenticator,
  removePasskey,
  rotatedTokenHeader,
  rotationHeader,
  sendCredentials,
  startConfirmation,
  startPasskey,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { overlapMinutes } from '../src/identity/rotate-token.js';
import { sessionTokens } from '../src/identity/tables.js';
import { hashToken } from '../src/identity/tokens.js';
import { startNodes } from './support/nodes.js';
import { confirmSession, newAuthenticator, newPasskey } from './support/securing.js';
import { connect, dropped, next, open } from './support/sockets.js';
import {
  deposit,
  logInAgain,
  newKey,
  newPlayer,
  password,
  type Request,
  shell,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { playerWhoMayWithdraw, skrill } from './support/withdrawing.js';

let backend: TestBackend;
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const shift = (ms: number) => [backend, other].forEach(({ clock }) => clock.shiftTo(ms));
afterEach(() => shift(0));
const minute = 60_000;
const overlap = overlapMinutes * minute;

type Held = Pick<TestPlayer, 'token'>;
const follows = { [rotationHeader]: 'yes' };
/** Sends a call as the shell does, and returns the token that it learns, if any. */
async function rotated(
  node: TestBackend,
  endpoint: AnyEndpoint,
  { headers, ...request }: Request,
): Promise<string | null> {
  const response = await node.call(endpoint, { ...request, headers: { ...headers, ...follows } });
  expect(response.status, response.body.message).toBe(200);
  return response.headers.get(rotatedTokenHeader);
}
/** Confirms a session as the shell does, and returns its new token. */
async function confirmed({ token }: Held, node = backend): Promise<string> {
  const found = await rotated(node, confirmIdentity, { token, body: { method: 'password', password } });
  expect(found).toMatch(/^[\w-]{43}$/);
  return String(found);
}
const fetchResponseStatus = async (token: string, node = backend) =>
  (await node.call(getUserDetails, { token })).status;
const fetchSessions = async (token: string, node = backend) =>
  (await node.call(getSessions, { token })).body.data;
/** Waits until a token counts as used: that is recorded beside the call. */
async function used(token: string): Promise<void> {
  const tokenHash = hashToken(token);
  expect(await fetchResponseStatus(token)).toBe(200);
  const recorded = async () => {
    const rows = await backend.services.database.select().from(sessionTokens);
    return rows.find((row) => row.tokenHash === tokenHash)?.usedAt ?? null;
  };
  await expect.poll(recorded).not.toBeNull();
}

describe('a session whose player has confirmed who they are', () => {
  it('gets a new token; the old one opens it for a minute more, on every node', async () => {
    const player = await newPlayer(backend);
    const [before] = await fetchSessions(player.token);
    const token = await confirmed(player);
    expect(token).not.toBe(player.token);
    shift(overlap - 1_000);
    expect(
      await Promise.all([fetchResponseStatus(player.token, other), fetchResponseStatus(token, other)]),
    ).toEqual([200, 200]);
    shift(overlap);
    expect(
      await Promise.all([fetchResponseStatus(player.token, other), fetchResponseStatus(player.token)]),
    ).toEqual([403, 403]);
    // The same one in the list, with what belongs to it.
    const after = await fetchSessions(token, other);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: before?.id, startedAt: before?.startedAt, isCurrent: true });
    expect((await other.call(getSecurity, { token })).body.data.confirmedUntil).not.toBeNull();
  });

  it('keeps its token where the client does not ask', async () => {
    const { token } = await newPlayer(backend);
    const response = await backend.call(confirmIdentity, { token, body: { method: 'password', password } });
    expect(response.headers.get(rotatedTokenHeader)).toBeNull();
    shift(2 * overlap);
    expect(await fetchResponseStatus(token)).toBe(200);
  });

  it('keeps its token when the proof is wrong', async () => {
    const { token } = await newPlayer(backend);
    const response = await backend.call(confirmIdentity, {
      token,
      headers: follows,
      body: { method: 'password', password: 'Wrong-Secret-1' },
    });
    expect([response.status, response.headers.get(rotatedTokenHeader)]).toEqual([400, null]);
  });

  it('stores neither token', async () => {
    const player = await newPlayer(backend);
    const token = await confirmed(player);
    const rows = JSON.stringify(await backend.services.database.select().from(sessionTokens));
    expect([rows.includes(token), rows.includes(player.token), rows.includes(hashToken(token))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('never gets a token in a response that a cache may keep', async () => {
    const player = await newPlayer(backend);
    await confirmed(player);
    const response = await backend.call(getUserDetails, { token: player.token, headers: follows });
    expect(response.headers.get(rotatedTokenHeader)).not.toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the token that was replaced', () => {
  it('carries no proof: what asks for one needs the new token', async () => {
    const player = await newPlayer(backend);
    const token = await confirmed(player);
    const ask = (held: string) => other.call(startPasskey, { token: held, headers: { origin: shell } });
    expect([(await ask(player.token)).status, (await ask(token)).status]).toEqual([428, 200]);
  });

  it('leads to the same new one in two tabs at once, on two nodes', async () => {
    const player = await newPlayer(backend);
    const [first, second] = await Promise.all([confirmed(player), confirmed(player, other)]);
    expect(second).toBe(first);
    shift(overlap);
    expect([await fetchResponseStatus(first), await fetchResponseStatus(player.token)]).toEqual([200, 403]);
  });

  it('leads to the new one again when the response was lost, with any call, until that one was used', async () => {
    const player = await newPlayer(backend);
    const lost = await confirmed(player);
    expect(await rotated(other, startConfirmation, { token: player.token })).toBe(lost);
    expect(await confirmed(player)).toBe(lost);
    await used(lost);
    expect(await rotated(backend, getUserDetails, { token: player.token })).toBeNull();
    const body = { method: 'password' as const, password };
    expect(await rotated(other, confirmIdentity, { token: player.token, body })).toBeNull();
    expect(await fetchResponseStatus(lost)).toBe(200);
  });

  it('is over at its own time in a chain of them', async () => {
    const player = await newPlayer(backend);
    const second = await confirmed(player);
    shift(overlap / 2);
    const third = await confirmed({ token: second });
    const all = () => Promise.all([player.token, second, third].map((token) => fetchResponseStatus(token)));
    expect(await all()).toEqual([200, 200, 200]);
    shift(overlap);
    expect(await all()).toEqual([403, 200, 200]);
    shift(overlap * 1.5);
    expect(await all()).toEqual([403, 403, 200]);
    expect(await rotated(backend, getUserDetails, { token: third })).toBeNull();
    const fourth = await confirmed({ token: third });
    expect(await fetchSessions(fourth)).toHaveLength(1);
  });

  it('ends with its session at once', async () => {
    const player = await newPlayer(backend);
    const token = await confirmed(player);
    await other.call(logout, { token: player.token, body: { reason: 'USER_INITIATED' } });
    const ends = await Promise.all(
      [player.token, token].map((held) => backend.call(getUserDetails, { token: held })),
    );
    expect(ends.map(({ status, body }) => [status, body.params?.['reason']])).toEqual([
      [403, 'USER_INITIATED'],
      [403, 'USER_INITIATED'],
    ]);
  });

  it('ends nothing once it is over', async () => {
    const player = await newPlayer(backend);
    const token = await confirmed(player);
    shift(overlap);
    await backend.call(logout, { token: player.token, body: { reason: 'USER_INITIATED' } });
    expect(await fetchResponseStatus(token)).toBe(200);
  });
});

describe('what belongs to a session', () => {
  it('is its sockets: they stay, and end with it; new ones come with the new token alone', async () => {
    const player = await newPlayer(backend);
    const [here, there] = await Promise.all([
      connect(backend.url, player.token),
      connect(other.url, player.token),
    ]);
    const token = await confirmed(player);
    shift(overlap);
    const heard = [next(here, 'wallet:balance'), next(there, 'wallet:balance')];
    await deposit(backend, { ...player, token }, { amount: '20' });
    await Promise.all(heard);
    const late = open(other.url, player.token);
    const [refused] = await new Promise<[Error]>((resolve) =>
      late.once('connect_error', (error) => resolve([error])),
    );
    expect(refused.message).toBe('UNAUTHORIZED');
    late.close();
    const renewed = await connect(other.url, token);
    const [{ id } = { id: '' }] = await fetchSessions(token);
    const gone = [here, there, renewed].map(dropped);
    const second = await logInAgain(backend, player);
    await other.call(endOtherSession, { token: second.token, params: { id } });
    await Promise.all(gone);
    expect(await fetchResponseStatus(token)).toBe(403);
  });

  it('is a game that was open before', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '20' });
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'real', locale: 'en' },
    });
    const launch = launched.body.data.url.split('#launch=').at(1);
    await confirmed(player);
    shift(overlap);
    const headers = { 'idempotency-key': newKey() };
    const round = await other.call(playRound, { token: launch, headers, body: { stake: '1.00' } });
    expect(round.status, round.body.message).toBe(200);
  });

  it('is the key of a call that is sent again: it moves money once, and its response has no token', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const key = newKey();
    const ask = (token: string, node: TestBackend) =>
      node.call(createWithdrawal, {
        token,
        headers: { ...follows, 'idempotency-key': key },
        body: { ...skrill, amount: '20', currencyCode: 'EUR' },
      });
    shift(10 * minute);
    expect((await ask(player.token, backend)).status).toBe(428);
    const token = await confirmed(player);
    const first = await ask(token, backend);
    expect(first.status, first.body.message).toBe(200);
    const replay = await ask(token, other);
    expect(replay.body).toEqual(first.body);
    expect(replay.headers.get(rotatedTokenHeader)).toBeNull();
    expect(JSON.stringify(first.body)).not.toContain(token);
  });
});

describe('a change of what protects an account', () => {
  const own = { headers: { origin: shell } };
  const changes: readonly [what: string, (player: TestPlayer) => Promise<[AnyEndpoint, Request]>][] = [
    [
      'a password',
      async () => [
        updateUserDetails,
        { body: { updateFrom: 'Profile Page', password, newPassword: 'Another-Tide-77' } },
      ],
    ],
    [
      'an email',
      async ({ email }) => [
        updateUserDetails,
        { body: { updateFrom: 'Profile Page', email: `new-${email}` } },
      ],
    ],
    ['credentials', async ({ email }) => [sendCredentials, { body: { email: `sent-${email}` } }]],
    [
      'a passkey less',
      async (player) => {
        const { passkey } = await newPasskey(backend, player);
        return [removePasskey, { ...own, params: { id: passkey.id } }];
      },
    ],
    [
      'no app',
      async (player) => {
        await newAuthenticator(backend, player);
        return [removeAuthenticator, own];
      },
    ],
    [
      'new recovery codes',
      async (player) => {
        await newAuthenticator(backend, player);
        return [createRecoveryCodes, own];
      },
    ],
  ];
  it.each(changes)('gives a new token: %s', async (_, prepare) => {
    const player = await newPlayer(backend);
    await confirmSession(backend, player);
    const [endpoint, request] = await prepare(player);
    const token = await rotated(backend, endpoint, { ...request, token: player.token });
    expect(token).not.toBeNull();
    shift(overlap);
    expect([await fetchResponseStatus(String(token)), await fetchResponseStatus(player.token)]).toEqual([
      200, 403,
    ]);
  });

  it('gives a new token: a passkey more, an app', async () => {
    const player = await newPlayer(backend);
    await confirmSession(backend, player);
    const offered: (string | null)[] = [];
    const shellClient: Pick<TestBackend, 'call' | 'clock'> = {
      clock: backend.clock,
      call: async (endpoint, request = {}) => {
        const response = await backend.call(endpoint, {
          ...request,
          headers: { ...request.headers, ...follows },
        });
        offered.push(response.headers.get(rotatedTokenHeader));
        return response;
      },
    };
    await newPasskey(shellClient, player);
    const token = String(offered.at(-1));
    expect([offered[0], token]).toEqual([null, expect.stringMatching(/^[\w-]{43}$/)]);
    await newAuthenticator(shellClient, { token });
    expect(offered.at(-1)).toMatch(/^[\w-]{43}$/);
  });

  it('is not a change of an address', async () => {
    const player = await newPlayer(backend);
    const body = { updateFrom: 'Profile Page', city: 'Willemstad' };
    expect(await rotated(backend, updateUserDetails, { token: player.token, body })).toBeNull();
    shift(overlap);
    expect(await fetchResponseStatus(player.token)).toBe(200);
  });
});
