import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Consent,
  consentChannels,
  consentProducts,
  getConsent,
  getRegistrationFields,
  setConsent,
} from '@casino-kit/api-contract';
import { marketingStopsPath } from '../src/consent/operator-route.js';
import { changeSettings } from './support/control.js';
import { exclude } from './support/protecting.js';
import { setClocks } from './support/rakeback.js';
import { connect, next } from './support/sockets.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

const key = 'the-key-of-the-operator-of-this-test';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ variables: { OPERATOR_KEY: key } });
});

const all = consentChannels.flatMap((channel) => consentProducts.map((product) => ({ channel, product })));
const byEmail = all.filter(({ channel }) => channel === 'email');
const read = async ({ token }: TestPlayer) => (await backend.call(getConsent, { token })).body.data;
const set = ({ token }: TestPlayer, given: Consent[]) => backend.call(setConsent, { token, body: { given } });

interface Stop {
  id: number;
  playerId: number;
  email: string | null;
  phone: string | null;
  stopped: Consent[];
  reason: string;
}
async function stopsSince(since: number | string, authorization = `Bearer ${key}`) {
  const response = await fetch(`${backend.url}${marketingStopsPath}?since=${since}`, {
    headers: { authorization },
  });
  const body = (await response.json()) as { data?: { stops: Stop[]; next: number } };
  return { status: response.status, stops: body.data?.stops ?? [], next: body.data?.next ?? 0 };
}

describe('consent to offers', () => {
  it('is nothing without the newsletter of the sign-up, and with it emails about every product', async () => {
    expect(await read(await newPlayer(backend))).toEqual({
      given: [],
      isClosed: false,
      isAskedAtSignUp: false,
    });
    expect((await read(await newPlayer(backend, { newsletter: true }))).given).toEqual(byEmail);
  });

  it('is replaced by what is sent, each once', async () => {
    const player = await newPlayer(backend);
    const one: Consent = { channel: 'sms', product: 'live' };
    expect((await set(player, [one, one])).body.data).toEqual({
      given: [one],
      isClosed: false,
      isAskedAtSignUp: false,
    });
    expect((await read(player)).given).toEqual([one]);
  });

  it('rejects a channel that does not exist', async () => {
    const player = await newPlayer(backend);
    const given = [{ channel: 'pigeon', product: 'live' }] as unknown as Consent[];
    expect((await set(player, given)).status).toBe(400);
  });
});

describe('consent at the sign-up (consentAtSignUp)', () => {
  afterEach(() => changeSettings(backend, { policy: null }));

  it('is asked for by channel and product with nothing ticked, and the newsletter agrees to nothing', async () => {
    await changeSettings(backend, { policy: { preset: 'ukgc' } });
    const { body } = await backend.call(getRegistrationFields);
    expect(JSON.stringify(body)).toContain('"newsletter":0');
    const player = await newPlayer(backend, { newsletter: true });
    expect(await read(player)).toEqual({ given: [], isClosed: false, isAskedAtSignUp: true });
    const one: Consent = { channel: 'email', product: 'live' };
    expect((await set(player, [one])).body.data).toMatchObject({ given: [one] });
    // What was agreed to before stays, whatever the policy is later.
    await changeSettings(backend, { policy: {} });
    expect((await read(player)).given).toEqual([one]);
  });
});

describe('marketing:stop', () => {
  it('is what a mail company reads of every withdrawal, once and in order', async () => {
    const { next: before } = await stopsSince(0);
    const player = await newPlayer(backend, { newsletter: true });
    const socket = await connect(backend.url, player.token);
    const told = next(socket, 'marketing:stop');
    const [kept] = byEmail;
    await set(player, kept ? [kept] : []);
    expect(await told).toEqual({ channels: ['email'] });
    socket.disconnect();
    await set(player, []);
    await set(player, []);
    const { stops, next: after } = await stopsSince(before);
    expect(stops).toMatchObject([
      { playerId: player.id, email: player.email, reason: 'player', stopped: byEmail.slice(1) },
      { playerId: player.id, reason: 'player', stopped: [kept] },
    ]);
    expect(stops[0]?.phone).toMatch(/^\+49\d+$/);
    expect(await stopsSince(after)).toEqual({ status: 200, stops: [], next: after });
  });

  it.each([
    ['without a key', ''],
    ['with another one', 'Bearer another-key-of-thirty-two-characters'],
  ])('is not found %s', async (_, authorization) => {
    expect((await stopsSince(0, authorization)).status).toBe(404);
  });

  it('rejects a number that is none', async () => {
    expect((await stopsSince('x')).status).toBe(400);
  });

  it('does not exist at a backend without a key', async () => {
    const other = await startTestBackend();
    const response = await fetch(`${other.url}${marketingStopsPath}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(404);
  });
});

describe('an exclusion', () => {
  it.each([
    ['break', 'PT1H'],
    ['freeze', 'P1D'],
    ['cooling-off', 'P7D'],
    ['self-exclusion', 'P1Y'],
  ] as const)('of the kind %s withdraws all consent and stops every channel', async (kind, period) => {
    const player = await newPlayer(backend, { newsletter: true });
    await set(player, all);
    const { next: before } = await stopsSince(0);
    const socket = await connect(backend.url, player.token);
    const told = next(socket, 'marketing:stop');
    await exclude(backend, player, kind, period);
    expect(await told).toEqual({ channels: [...consentChannels] });
    socket.disconnect();
    expect(await read(player)).toEqual({ given: [], isClosed: true, isAskedAtSignUp: false });
    expect((await stopsSince(before)).stops).toMatchObject([{ reason: 'exclusion', stopped: all }]);
  });

  it('lets no consent be given while it lasts, and none comes back after it', async () => {
    setClocks([backend], '2026-11-26T12:00:00Z');
    const player = await newPlayer(backend, { newsletter: true });
    await exclude(backend, player, 'break', 'PT1H');
    const { status, body } = await set(player, all);
    expect([status, body.code]).toEqual([409, 'ACCOUNT_EXCLUDED']);
    expect(await read(player)).toEqual({ given: [], isClosed: true, isAskedAtSignUp: false });
    setClocks([backend], '2026-11-26T13:02:00Z');
    expect(await read(player)).toEqual({ given: [], isClosed: false, isAskedAtSignUp: false });
    expect((await set(player, byEmail)).status).toBe(200);
  });

  it('and a change at the same time leave nothing given', async () => {
    const player = await newPlayer(backend);
    await Promise.all([set(player, all), exclude(backend, player, 'break', 'P1D'), set(player, byEmail)]);
    expect((await read(player)).given).toEqual([]);
  });
});
