import { type ApiClient, CallError } from '@casino-kit/api-client';
import { login, signUp } from '@casino-kit/api-contract';
import { guest } from '@casino-kit/session';
import { describe, expect, it } from 'vitest';
import { registerPlayer } from './register.js';
import { logInPlayer } from './log-in.js';

/** A server and a session that record their calls. */
function createEntrance(
  failing: Partial<Record<'login' | 'signUp' | 'signIn', unknown>> = {},
  credentials?: { login: string; password: string } | null,
) {
  const seen: unknown[] = [];
  const responses: Record<string, unknown> = {
    [login.name]: { accessToken: 'of-login', userId: '7', locale: 'du', lastLogin: null },
    [signUp.name]: { accessToken: 'of-sign-up', createUser: { userId: '7' }, credentials },
  };
  const call = (endpoint: { name: 'login' | 'signUp' }, { body }: { body: unknown }) => {
    seen.push([endpoint.name, body]);
    return failing[endpoint.name]
      ? Promise.reject(failing[endpoint.name] as Error)
      : Promise.resolve(responses[endpoint.name]);
  };
  const session = {
    signIn: (token: string) => {
      seen.push(['session.signIn', token]);
      return failing.signIn ? Promise.reject(failing.signIn as Error) : Promise.resolve(guest);
    },
    signUp: (token: string, loginOff: boolean) => {
      seen.push(['session.signUp', token, loginOff]);
      return Promise.resolve(guest);
    },
  };
  return { entrance: { client: { call } as unknown as ApiClient, session }, seen };
}
const body = { email: 'marlon@example.com', password: 'harbour', firstUrl: '/casino', cpnc: 'spring' };

