import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerRealityCheck,
  countPlayTime,
  getPlayTime,
  listRealityChecks,
  type RealityCheckAnswer,
  setRealityCheck,
} from '@casino-kit/api-contract';
import { add, compare } from '@casino-kit/money';
import { toUtcDay } from '../src/clock.js';
import { realityChecks } from '../src/protection/tables.js';
import { rounds } from '../src/rounds/tables.js';
import { openTable } from './support/bonuses.js';
import { changeSettings } from './support/control.js';
import { roundsFrom, sit, stopWheel } from './support/live-table.js';
import { startNodes } from './support/nodes.js';
import { exclude, fetchLimits } from './support/protecting.js';
import { richPlayer, setClocks } from './support/rakeback.js';
import { connect, next } from './support/sockets.js';
import { logInAgain, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const dayMs = 86_400_000;
let start = Date.parse('2026-11-26T12:00:00.000Z');
const after = (seconds: number) => setClocks([backend, other], new Date(start + seconds * 1000));
// A day of its own for each test, so that none is part of the session before.
beforeEach(() => {
  start += dayMs;
  after(0);
});
afterEach(() => changeSettings(backend, { policy: null }));

const fetchPlayTime = async ({ token }: Pick<TestPlayer, 'token'>, node = backend) =>
  (await node.call(getPlayTime, { token })).body.data;
const report = async ({ token }: Pick<TestPlayer, 'token'>, node = backend) =>
  (await node.call(countPlayTime, { token, body: {} })).body.data;
const answer = (
  { token }: Pick<TestPlayer, 'token'>,
  dueAt: string,
  how: RealityCheckAnswer = 'continue',
  minutes?: number | null,
  node = backend,
) =>
  node.call(answerRealityCheck, {
    token,
    body: { dueAt, answer: how, ...(minutes !== undefined && { minutes }) },
  });
const fetchAnsweredChecks = async ({ token }: TestPlayer) =>
  (
    await backend.call(listRealityChecks, {
      token,
      query: { from: toUtcDay(new Date(start)), to: toUtcDay(new Date(start)), timeZone: 'UTC' },
    })
  ).body.data.checks;
const checkEvery = ({ token }: TestPlayer, minutes: number) =>
  backend.call(setRealityCheck, { token, body: { minutes } });

const expectSeconds = (ms: number | undefined, seconds: number) => expect(ms).toBe(seconds * 1000);

/** A player with a check after five minutes, who has played until it is due. */
async function playerWithCheck() {
  const player = await richPlayer(backend);
  await checkEvery(player, 5);
  const table = await openTable(backend, player);
  for (let step = 0; step <= 6; step += 1) {
    after(step * 59);
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
  }
  const { checkDueAt } = await fetchPlayTime(player);
  if (checkDueAt === null) throw new Error('no check is due');
  return { player, table, dueAt: checkDueAt };
}

describe('play time', () => {
  it('is that of the account: all tabs, devices and games, and after a login', async () => {
    const player = await richPlayer(backend);
    const first = await openTable(backend, player);
    const second = await openTable(other, player, 'creme-brulee');
    await first.play({ stake: '1.00' });
    after(30);
    await second.play({ stake: '2.00' });
    after(60);
    await first.play({ stake: '1.00' });
    const time = await fetchPlayTime(await logInAgain(other, player), other);
    expect(time).toMatchObject({ staked: '4.00', rounds: 3, checkDueAt: null, pausedUntil: null });
    expectSeconds(time.playedMs, 60);
    const own = await backend.services.database.select().from(rounds).where(eq(rounds.playerId, player.id));
    const won = own.reduce((sum, { payout }) => add(sum, payout), '0');
    expect(compare(time.won, won)).toBe(0);
  });

  it('counts the stake of a live table once, and its payout', async () => {
    const timeline = roundsFrom(new Date(start).toISOString());
    const player = await richPlayer(backend);
    const round = timeline.next(backend, other);
    const seat = await sit(backend, player);
    await seat.bet(round, { red: '5' });
    await seat.bet(round, { red: '5', black: '5' });
    expect(await fetchPlayTime(player)).toMatchObject({ staked: '10.00', rounds: 1 });
    await stopWheel(round, backend);
    const [paid] = await backend.services.database
      .select()
      .from(rounds)
      .where(eq(rounds.playerId, player.id));
    const time = await fetchPlayTime(player);
    expect([time.staked, compare(time.won, paid?.payout ?? '')]).toEqual(['10.00', 0]);
  });

  it('counts a report of a game in view, at most a minute of it, and none of a player who is excluded', async () => {
    const player = await richPlayer(backend);
    await report(player);
    after(30);
    expectSeconds((await report(player)).playedMs, 30);
    after(35);
    expectSeconds((await report(player, other)).playedMs, 30);
    after(30 + 600);
    expectSeconds((await report(player)).playedMs, 90);
    await exclude(backend, player, 'break', 'P1D');
    after(30 + 650);
    expectSeconds((await report(player)).playedMs, 90);
  });

  it('begins again an hour after the last activity', async () => {
    const player = await richPlayer(backend);
    const table = await openTable(backend, player);
    await table.play({ stake: '1.00' });
    after(3_590);
    expect(await fetchPlayTime(player)).toMatchObject({ staked: '1.00', rounds: 1 });
    after(3_610);
    expect(await fetchPlayTime(player)).toMatchObject({
      startedAt: null,
      playedMs: 0,
      staked: '0.00',
      rounds: 0,
    });
  });
});

describe('a reality check', () => {
  it('rejects every round from the moment it is due until it is answered, in every tab', async () => {
    const { player, table, dueAt } = await playerWithCheck();
    const elsewhere = await openTable(other, player, 'creme-brulee');
    for (const each of [table, elsewhere]) {
      const { status, body } = await each.play({ stake: '1.00' });
      expect([status, body.code, body.params]).toEqual([409, 'REALITY_CHECK_DUE', { dueAt }]);
    }
    after(4_000);
    expect((await table.play({ stake: '1.00' })).body.code).toBe('REALITY_CHECK_DUE');
    expect((await answer(player, dueAt)).body.data.checkDueAt).toBeNull();
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
  });

  it('rejects bets at a live table, but never one that is taken back', async () => {
    const { player, dueAt } = await playerWithCheck();
    const round = roundsFrom(new Date(start + 3_600_000).toISOString()).next(backend, other);
    const seat = await sit(backend, player);
    expect((await seat.send(round, { red: '5' })).body).toMatchObject({ code: 'REALITY_CHECK_DUE' });
    await answer(player, dueAt);
    await seat.bet(round, { red: '5' });
    await seat.bet(round, {});
  });

  it('is answered once by two devices at once: both succeed, one answer is stored', async () => {
    const { player, dueAt } = await playerWithCheck();
    const answers = await Promise.all([
      answer(player, dueAt, 'continue', undefined, backend),
      answer(player, dueAt, 'stop', undefined, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const stored = await backend.services.database
      .select()
      .from(realityChecks)
      .where(eq(realityChecks.playerId, player.id));
    expect(stored).toHaveLength(1);
    expect((await answer(player, dueAt, 'stop')).status).toBe(200);
    expect(await fetchAnsweredChecks(player)).toHaveLength(1);
  });

  it('is listed with its figures and the answer', async () => {
    const { player, dueAt } = await playerWithCheck();
    await answer(player, dueAt, 'continue', 15);
    const [check] = await fetchAnsweredChecks(player);
    expect(check).toMatchObject({
      dueAt,
      answer: 'continue',
      minutes: 15,
      staked: '7.00',
      rounds: 7,
      currencyCode: 'EUR',
    });
    expectSeconds(check?.playedMs, 6 * 59);
    expect((await fetchLimits(backend, player)).realityCheckMinutes).toBe(15);
    expect(await fetchAnsweredChecks(await richPlayer(backend))).toEqual([]);
  });

  it('keeps the interval of the player, and takes none that the policy forbids', async () => {
    const { player, dueAt } = await playerWithCheck();
    await changeSettings(backend, { policy: { preset: 'mga' } });
    expect((await answer(player, dueAt, 'continue', 90)).status).toBe(400);
    expect((await fetchPlayTime(player)).checkDueAt).toBe(dueAt);
    await answer(player, dueAt);
    expect((await fetchLimits(backend, player)).realityCheckMinutes).toBe(5);
  });

  it('reaches the sockets of every device when it becomes due and when it is answered', async () => {
    const player = await richPlayer(backend);
    await checkEvery(player, 5);
    const socket = await connect(other.url, player.token);
    const events: unknown[] = [];
    socket.on('realityCheck', (data) => events.push(data));
    const due = next(socket, 'realityCheck');
    for (let half = 0; half <= 11; half += 1) {
      after(half * 29);
      await report(player);
    }
    expect(await due).toEqual({ isDue: true });
    const answered = next(socket, 'realityCheck');
    await answer(player, (await fetchPlayTime(player)).checkDueAt ?? '');
    expect(await answered).toEqual({ isDue: false });
    expect(events).toHaveLength(2);
    socket.close();
  });

  it('stays due when the clock of the server is set back', async () => {
    const { player, table, dueAt } = await playerWithCheck();
    after(-86_400);
    expect((await table.play({ stake: '1.00' })).body.params).toEqual({ dueAt });
    await answer(player, dueAt);
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
  });
});

describe('the policy', () => {
  it('minimumSlotRoundSeconds: keeps that much between the starts of two rounds of a slot', async () => {
    await changeSettings(backend, { policy: { minimumSlotRoundSeconds: 2.5 } });
    const player = await richPlayer(backend);
    const table = await openTable(backend, player);
    expect((await table.open()).body.data).toMatchObject({ minimumRoundSeconds: 2.5, slamStop: true });
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
    after(2);
    const { status, body } = await table.play({ stake: '1.00' });
    expect([status, body.code]).toEqual([409, 'ROUND_TOO_SOON']);
    expect(Number(body.params?.['milliseconds'])).toBeGreaterThan(0);
    expect(Date.parse(body.params?.['until'] ?? '')).toBeGreaterThan(start + 2_400);
    // Of rounds in two tabs at the same time one is too soon.
    after(60);
    const both = await Promise.all(
      [table, await openTable(other, player)].map((each) => each.play({ stake: '1.00' })),
    );
    expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
    after(63);
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
  });

  it('minimumOtherRoundSeconds: keeps that much between the starts of two rounds of another game', async () => {
    await changeSettings(backend, { policy: { minimumOtherRoundSeconds: 5 } });
    const player = await richPlayer(backend);
    const timeline = roundsFrom(new Date(start).toISOString());
    const round = timeline.next(backend, other);
    const seat = await sit(backend, player);
    await seat.bet(round, { red: '1' });
    await seat.bet(round, { red: '2' });
    const table = await openTable(backend, player);
    expect((await table.play({ stake: '1.00' })).body.code).toBe('ROUND_TOO_SOON');
    expect((await table.open()).body.data.minimumRoundSeconds).toBe(0);
    setClocks([backend, other], new Date(round.opensAt.getTime() + 8_000));
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
  });

  it('slamStop: tells the game whether a press may stop the reels', async () => {
    await changeSettings(backend, { policy: { slamStop: false } });
    const table = await openTable(backend, await richPlayer(backend));
    expect((await table.open()).body.data.slamStop).toBe(false);
  });

  it('autoplay: rejects a round that the game started by itself, with nothing moved, and tells the game so', async () => {
    const player = await richPlayer(backend);
    const table = await openTable(backend, player);
    expect((await table.open()).body.data).toMatchObject({ autoplay: true, quickPlay: true, hotKeys: true });
    const allowed = await table.play({ stake: '1.00', automatic: true });
    expect(allowed.status).toBe(200);
    await changeSettings(backend, { policy: { autoplay: false, quickPlay: false, hotKeys: false } });
    const { balance } = (await table.open()).body.data;
    expect((await table.open()).body.data).toMatchObject({
      autoplay: false,
      quickPlay: false,
      hotKeys: false,
    });
    const { status, body } = await table.play({ stake: '1.00', automatic: true });
    expect([status, body.code]).toEqual([409, 'AUTOPLAY_NOT_ALLOWED']);
    expect((await table.open()).body.data.balance).toBe(balance);
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
  });

  it('oneGameAtATime: rejects a round until a minute after the last one of another game', async () => {
    await changeSettings(backend, { policy: { oneGameAtATime: true } });
    const player = await richPlayer(backend);
    const first = await openTable(backend, player);
    const second = await openTable(backend, player, 'creme-brulee');
    expect((await first.play({ stake: '1.00' })).status).toBe(200);
    after(50);
    const { status, body } = await second.play({ stake: '1.00' });
    expect([status, body.code]).toEqual([409, 'OTHER_GAME_OPEN']);
    expect((await (await openTable(backend, player)).play({ stake: '1.00' })).status).toBe(200);
    after(111);
    expect((await second.play({ stake: '1.00' })).status).toBe(200);
  });

  it('hourlyPauseMinutes: rejects rounds for that long after an hour of play', async () => {
    await changeSettings(backend, { policy: { hourlyPauseMinutes: 5 } });
    const player = await richPlayer(backend);
    const table = await openTable(backend, player);
    for (let minute = 0; minute <= 61; minute += 1) {
      after(minute * 59.9);
      await report(player);
    }
    const { pausedUntil } = await fetchPlayTime(player);
    const { status, body } = await table.play({ stake: '1.00' });
    expect([status, body.code, body.params]).toEqual([409, 'PLAY_PAUSED', { until: pausedUntil }]);
    setClocks([backend, other], new Date(Date.parse(pausedUntil ?? '') + 100));
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
    expect((await fetchPlayTime(player)).pausedUntil).toBeNull();
  });
});
