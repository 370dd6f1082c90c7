import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getExclusions,
  getRegistrationFields,
  getUserDetails,
  login,
  requestReopening,
  signUp,
} from '@casino-kit/api-contract';
import { changeSettings, type PolicySwitches } from './support/control.js';
import { exclude } from './support/protecting.js';
import { setClocks } from './support/rakeback.js';
import {
  deposit,
  fromAnywhere,
  logInAgain,
  newKey,
  newPhone,
  newPlayer,
  password,
  person,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const at = (instant: string) => setClocks([backend], instant);
beforeEach(() => at('2026-11-26T12:00:00Z'));
afterEach(() => changeSettings(backend, { policy: null }));

const use = (policy: PolicySwitches) => changeSettings(backend, { policy });
const logIn = async ({ email }: TestPlayer) => {
  const { status, body } = await backend.call(login, { body: { email, password }, headers: fromAnywhere() });
  return status === 200 ? 'in' : body.code;
};
const fetchEndReason = async ({ token }: TestPlayer) => {
  const { status, body } = await backend.call(getUserDetails, { token });
  return status === 403 ? body.params?.['reason'] : null;
};

describe('logins of excluded people (exclusionClosesLogin)', () => {
  it('end at once on every device, and no login is possible until the exclusion has ended', async () => {
    const player = await newPlayer(backend);
    const second = await logInAgain(backend, player);
    await use({ exclusionClosesLogin: true });
    expect((await exclude(backend, player, 'self-exclusion', 'P1Y')).status).toBe(200);
    expect([await fetchEndReason(player), await fetchEndReason(second)]).toEqual([
      'ACCOUNT_LOCKED',
      'ACCOUNT_LOCKED',
    ]);
    expect(await logIn(player)).toBe('ACCOUNT_LOCKED');
    at('2027-11-26T12:02:00Z');
    expect(await logIn(player)).toBe('in');
  });

  it('stay open during a break, and in the specification', async () => {
    const [onBreak, excluded] = [await newPlayer(backend), await newPlayer(backend)];
    await use({ exclusionClosesLogin: true });
    await exclude(backend, onBreak, 'break', 'P1D');
    expect([await fetchEndReason(onBreak), await logIn(onBreak)]).toEqual([null, 'in']);
    await use({});
    await exclude(backend, excluded, 'self-exclusion', 'P1Y');
    expect([await fetchEndReason(excluded), await logIn(excluded)]).toEqual([null, 'in']);
  });

  it('are possible once the player has to ask for the opening', async () => {
    const player = await newPlayer(backend);
    await use({ exclusionClosesLogin: true, reopeningOnRequest: true });
    await exclude(backend, player, 'self-exclusion', 'P1Y');
    at('2027-11-26T11:59:00Z');
    expect(await logIn(player)).toBe('ACCOUNT_LOCKED');
    at('2027-11-26T12:02:00Z');
    expect(await logIn(player)).toBe('in');
  });
});

describe('a sign-up with complete details (fullSignUp)', () => {
  const open = (form: Record<string, unknown>) =>
    backend.call(signUp, {
      body: { email: `${newKey()}@player.example`, password, ...person, ...newPhone(), ...form },
      headers: fromAnywhere(),
    });
  const full = {
    firstName: 'Erin',
    lastName: 'Walsh',
    dateOfBirth: '1985-05-06',
    countryCode: 'CA',
    city: 'Ottawa',
    zipCode: 'K1A 0B1',
    address: '1 Wellington Street',
  };
  const missing = ['firstName', 'lastName', 'city', 'zipCode', 'address'] as const;

  it('opens no account without name, date of birth and address, and the form asks for them', async () => {
    await use({ fullSignUp: true });
    const fields = (await backend.call(getRegistrationFields)).body as unknown as Record<string, number>;
    expect(missing.map((name) => fields[name] ?? (fields['data'] as never)?.[name])).toEqual([1, 1, 2, 2, 2]);
    for (const name of missing) {
      const { status, body } = await open({ ...full, [name]: ' ' });
      expect([name, status, Object.keys(body.fields ?? {})]).toEqual([name, 400, [name]]);
    }
    const { dateOfBirth: _, ...undated } = full;
    expect((await open({ ...undated, dateOfBirth: undefined })).status).toBe(400);
    expect((await open({ ...full, email: undefined, registrationMode: 'oneClick' })).status).toBe(200);
    expect((await open({ registrationMode: 'oneClick', email: undefined })).status).toBe(400);
    expect((await open({ linkAccount: true })).status).toBe(400);
    expect((await open(full)).status).toBe(200);
  });

  it('is not asked for in the specification', async () => {
    await use({});
    expect((await open({})).status).toBe(200);
  });
});

describe('a self-exclusion without an end date (indefiniteExclusion)', () => {
  const offered = async ({ token }: TestPlayer) =>
    (await backend.call(getExclusions, { token })).body.data.offered.map(
      ({ kind, period }) => `${kind} ${period}`,
    );

  it('lasts until the player asks to end it, and a day longer', async () => {
    const player = await newPlayer(backend);
    await use({ preset: 'mga' });
    expect(await offered(player)).toContain('self-exclusion indefinite');
    const { status, body } = await exclude(backend, player, 'self-exclusion', 'indefinite');
    expect([status, body.data.reopening]).toEqual([200, { opensAt: null }]);
    // Whatever the policy is later.
    await use({});
    at('2028-02-01T12:00:00Z');
    const session = await logInAgain(backend, player);
    expect((await deposit(backend, session)).body.code).toBe('REOPENING_REQUIRED');
    const asked = await backend.call(requestReopening, { token: session.token, body: {} });
    expect(asked.body.data.opensAt.slice(0, 13)).toBe('2028-02-02T12');
    at('2028-02-02T12:01:00Z');
    expect((await deposit(backend, session)).status).toBe(200);
  });

  it('cannot be ended within its first day', async () => {
    const player = await newPlayer(backend);
    await use({ indefiniteExclusion: true });
    await exclude(backend, player, 'self-exclusion', 'indefinite');
    const asked = await backend.call(requestReopening, { token: player.token, body: {} });
    expect(asked.status).toBe(404);
    expect((await deposit(backend, player)).body.code).toBe('ACCOUNT_EXCLUDED');
  });

  it('is offered by the switch only, and not where a self-exclusion has a shortest length', async () => {
    const player = await newPlayer(backend);
    for (const policy of [{}, { shortestSelfExclusionMonths: 6 }]) {
      await use({ ...policy, ...(policy.shortestSelfExclusionMonths && { indefiniteExclusion: true }) });
      expect(await offered(player)).not.toContain('self-exclusion indefinite');
    }
    await use({});
    const { body } = await exclude(backend, player, 'self-exclusion', 'indefinite');
    expect(body.code).toBe('EXCLUSION_INVALID_PERIOD');
  });
});
