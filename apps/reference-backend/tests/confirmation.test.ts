import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addPasskey,
  type AnyEndpoint,
  confirmAuthenticator,
  confirmIdentity,
  confirmLoosenedLimit,
  createRecoveryCodes,
  createWithdrawal,
  getSecurity,
  removeAuthenticator,
  removePasskey,
  removeSessionTimeLimit,
  sendCredentials,
  setLimit,
  setSessionTimeLimit,
  startAuthenticator,
  startPasskey,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { endPlayerSessions } from '../src/identity/sessions.js';
import { protections } from '../src/protection/tables.js';
import { withdrawals } from '../src/withdrawals/tables.js';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { limit } from './support/protecting.js';
import { confirmSession, newPasskey } from './support/securing.js';
import {
  logInAgain,
  newKey,
  newPhone,
  newPlayer,
  password,
  withoutPhone,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { fetchMoney, playerWhoMayWithdraw, skrill, withdraw } from './support/withdrawing.js';

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

const answer = {
  ticket: 'none',
  response: { id: 'AA', rawId: 'AA', type: 'public-key' as const, response: { clientDataJSON: 'AA' } },
};
/** A player with a deposit and a session limit, and none waiting for a confirmation. */
async function limitedPlayer(on: TestBackend): Promise<TestPlayer> {
  const player = await newPlayer(on);
  await limit(on, player, 'deposit', 'daily', '500');
  await on.services.database
    .update(protections)
    .set({
      sessionTime: {
        value: { value: 5, unit: 'days' },
        pending: { value: null, takesEffectAt: '2020-01-01T00:00:00Z', needsConfirmation: true },
      },
    })
    .where(eq(protections.playerId, player.id));
  return player;
}

/** Every protected call, with a body that is valid as far as it can be. */
const calls: readonly [
  name: string,
  endpoint: AnyEndpoint,
  body?: (() => unknown) | undefined,
  newAccount?: (on: TestBackend) => Promise<TestPlayer>,
][] = [
  ['a withdrawal to a new payee', createWithdrawal, () => ({ ...skrill, amount: '20', currencyCode: 'EUR' })],
  ['a new email', updateUserDetails, () => ({ email: `${newKey()}@player.example` }), newPlayer],
  ['a new phone', updateUserDetails, newPhone, (on) => newPlayer(on, withoutPhone)],
  ['credentials to an address', sendCredentials, () => ({ email: `${newKey()}@player.example` })],
  ['a challenge for a passkey', startPasskey],
  ['a passkey', addPasskey, () => answer],
  ['the removal of a passkey', removePasskey],
  ['a started authenticator app', startAuthenticator],
  ['an authenticator app', confirmAuthenticator, () => ({ code: '123456' })],
  ['the removal of the authenticator app', removeAuthenticator],
  ['recovery codes', createRecoveryCodes],
  [
    'the removal of a limit',
    setLimit,
    () => ({ kind: 'deposit', period: 0, amount: null, currencyCode: 'EUR' }),
    limitedPlayer,
  ],
  [
    'a higher limit',
    setLimit,
    () => ({ kind: 'deposit', period: 0, amount: '500.01', currencyCode: 'EUR' }),
    limitedPlayer,
  ],
  ['a longer session limit', setSessionTimeLimit, () => ({ value: 121, unit: 'hours' }), limitedPlayer],
  ['the removal of the session limit', removeSessionTimeLimit, undefined, limitedPlayer],
  [
    'the confirmation of a loosened limit',
    confirmLoosenedLimit,
    () => ({ kind: 'session-time' }),
    limitedPlayer,
  ],
];
const send = (endpoint: AnyEndpoint, token: string | undefined, body: unknown, node = backend) =>
  node.call(endpoint, { token, body, params: { id: 'none' }, headers: { 'idempotency-key': newKey() } });

/** The kinds of sessions, and what a protected call of each gets; `null` for no question. */
const kinds: readonly [
  name: string,
  open: (account: () => Promise<TestPlayer>) => Promise<string | undefined>,
  rejected: { status: number; code: string; methods?: string } | null,
][] = [
  ['a guest', () => Promise.resolve(undefined), { status: 401, code: 'UNAUTHORIZED' }],
  [
    'a session that has ended',
    async (account) => {
      const { id, token } = await account();
      await endPlayerSessions(backend.services.database, id, 'SECURITY_LOGOUT', backend.clock.now());
      return token;
    },
    { status: 403, code: 'FORBIDDEN' },
  ],
  ['a fresh login by password', async (account) => (await account()).token, null],
  [
    'a login by password of six minutes ago',
    async (account) => {
      const { token } = await account();
      shift(6 * minute);
      return token;
    },
    { status: 428, code: 'CONFIRMATION_REQUIRED', methods: 'password' },
  ],
  [
    'a fresh login by password to an account with a passkey',
    async (account) => {
      const player = await account();
      await newPasskey(backend, player);
      return (await logInAgain(backend, player)).token;
    },
    { status: 428, code: 'CONFIRMATION_REQUIRED', methods: 'passkey' },
  ],
  [
    'an old tab, of before another session added a passkey',
    async (account) => {
      const player = await account();
      const { token } = await logInAgain(backend, player);
      await newPasskey(backend, player);
      return token;
    },
    { status: 428, code: 'CONFIRMATION_REQUIRED', methods: 'passkey' },
  ],
  [
    'a session confirmed with a passkey',
    async (account) => {
      const player = await account();
      await newPasskey(backend, player);
      const again = await logInAgain(backend, player);
      await confirmSession(backend, again, { isStrong: true });
      return again.token;
    },
    null,
  ],
  [
    'a session while another one was confirmed with a passkey',
    async (account) => {
      const player = await account();
      await newPasskey(backend, player);
      const { token } = await logInAgain(backend, player);
      await confirmSession(backend, player, { isStrong: true });
      return token;
    },
    { status: 428, code: 'CONFIRMATION_REQUIRED', methods: 'passkey' },
  ],
  [
    'a session confirmed with a passkey six minutes ago',
    async (account) => {
      const player = await account();
      await newPasskey(backend, player);
      shift(6 * minute);
      return player.token;
    },
    { status: 428, code: 'CONFIRMATION_REQUIRED', methods: 'passkey' },
  ],
];

describe.each(kinds)('%s', (_name, open, rejected) => {
  it.each(calls)(
    `${rejected === null ? 'may send' : 'is asked or rejected before'} %s`,
    async (_call, endpoint, body, newAccount = playerWhoMayWithdraw) => {
      const { status, body: response } = await send(
        endpoint,
        await open(() => newAccount(backend)),
        body?.(),
        other,
      );
      if (rejected === null) {
        expect([status, response.code]).not.toContain(428);
        return;
      }
      expect([status, response.code]).toEqual([rejected.status, rejected.code]);
      expect(response.params?.['methods']).toBe(rejected.methods);
    },
  );
});

describe('a stricter limit', () => {
  it.each([
    ['a first one', setLimit, { kind: 'loss', period: 0, amount: '1', currencyCode: 'EUR' }],
    ['a lower one', setLimit, { kind: 'deposit', period: 0, amount: '499.99', currencyCode: 'EUR' }],
    ['the same', setLimit, { kind: 'deposit', period: 0, amount: '500', currencyCode: 'EUR' }],
    ['a shorter session', setSessionTimeLimit, { value: 119, unit: 'hours' }],
    ['the same session in another unit', setSessionTimeLimit, { value: 120, unit: 'hours' }],
  ])('never needs a confirmation: %s', async (_name, endpoint: AnyEndpoint, body) => {
    const { token } = await limitedPlayer(backend);
    shift(6 * minute);
    expect((await send(endpoint, token, body)).status).toBe(200);
  });
});

describe('a withdrawal that needs a confirmation', () => {
  const confirm = (player: TestPlayer) =>
    backend.call(confirmIdentity, { token: player.token, body: { method: 'password', password } });

  it('moves nothing, and is sent again with its key once it is confirmed', async () => {
    const player = await playerWhoMayWithdraw(backend);
    shift(6 * minute);
    const key = newKey();
    const asked = await withdraw(backend, player, { key });
    expect([asked.status, asked.body.code]).toEqual([428, 'CONFIRMATION_REQUIRED']);
    expect(await fetchMoney(backend, player)).toMatchObject({ locked: 0 });
    expect((await confirm(player)).status).toBe(200);
    const taken = await withdraw(other, player, { key });
    expect(taken.status, taken.body.message).toBe(200);
    shift(20 * minute);
    // A replay is the first response: it moves nothing, so that it needs no confirmation.
    const replayed = await withdraw(backend, player, { key });
    expect(replayed.body.data).toEqual(taken.body.data);
    expect(await fetchMoney(backend, player)).toMatchObject({ locked: 100 });
    const next = await withdraw(backend, player, { details: { email: 'somebody@example.com' } });
    expect(next.status).toBe(428);
  });

  it('to a payee that was paid before needs none', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await withdraw(backend, player);
    await backend.services.database
      .update(withdrawals)
      .set({ status: 'completed' })
      .where(eq(withdrawals.playerId, player.id));
    shift(6 * minute);
    expect((await withdraw(backend, player)).status).toBe(200);
  });

  it('is never taken without a strong factor where the policy requires one', async () => {
    await changeSettings(backend, { policy: { strongAuthentication: 'required' } });
    const player = await playerWhoMayWithdraw(backend);
    const none = await withdraw(backend, player);
    expect([none.status, none.body.code]).toEqual([409, 'STRONG_FACTOR_REQUIRED']);
    await newPasskey(backend, player);
    expect((await withdraw(backend, player)).status).toBe(200);
    shift(6 * minute);
    expect((await withdraw(backend, player)).status).toBe(428);
  });

  it('needs none where the policy is off, but a change of the factors does', async () => {
    await changeSettings(backend, { policy: { strongAuthentication: 'off' } });
    const player = await playerWhoMayWithdraw(backend);
    shift(6 * minute);
    expect((await withdraw(backend, player)).status).toBe(200);
    expect((await backend.call(startPasskey, { token: player.token })).status).toBe(428);
    expect((await backend.call(getSecurity, { token: player.token })).body.data.strongAuthentication).toBe(
      'off',
    );
  });
});

describe('a change of the password', () => {
  const change = (player: TestPlayer, form: Record<string, string> = {}) =>
    backend.call(updateUserDetails, {
      token: player.token,
      body: { password, newPassword: 'Another-Secret-27!', ...form },
    });

  it('shows the present one, which is its confirmation', async () => {
    const player = await playerWhoMayWithdraw(backend);
    shift(6 * minute);
    expect((await change(player)).status).toBe(200);
  });

  it('needs more than the present one for an account with a passkey', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await newPasskey(backend, player);
    shift(6 * minute);
    const asked = await change(player);
    expect([asked.status, asked.body.params]).toEqual([428, { methods: 'passkey' }]);
    await confirmSession(backend, player, { isStrong: true });
    expect((await change(player)).status).toBe(200);
  });
});