describe('logInPlayer', () => {
  it("passes the token to the session and returns the server's data", async () => {
    const { entrance, seen } = createEntrance();
    expect(await logInPlayer(entrance, body)).toEqual({
      userId: '7',
      lastLogin: null,
      locale: 'du',
      cpnc: null,
      afterRegistration: false,
    });
    expect(seen.at(-1)).toEqual(['session.signIn', 'of-login']);
  });
  it('fails when the details cannot be read', async () => {
    const { entrance } = createEntrance({ signIn: new CallError('network', 'getUserDetails') });
    await expect(logInPlayer(entrance, body)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('registerPlayer', () => {
  it('logs in after sign-up with afterReg, and sends login no field that is only for sign-up', async () => {
    const { entrance, seen } = createEntrance();
    const outcome = await registerPlayer(entrance, body, {
      hold: false,
      loginOff: false,
      recaptchaToken: () => Promise.resolve('human'),
    });
    expect(outcome).toMatchObject({ kind: 'ready', userId: '7', signedIn: { afterRegistration: true } });
    expect(seen.map((entry) => (entry as unknown[])[0])).toEqual([
      'signUp',
      'session.signUp',
      'login',
      'session.signIn',
    ]);
    expect(JSON.parse(JSON.stringify(seen[2]))).toEqual([
      'login',
      { email: body.email, password: body.password, cpnc: 'spring', recaptchaToken: 'human', afterReg: true },
    ]);
  });
  it('does not log in when new players are held', async () => {
    const { entrance, seen } = createEntrance();
    expect(await registerPlayer(entrance, body, { hold: true, loginOff: false })).toEqual({
      kind: 'held',
      login: body.email,
      email: body.email,
      userId: '7',
      credentials: null,
      isProfileComplete: false,
    });
    expect(seen).toHaveLength(2);
  });
  it('returns a complete profile when the name and the whole address were sent', async () => {
    const { entrance } = createEntrance();
    const whole = {
      ...body,
      firstName: 'Marlon',
      lastName: 'Maduro',
      address: 'Kaya 1',
      zipCode: '0000',
      city: 'Willemstad',
      countryCode: 'CW',
    };
    const flow = { hold: false, loginOff: false };
    expect(await registerPlayer(entrance, whole, flow)).toMatchObject({ isProfileComplete: true });
    for (const field of ['firstName', 'lastName', 'address', 'zipCode', 'city', 'countryCode'])
      expect(await registerPlayer(entrance, { ...whole, [field]: '' }, flow), field).toMatchObject({
        isProfileComplete: false,
      });
  });
  it('keeps the token of sign-up when login is off, even for a brand that holds new players', async () => {
    const { entrance, seen } = createEntrance();
    expect(await registerPlayer(entrance, body, { hold: true, loginOff: true })).toMatchObject({
      kind: 'ready',
      signedIn: { userId: '7', afterRegistration: true },
    });
    expect(seen).toEqual([
      ['signUp', body],
      ['session.signUp', 'of-sign-up', true],
    ]);
  });
  it.each([
    { login: new CallError('timeout', 'login') },
    { signIn: new CallError('network', 'getUserDetails') },
  ])('reports that the account exists when the automatic login fails', async (failing) => {
    const { entrance } = createEntrance(failing);
    const outcome = await registerPlayer(entrance, body, { hold: false, loginOff: false });
    expect(outcome).toMatchObject({ kind: 'loginFailed', login: body.email, userId: '7' });
  });
  it('reports that the email must be verified first when login does', async () => {
    const unverified = new CallError('status', 'login', {
      status: 403,
      body: { success: false, code: 'EMAIL_NOT_VERIFIED', message: '' },
    });
    const { entrance } = createEntrance({ login: unverified });
    const outcome = await registerPlayer(entrance, body, { hold: false, loginOff: false });
    expect(outcome).toMatchObject({ kind: 'unverified', email: body.email });
  });
  it('logs in by the number with its code, or by the login name', async () => {
    const byPhone = { phoneCode: '31', phone: '612047788', password: 'harbour' };
    const byName = { username: 'marlon', password: 'harbour' };
    for (const [form, login] of [
      [byPhone, '+31612047788'],
      [byName, 'marlon'],
    ] as const) {
      const { entrance, seen } = createEntrance();
      const outcome = await registerPlayer(entrance, form, { hold: false, loginOff: false });
      expect(outcome).toMatchObject({ kind: 'ready', login, email: '', credentials: null });
      expect(seen[2]).toMatchObject(['login', { email: login, password: 'harbour', afterReg: true }]);
    }
  });
  it('logs in with the generated credentials, and returns them even for a held player', async () => {
    const credentials = { login: '84210336', password: 'kT7-velo-29' };
    const { entrance, seen } = createEntrance({}, credentials);
    const outcome = await registerPlayer(entrance, {}, { hold: false, loginOff: false });
    expect(outcome).toMatchObject({ kind: 'ready', login: '84210336', email: '', credentials });
    expect(seen[2]).toMatchObject(['login', { email: '84210336', password: 'kT7-velo-29' }]);
    const held = createEntrance({}, credentials);
    expect(await registerPlayer(held.entrance, {}, { hold: true, loginOff: false })).toMatchObject({
      kind: 'held',
      credentials,
    });
    expect(held.seen).toHaveLength(2);
  });
  it('uses the token of sign-up when the server does not return the login', async () => {
    const { entrance, seen } = createEntrance({}, null);
    expect(await registerPlayer(entrance, {}, { hold: false, loginOff: false })).toMatchObject({
      kind: 'ready',
      login: '',
    });
    expect(seen.at(-1)).toEqual(['session.signUp', 'of-sign-up', true]);
    const held = createEntrance({}, null);
    expect(await registerPlayer(held.entrance, {}, { hold: true, loginOff: false })).toMatchObject({
      kind: 'held',
    });
  });
  it('rethrows a rejected sign-up', async () => {
    const { entrance } = createEntrance({ signUp: new CallError('network', 'signUp') });
    await expect(registerPlayer(entrance, body, { hold: false, loginOff: false })).rejects.toBeInstanceOf(
      CallError,
    );
  });
});
