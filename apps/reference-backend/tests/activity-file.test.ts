import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchGame } from '@casino-kit/api-contract';
import { createHttpActivityFile } from '../src/activity-file/http-activity-file.js';
import { reportIdlePlayers } from '../src/protection/report-active.js';
import { protections } from '../src/protection/tables.js';
import { endPlayerLaunches } from '../src/rounds/launch.js';
import { openTable } from './support/bonuses.js';
import { changeSettings } from './support/control.js';
import { fund, setClocks } from './support/rakeback.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let file: Server;
/** What the file answers, and what was reported to it. */
let answer: { status: number; body: string };
let told: { person: { lastName: string }; active: boolean }[] = [];
let backend: TestBackend;
const says = (activeElsewhere: boolean) => ({ status: 200, body: JSON.stringify({ activeElsewhere }) });

beforeAll(async () => {
  file = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      told.push(JSON.parse(text) as (typeof told)[number]);
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => file.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(file.address() as AddressInfo).port}`;
  backend = await startTestBackend({ variables: { ACTIVITY_FILE_URL: url } });
});
const at = (instant: string) => setClocks([backend], instant);
beforeEach(() => {
  at('2026-11-26T12:00:00Z');
  answer = says(false);
  told = [];
  return changeSettings(backend, { policy: { activityFileRequired: true } });
});
afterEach(() => changeSettings(backend, { policy: null }));
afterAll(() => new Promise((resolve) => file.close(resolve)));

let last = 0;
async function namedPlayer(): Promise<TestPlayer & { lastName: string }> {
  last += 1;
  const lastName = `Nord${String.fromCodePoint(96 + last)}`;
  const player = await newPlayer(backend, { firstName: 'Karla', lastName, dateOfBirth: '1980-02-03' });
  await fund(backend, player, '100');
  return { ...player, lastName };
}
const launch = ({ token }: TestPlayer, mode: 'real' | 'demo' = 'real') =>
  backend.call(launchGame, { token, params: { slug: 'pearl-diver' }, body: { mode, locale: 'en' } });
const lookForIdle = () => {
  const { services } = backend;
  const now = services.clock.now();
  return reportIdlePlayers(services, (transaction, id) => endPlayerLaunches(transaction, id, now), now);
};
const getTold = (lastName: string) =>
  told.filter(({ person }) => person.lastName === lastName).map(({ active }) => active);

describe('the activity file (activityFileRequired)', () => {
  it('receives a report before the first round, and none for a demo', async () => {
    const player = await namedPlayer();
    expect((await launch(player, 'demo')).status).toBe(200);
    expect(told).toEqual([]);
    expect((await launch(player)).status).toBe(200);
    const { lastName } = player;
    expect(told).toEqual([
      { person: { firstName: 'Karla', lastName, dateOfBirth: '1980-02-03' }, active: true },
    ]);
  });

  it('refuses a player who is active at another operator, until that has ended', async () => {
    const player = await namedPlayer();
    answer = says(true);
    const { status, body } = await launch(player);
    expect([status, body.code]).toEqual([409, 'OTHER_GAME_OPEN']);
    answer = says(false);
    expect((await launch(player)).status).toBe(200);
  });

  it.each([
    { status: 500, body: '' },
    { status: 200, body: '{"activeElsewhere":"no"}' },
    { status: 302, body: '' },
  ])('lets nobody play without an answer (%o), or without a name', async (bad) => {
    answer = bad;
    expect((await launch(await namedPlayer())).body.code).toBe('REGISTER_UNAVAILABLE');
    answer = says(false);
    expect((await launch(await newPlayer(backend))).body.code).toBe('PROFILE_INCOMPLETE');
  });

  it('learns five minutes after the last play that it has ended, and a round then needs a new report', async () => {
    const player = await namedPlayer();
    const table = await openTable(backend, player);
    at('2026-11-26T12:04:00Z');
    expect((await table.play({ stake: '1' })).status).toBe(200);
    at('2026-11-26T12:08:00Z');
    await lookForIdle();
    expect(getTold(player.lastName)).toEqual([true]);
    at('2026-11-26T12:09:01Z');
    await Promise.all([lookForIdle(), lookForIdle()]);
    expect(getTold(player.lastName)).toEqual([true, false]);
    expect((await table.play({ stake: '1' })).body.code).toBe('LAUNCH_EXPIRED');
    expect((await (await openTable(backend, player)).play({ stake: '1' })).status).toBe(200);
    expect(getTold(player.lastName)).toEqual([true, false, true]);
  });

  it('receives the end of play again when it did not answer', async () => {
    const player = await namedPlayer();
    await launch(player);
    at('2026-11-26T12:06:00Z');
    answer = { status: 500, body: '' };
    await lookForIdle();
    const { database } = backend.services;
    const [row] = await database.select().from(protections).where(eq(protections.playerId, player.id));
    expect(row?.activeSince).not.toBeNull();
    answer = says(false);
    await lookForIdle();
    await lookForIdle();
    expect(getTold(player.lastName)).toEqual([true, false, false]);
  });

  it('receives nothing without the switch', async () => {
    const player = await namedPlayer();
    await changeSettings(backend, { policy: {} });
    expect((await launch(player)).status).toBe(200);
    expect(getTold(player.lastName)).toEqual([]);
  });
});

it('an activity file that does not answer in time is unavailable', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const port = createHttpActivityFile({ url, key: 'secret', timeoutMs: 20 });
  const someone = { firstName: 'Karla', lastName: 'Nord', dateOfBirth: '1980-02-03' };
  expect([await port.begin(someone), await port.end(someone)]).toEqual(['unavailable', false]);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});
