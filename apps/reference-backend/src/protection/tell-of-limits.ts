import { isLoosening, isSameSlot, restrictionAt, type SessionTime } from '@casino-kit/play-limits';
import { and, asc, desc, eq, gt, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { addNotice } from '../notices/add-notice.js';
import { emitNotices } from '../notices/emit-notices.js';
import { isNotTold } from '../notices/is-not-told.js';
import { type Services } from '../services.js';
import { getLimitStates, lockProtection, type ProtectionRow } from './lock-protection.js';
import { isLooserTime } from './session-limit.js';
import { limitChanges } from './tables.js';

/** How often a running node looks for limits that took effect, in ms. */
export const limitNewsEveryMs = 60_000;

/** How long ago a limit may have taken effect without a word: longer than any outage, in days. */
const lookBackDays = 7;
const atOnce = 200;

const later = alias(limitChanges, 'later_change');

type Change = typeof limitChanges.$inferSelect;

/** Returns what waits for a player's word at a subject, by when its delay is over. */
function waitsFor({ limits, sessionTime }: ProtectionRow, { subject, takesEffectAt }: Change): boolean {
  const pending =
    subject === 'session-time'
      ? sessionTime.pending
      : limits.find(({ kind, period }) => (period === null ? kind : `${kind} ${period}`) === subject)
          ?.pending;
  return pending?.needsConfirmation === true && Date.parse(pending.takesEffectAt) === takesEffectAt.getTime();
}

/** Returns what counted before a change: null for no limit. */
async function valueBefore(
  transaction: Database,
  { id, playerId, subject, requestedAt }: Change,
): Promise<string | null> {
  const [before] = await transaction
    .select({ value: limitChanges.value })
    .from(limitChanges)
    .where(
      and(
        eq(limitChanges.playerId, playerId),
        eq(limitChanges.subject, subject),
        lt(limitChanges.id, id),
        lte(limitChanges.takesEffectAt, requestedAt),
      ),
    )
    .orderBy(desc(limitChanges.id))
    .limit(1);
  return before?.value ?? null;
}

/** Returns the values of a limit: `20.00 EUR` as `amount` and `currencyCode`, `2 hours` as `time` and `unit`. */
function toLimitValues(value: string | null, isTime: boolean, prefix: '' | 'before'): Record<string, string> {
  const name = (key: string) => (prefix === '' ? key : `${prefix}${key[0]?.toUpperCase()}${key.slice(1)}`);
  const [first, second] = value?.split(' ') ?? [];
  if (first === undefined || second === undefined) return {};
  return isTime
    ? { [name('time')]: first, [name('unit')]: second }
    : { [name('amount')]: first, [name('currencyCode')]: second };
}

/** Returns a value as a change keeps it. */
const amountText = (amount: string | null, { currencyCode }: ProtectionRow) =>
  amount === null ? null : `${amount} ${currencyCode}`;
const timeText = (time: SessionTime | null) => time && `${time.value} ${time.unit}`;

/**
 * Adds a notice of each limit that a change of the player has loosened at once, without a delay or by their word. Returns whether
 * one was added. Call it last in the transaction.
 */
export async function tellOfLooser(
  transaction: Database,
  before: ProtectionRow,
  after: ProtectionRow,
  now: Date,
): Promise<boolean> {
  const loosened: { subject: string; value: string | null; was: string | null }[] = [];
  for (const limit of getLimitStates(before, now)) {
    const { kind, period } = limit;
    const amount = getLimitStates(after, now).find((other) => isSameSlot(other, limit))?.amount ?? null;
    if (isLoosening(limit, amount, now))
      loosened.push({
        subject: period === null ? kind : `${kind} ${period}`,
        value: amountText(amount, after),
        was: amountText(limit.amount, before),
      });
  }
  const [timeBefore, time] = [before, after].map((row) => restrictionAt(row.sessionTime, now).value);
  if (isLooserTime(time ?? null, timeBefore ?? null))
    loosened.push({
      subject: 'session-time',
      value: timeText(time ?? null),
      was: timeText(timeBefore ?? null),
    });
  for (const { subject, value, was } of loosened) {
    const isTime = subject === 'session-time';
    const values = {
      limit: subject,
      ...toLimitValues(value, isTime, ''),
      ...toLimitValues(was, isTime, 'before'),
    };
    const { playerId } = after;
    const at = now.toISOString();
    await addNotice(transaction, { playerId, kind: 'limitTookEffect', values: { ...values, at }, now });
  }
  return loosened.length > 0;
}

/** Adds a notice of a loosened limit whose delay is over. Returns whether one was added. */
function tellOfChange(database: Database, change: Change, now: Date): Promise<boolean> {
  const { playerId, subject, value, takesEffectAt } = change;
  return database.transaction(async (transaction) => {
    const { row } = await lockProtection(transaction, playerId);
    const before = await valueBefore(transaction, change);
    const isTime = subject === 'session-time';
    return addNotice(transaction, {
      playerId,
      kind: waitsFor(row, change) ? 'limitWaitsForConfirmation' : 'limitTookEffect',
      values: {
        limit: subject,
        ...toLimitValues(value, isTime, ''),
        ...toLimitValues(before, isTime, 'before'),
        at: takesEffectAt.toISOString(),
      },
      cause: `limit:${change.id}`,
      now,
    });
  });
}

/**
 * Tells players of the looser limits whose delay is over: that one applies now, or that it waits for their word. One that a
 * later change dropped before is not told.
 */
export async function tellOfLimits(services: Pick<Services, 'database' | 'live' | 'clock'>): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const cause = sql`'limit:' || ${limitChanges.id}`;
  const of = { playerId: limitChanges.playerId, cause };
  let last = 0;
  for (;;) {
    const due = await database
      .select()
      .from(limitChanges)
      .where(
        and(
          gt(limitChanges.takesEffectAt, minutesFrom(now, -lookBackDays * 24 * 60)),
          lte(limitChanges.takesEffectAt, now),
          gt(limitChanges.takesEffectAt, limitChanges.requestedAt),
          isNotTold(database, { kind: 'limitTookEffect', ...of }),
          isNotTold(database, { kind: 'limitWaitsForConfirmation', ...of }),
          gt(limitChanges.id, last),
          // One that a later change dropped before its time has come never takes effect.
          notExists(
            database
              .select({ id: later.id })
              .from(later)
              .where(
                and(
                  eq(later.playerId, limitChanges.playerId),
                  eq(later.subject, limitChanges.subject),
                  gt(later.id, limitChanges.id),
                  lt(later.requestedAt, limitChanges.takesEffectAt),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(limitChanges.id))
      .limit(atOnce);
    for (const change of due) {
      last = change.id;
      if (await tellOfChange(database, change, now)) await emitNotices(services, change.playerId);
    }
    if (due.length < atOnce) return;
  }
}
