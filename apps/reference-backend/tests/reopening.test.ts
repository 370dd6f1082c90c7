import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getExclusions, getUserDetails, requestReopening } from '@casino-kit/api-contract';
import { openTable } from './support/bonuses.js';
import { changeSettings } from './support/control.js';
import { exclude } from './support/protecting.js';
import { setClocks } from './support/rakeback.js';
import {
  deposit,
  logInAgain,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { say } from './support/chatting.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const at = (instant: string) => setClocks([backend], instant);
beforeEach(async () => {
  at('2026-11-26T12:00:00Z');
  await changeSettings(backend, { policy: { reopeningOnRequest: true } });
});
const ask = ({ token }: TestPlayer) => backend.call(requestReopening, { token, body: {} });
const fetchUserLimit = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.getUser.userLimit;
const fetchReopening = async ({ token }: TestPlayer) =>
  (await backend.call(getExclusions, { token })).body.data.exclusions[0]?.reopening ?? null;

/** A player whose self-exclusion of a year has run out. */
async function afterAYear(form = {}): Promise<TestPlayer> {
  const player = await newPlayer(backend, form);
  expect((await exclude(backend, player, 'self-exclusion', 'P1Y')).status).toBe(200);
  at('2027-12-01T12:00:00Z');
  return logInAgain(backend, player);
}

it('keeps an account closed after a self-exclusion until the player asks and a day has passed', async () => {
  const player = await afterAYear();
  expect(await fetchUserLimit(player)).toEqual({
    selfExclusion: null,
    coolingOff: null,
    isSelfExclusionPermanent: true,
    waitsForRequest: true,
  });
  expect(await fetchReopening(player)).toEqual({ opensAt: null, waitHours: 24 });
  expect((await deposit(backend, player)).body.code).toBe('REOPENING_REQUIRED');
  expect((await say(backend, player, 'Hello')).body.code).toBe('ACCOUNT_EXCLUDED');
  const { status, body } = await ask(player);
  expect(status).toBe(200);
  const opensAt = Date.parse(body.data.opensAt);
  // A day after the request, a few seconds after noon.
  expect(Math.floor((opensAt - Date.parse('2027-12-02T12:00:00Z')) / 60_000)).toBe(0);
  at('2027-12-02T11:59:00Z');
  // Asking again does not prolong it.
  expect((await ask(player)).body.data.opensAt).toBe(body.data.opensAt);
  expect((await deposit(backend, player)).body).toMatchObject({
    code: 'ACCOUNT_EXCLUDED',
    params: { until: body.data.opensAt },
  });
  expect((await fetchUserLimit(player))?.selfExclusion).toBe(body.data.opensAt);
  expect(await fetchReopening(player)).toEqual({ opensAt: body.data.opensAt });
  setClocks([backend], new Date(opensAt));
  expect(await fetchUserLimit(player)).toBeNull();
  expect(await fetchReopening(player)).toBeNull();
  expect((await deposit(backend, player)).status).toBe(200);
  expect((await (await openTable(backend, player)).open()).status).toBe(200);
  expect((await ask(player)).status).toBe(404);
});

it('does not open an account before its exclusion has ended', async () => {
  const player = await newPlayer(backend);
  await exclude(backend, player, 'self-exclusion', 'P1Y');
  expect((await ask(player)).status).toBe(404);
  expect((await ask(await newPlayer(backend))).status).toBe(404);
});

it('asks again after the next self-exclusion', async () => {
  const player = await afterAYear();
  await ask(player);
  at('2027-12-03T12:00:00Z');
  await exclude(backend, player, 'self-exclusion', 'P1Y');
  at('2029-01-01T12:00:00Z');
  expect((await deposit(backend, await logInAgain(backend, player))).body.code).toBe('REOPENING_REQUIRED');
});

it('concerns no break or cooling-off, and no exclusion that began under another policy', async () => {
  const rested = await newPlayer(backend);
  await exclude(backend, rested, 'cooling-off', 'P1M');
  await changeSettings(backend, { policy: null });
  const other = await newPlayer(backend);
  await exclude(backend, other, 'self-exclusion', 'P1Y');
  await changeSettings(backend, { policy: { reopeningOnRequest: true } });
  at('2027-12-01T12:00:00Z');
  for (const player of [rested, other])
    expect((await deposit(backend, await logInAgain(backend, player))).status).toBe(200);
});

it('keeps every account of the person closed, each until it is asked for', async () => {
  const someone = {
    firstName: 'Vera',
    lastName: 'Lindqvist',
    dateOfBirth: '1977-03-04',
    address: 'Quay 4',
    zipCode: '4711',
  };
  const second = await newPlayer(backend, someone);
  const first = await afterAYear(someone);
  const session = await logInAgain(backend, second);
  expect((await deposit(backend, session)).body.code).toBe('REOPENING_REQUIRED');
  await ask(first);
  await ask(session);
  at('2027-12-02T12:10:00Z');
  expect((await deposit(backend, first)).status).toBe(200);
  expect((await deposit(backend, session)).status).toBe(200);
});
