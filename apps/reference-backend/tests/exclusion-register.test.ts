import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserDetails, launchGame, signUp } from '@casino-kit/api-contract';
import { createHttpRegister } from '../src/exclusion-register/http-register.js';
import { registerMarks } from '../src/protection/tables.js';
import { openTable } from './support/bonuses.js';
import { changeSettings, control } from './support/control.js';
import { fund, setClocks } from './support/rakeback.js';
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
  backend = await startTestBackend({ variables: { EXCLUSION_REGISTER_TIMEOUT_MS: '20' } });
});
const behave = (behaviour: string) => control(backend, 'register/behaviour', { behaviour });
beforeEach(async () => {
  setClocks([backend], '2026-11-26T12:00:00Z');
  await behave('answers');
  await changeSettings(backend, { policy: null });
});

let last = 0;
/** Returns someone of another age than the people of other tests. */
function newPerson() {
  last += 1;
  return { firstName: 'Karl', lastName: 'Nord', dateOfBirth: `${1950 + last}-02-03` };
}
const register = (someone: ReturnType<typeof newPerson>, until = '2027-01-01') =>
  control(backend, 'register/persons', { ...someone, until });
const open = (form: Record<string, unknown>) =>
  backend.call(signUp, {
    body: { email: `${newKey()}@player.example`, password, ...person, ...newPhone(), ...form },
    headers: fromAnywhere(),
  });
const launch = ({ token }: TestPlayer) =>
  backend.call(launchGame, { token, params: { slug: 'pearl-diver' }, body: { mode: 'real', locale: 'en' } });
const fetchUserLimit = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.getUser.userLimit;
const readMarks = async ({ id }: TestPlayer) =>
  (await backend.services.database.select().from(registerMarks))
    .filter(({ playerId }) => playerId === id)
    .map(({ moment }) => moment);

describe('the exclusion register', () => {
  it('refuses a sign-up of someone in it', async () => {
    const someone = newPerson();
    await register(someone);
    const { status, body } = await open(someone);
    expect([status, body.code, body.params ?? {}]).toEqual([409, 'PERSON_EXCLUDED', {}]);
    expect((await open({ ...someone, firstName: 'Karla' })).status).toBe(200);
  });
  it('closes play and deposits of a player who logs in, until its end, and opens them when it says so', async () => {
    const someone = newPerson();
    const player = await newPlayer(backend, someone);
    await fund(backend, player, '10');
    const table = await openTable(backend, player);
    await register(someone);
    const session = await logInAgain(backend, player);
    expect((await fetchUserLimit(session))?.selfExclusion).toBe('2027-01-01T00:00:00.000Z');
    expect((await table.play({ stake: '1' })).body).toMatchObject({
      code: 'ACCOUNT_EXCLUDED',
      params: { until: '2027-01-01T00:00:00.000Z' },
    });
    expect((await deposit(backend, session)).body.code).toBe('ACCOUNT_EXCLUDED');
    setClocks([backend], '2027-01-01T00:00:01Z');
    expect((await deposit(backend, await logInAgain(backend, player))).status).toBe(200);
  });
  it('is asked at every deposit, and at a launch once in five minutes', async () => {
    const someone = newPerson();
    const player = await newPlayer(backend, someone);
    expect((await launch(player)).status).toBe(200);
    await register(someone);
    expect((await launch(player)).status).toBe(200);
    expect((await deposit(backend, player)).body.code).toBe('ACCOUNT_EXCLUDED');
    const other = newPerson();
    const second = await newPlayer(backend, other);
    expect((await launch(second)).status).toBe(200);
    await register(other);
    setClocks([backend], '2026-11-26T12:06:00Z');
    expect((await launch(second)).body.code).toBe('ACCOUNT_EXCLUDED');
  });
  it.each(['slow', 'broken'])('that is %s is noted where the policy allows it', async (behaviour) => {
    await behave(behaviour);
    const { body } = await open(newPerson());
    const player = { id: Number(body.data.createUser.userId), email: '', token: body.data.accessToken };
    expect((await deposit(backend, player)).status).toBe(200);
    expect((await launch(player)).status).toBe(200);
    expect(await readMarks(player)).toEqual(['sign-up', 'deposit', 'launch']);
    expect(await (await backend.fetchControl('/control')).text()).toContain('Allowed without an answer');
  });
  it.each(['slow', 'broken'])(
    'that is %s refuses where the policy requires it, and nothing is lost',
    async (behaviour) => {
      const player = await newPlayer(backend, newPerson());
      await changeSettings(backend, { policy: { registerRequired: true } });
      await behave(behaviour);
      const key = newKey();
      expect((await deposit(backend, player, { key })).body.code).toBe('REGISTER_UNAVAILABLE');
      expect((await launch(player)).body.code).toBe('REGISTER_UNAVAILABLE');
      expect((await open(newPerson())).body.code).toBe('REGISTER_UNAVAILABLE');
      await logInAgain(backend, player);
      await behave('answers');
      expect((await deposit(backend, player)).status).toBe(200);
      expect((await launch(player)).status).toBe(200);
    },
  );
  it('keeps what it said while it does not answer', async () => {
    const someone = newPerson();
    const player = await newPlayer(backend, someone);
    await register(someone);
    await logInAgain(backend, player);
    await behave('broken');
    expect((await deposit(backend, player)).body.code).toBe('ACCOUNT_EXCLUDED');
  });
  it('needs a name and date of birth where the policy requires it', async () => {
    const player = await newPlayer(backend);
    expect((await launch(player)).status).toBe(200);
    await changeSettings(backend, { policy: { registerRequired: true } });
    expect((await deposit(backend, player)).body.code).toBe('PROFILE_INCOMPLETE');
    expect((await launch(player)).body.code).toBe('PROFILE_INCOMPLETE');
    expect(await readMarks(player)).toEqual([]);
  });
});

