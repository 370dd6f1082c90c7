import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { type AnsweredCheck, type PlayTimeFigures, type RealityCheckAnswer } from '@casino-kit/api-contract';
import {
  isCheckDue,
  pauseAt,
  type PlaySession,
  type PlaySessionRules,
  sessionAt,
  withActivity,
  withAnswer,
} from '@casino-kit/play-limits';
import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { getPolicy, getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { updateRealityCheck } from './change-limits.js';
import { getExcludedUntil } from './excluded.js';
import { keepProtection, type Protection } from './lock-protection.js';
import { getPlayRules } from './start-round.js';
import { protections, realityChecks } from './tables.js';

/** Reports that follow another activity sooner than this change nothing. */
const reportEveryMs = 10_000;

/** Returns a play session for the wire; without one that lasts, nothing is played. */
function toPlayTime(
  stored: PlaySession | null,
  currencyCode: string,
  rules: PlaySessionRules,
  now: Date,
): PlayTimeFigures {
  const session = sessionAt(stored, now);
  const until = pauseAt(session, now, rules);
  return {
    currencyCode,
    startedAt: session?.startedAt ?? null,
    playedMs: session?.playedMs ?? 0,
    staked: toCurrencyScale(session?.staked ?? '0', currencyCode),
    won: toCurrencyScale(session?.won ?? '0', currencyCode),
    rounds: session?.rounds ?? 0,
    checkDueAt: isCheckDue(session, rules) ? (session?.checkDueAt ?? null) : null,
    pausedUntil: until === null ? null : new Date(until).toISOString(),
    now: now.toISOString(),
  };
}

/** Returns the play session of a locked player. */
export function getPlayTimeFigures(protection: Protection, now: Date): PlayTimeFigures {
  const { row } = protection;
  return toPlayTime(row.playSession, row.currencyCode, getPlayRules(protection), now);
}

/** Reads the play session of a player, in `currencyCode` before anything was limited or staked. */
export async function readPlayTime(
  database: Database,
  player: { id: number; currencyCode: string },
  now: Date,
): Promise<PlayTimeFigures> {
  const [row] = await database.select().from(protections).where(eq(protections.playerId, player.id));
  const settings = await readBrandSettings(database);
  const policy = getPolicy(settings);
  const none = { realityCheckMinutes: null, playSession: null, currencyCode: player.currencyCode };
  const rules = getPlayRules({ row: row ?? none, policy, rules: getProtectionPolicy(settings) });
  return toPlayTime(row?.playSession ?? null, (row ?? none).currencyCode, rules, now);
}

/**
 * Counts a report that a game for money is in view. Of several tabs that report, each second counts once; that of an
 * excluded player is no play.
 */
export async function countActivity(
  transaction: Database,
  protection: Protection,
  now: Date,
): Promise<Protection> {
  const { row } = protection;
  const before = sessionAt(row.playSession, now);
  const isSoon =
    before !== null && Math.abs(now.getTime() - Date.parse(before.lastActivityAt)) < reportEveryMs;
  if (isSoon || getExcludedUntil(row, now) !== null) return protection;
  const playSession = withActivity(row.playSession, now, getPlayRules(protection));
  return { ...protection, row: await keepProtection(transaction, row, { playSession }) };
}

/** An answer to the check that became due at `dueAt`; `minutes` changes how long play lasts until the next one. */
export interface CheckAnswer {
  dueAt: string;
  answer: RealityCheckAnswer;
  minutes?: number | null | undefined;
}

/**
 * Answers a reality check of a locked player. One that was answered already, as on another device, changes nothing.
 * @throws ApiError VALIDATION at `minutes` when the policy allows fewer
 */
export async function answerCheck(
  transaction: Database,
  protection: Protection,
  { dueAt, answer, minutes }: CheckAnswer,
  now: Date,
): Promise<Protection> {
  const session = protection.row.playSession;
  const isCurrent =
    session !== null && session.checkDueAt !== null && Date.parse(session.checkDueAt) === Date.parse(dueAt);
  if (!isCurrent) return protection;
  const before = getPlayRules(protection).checkMinutes;
  const changes = answer === 'continue' && minutes !== undefined && minutes !== before;
  const changed = changes ? await updateRealityCheck(transaction, protection, minutes, now) : protection;
  const { playerId, currencyCode } = changed.row;
  const { playedMs, staked, won, rounds } = session;
  await transaction
    .insert(realityChecks)
    .values({
      playerId,
      dueAt: new Date(dueAt),
      answeredAt: now,
      answer,
      minutes: answer === 'stop' ? null : getPlayRules(changed).checkMinutes,
      currencyCode,
      playedMs,
      staked,
      won,
      rounds,
    })
    .onConflictDoNothing();
  const playSession = withAnswer(session, now);
  return { ...changed, row: await keepProtection(transaction, changed.row, { playSession }) };
}

/** Returns the checks that a player answered from one instant until before another, newest first. */
export async function readAnsweredChecks(
  database: Database,
  playerId: number,
  { from, before }: { from: Date; before: Date },
): Promise<AnsweredCheck[]> {
  const rows = await database
    .select()
    .from(realityChecks)
    .where(
      and(
        eq(realityChecks.playerId, playerId),
        gte(realityChecks.answeredAt, from),
        lt(realityChecks.answeredAt, before),
      ),
    )
    .orderBy(desc(realityChecks.answeredAt), desc(realityChecks.id));
  return rows.map(({ id: _, playerId: __, ...row }) => ({
    ...row,
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt.toISOString(),
    staked: toCurrencyScale(row.staked, row.currencyCode),
    won: toCurrencyScale(row.won, row.currencyCode),
  }));
}