describe('createHttpRegister', () => {
  let server: Server;
  let url: string;
  let answer: { status: number; body: string; delayMs: number };
  let asked: { body: string; authorization: string | undefined }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        asked.push({ body, authorization: request.headers.authorization });
        setTimeout(() => {
          response.writeHead(answer.status, answer.status === 302 ? { location: '/' } : {});
          response.end(answer.body);
        }, answer.delayMs);
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const someone = {
    firstName: 'Karl',
    lastName: 'Nord',
    dateOfBirth: '1980-02-03',
    email: 'karl@player.example',
    phone: '+4670123',
    zipCode: '111 22',
    countryCode: 'SE',
  };
  const ask = async (body: unknown, { status = 200, delayMs = 0 } = {}) => {
    answer = { status, delayMs, body: typeof body === 'string' ? body : JSON.stringify(body) };
    asked = [];
    const fields = ['lastName', 'zipCode'] as const;
    return createHttpRegister({
      name: 'Test',
      url,
      key: 'secret',
      timeoutMs: 300,
      fields,
    }).checkExclusionRegister(someone);
  };

  it('sends the configured fields and no others', async () => {
    expect(await ask({ excluded: false })).toEqual({ kind: 'clear' });
    expect(asked).toEqual([
      { body: '{"lastName":"Nord","zipCode":"111 22"}', authorization: 'Bearer secret' },
    ]);
  });
  it('reads until when a person is excluded', async () => {
    expect(await ask({ excluded: true, until: '2027-01-01T00:00:00Z' })).toEqual({
      kind: 'excluded',
      until: new Date('2027-01-01T00:00:00Z'),
    });
    expect(await ask({ excluded: true, until: null })).toEqual({ kind: 'excluded', until: null });
  });
  it.each([
    ['another status', { excluded: false }, { status: 500 }],
    ['a redirect', { excluded: false }, { status: 302 }],
    ['no JSON', '<html>', {}],
    ['an empty answer', '', {}],
    ['no exclusion', {}, {}],
    ['text for a boolean', { excluded: 'false' }, {}],
    ['no end', { excluded: true }, {}],
    ['no date', { excluded: true, until: 'soon' }, {}],
    ['far too much', JSON.stringify({ excluded: false, padding: 'x'.repeat(5_000) }), {}],
    ['an answer that is late', { excluded: false }, { delayMs: 600 }],
  ])('takes %s for no answer', async (_what, body, how) => {
    expect(await ask(body, how)).toEqual({ kind: 'unavailable' });
  });
  it('asks the simulated register of the control page', async () => {
    const { firstName, lastName, dateOfBirth } = newPerson();
    const simulated = createHttpRegister({
      name: 'Simulated',
      url: `${backend.controlUrl}/control/register/check`,
      key: undefined,
      timeoutMs: 2_000,
      fields: ['firstName', 'lastName', 'dateOfBirth'],
    });
    const asks = { ...someone, firstName, lastName, dateOfBirth };
    expect(await simulated.checkExclusionRegister(asks)).toEqual({ kind: 'clear' });
    await register({ firstName, lastName, dateOfBirth });
    expect(await simulated.checkExclusionRegister(asks)).toEqual({
      kind: 'excluded',
      until: new Date('2027-01-01T00:00:00Z'),
    });
    await behave('broken');
    expect(await simulated.checkExclusionRegister(asks)).toEqual({ kind: 'unavailable' });
  });
  it('takes an address where nothing answers for no answer', async () => {
    const nowhere = createHttpRegister({
      name: 'Test',
      url: 'http://127.0.0.1:9/',
      key: undefined,
      timeoutMs: 300,
      fields: ['lastName'],
    });
    expect(await nowhere.checkExclusionRegister(someone)).toEqual({ kind: 'unavailable' });
  });
});
