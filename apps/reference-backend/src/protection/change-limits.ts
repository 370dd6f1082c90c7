import { isTimeZone } from '@casino-kit/calendar-dates';
import { limitPeriods, type LimitKind } from '@casino-kit/api-contract';
import { type Amount, compare, decimalPlaces, isNegative, truncate } from '@casino-kit/money';
import {
  betLimitKinds,
  changeLimit,
  changeSessionTime,
  confirmLimit,
  confirmRestriction,
  countSession,
  isLoosening,
  isSameSlot,
  isSessionTime,
  type LimitSlot,
  type LimitState,
  type LooseningRules,
  limitSlots,
  restrictionAt,
  type SessionTime,
  sessionTimeBounds,
} from '@casino-kit/play-limits';
import { hasLimitsBySupport } from '../loyalty/club.js';
import { type Database } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import {
  getDepositPeriods,
  lacksBalanceLimit,
  lacksDepositLimit,
  lacksSessionTime,
} from './choice-required.js';
import { isReviewDue } from './limit-review.js';
import {
  keepProtection,
  getLimitStates,
  type Protection,
  type ProtectionRow,
  getUsage,
} from './lock-protection.js';
import { limitChanges } from './tables.js';

const wrongFormat = 'form.validation.invalid.format';

/** A request to change one limit. */
export interface WantedLimit {
  kind: LimitKind;
  /** The number of a period. */
  period?: number | undefined;
  amount: Amount | null;
  currencyCode: string;
  shownAmount?: Amount | null | undefined;
}

/** Stores a change of a locked row with its record. */
async function record(
  transaction: Database,
  protection: Protection,
  change: { subject: string; value: string | null; takesEffectAt?: string | undefined },
  set: Parameters<typeof keepProtection>[2],
  now: Date,
): Promise<Protection> {
  const { subject, value, takesEffectAt } = change;
  await transaction.insert(limitChanges).values({
    playerId: protection.row.playerId,
    subject,
    value,
    requestedAt: now,
    takesEffectAt: takesEffectAt === undefined ? now : new Date(takesEffectAt),
  });
  const row = await keepProtection(transaction, protection.row, { ...set, limitsReviewedAt: now });
  return { ...protection, row };
}

/** Returns when a loosened limit takes effect, and whether the player has to confirm it. */
const getLooseningRules = ({ policy, rules }: Protection): LooseningRules => ({
  delayHours: policy.limitLooseningDelayHours,
  needsConfirmation: rules.confirmLoosenedLimits,
});

/** Returns the limits without those that are about to go. */
const lasting = (limits: readonly LimitState[]) =>
  limits.filter(({ pending }) => pending === null || pending.amount !== null);

/**
 * Where the policy asks for a deposit limit, the last one cannot go, or none of them. @throws ApiError DEPOSIT_LIMIT_REQUIRED
 * (409)
 */
function rejectLastDepositLimit(
  { rules }: Protection,
  before: readonly LimitState[],
  after: readonly LimitState[],
): void {
  if (!rules.requiredDepositLimit) return;
  const periodsLeft = getDepositPeriods(lasting(after)).length;
  const isLast = rules.everyDepositPeriod || periodsLeft === 0;
  if (isLast && periodsLeft < getDepositPeriods(lasting(before)).length)
    throw reject('DEPOSIT_LIMIT_REQUIRED', 'A deposit limit is needed here. Set another one first.');
}

/**
 * A highest balance is set only where the policy has it, and stays there; one that was set before can still be changed.
 * @throws ApiError VALIDATION at `kind`, LIMIT_CHOICE_REQUIRED (409)
 */
function rejectBalanceLimit({ rules }: Protection, current: LimitState, amount: Amount | null): void {
  if (current.kind !== 'balance') return;
  if (!rules.requiredBalanceLimit && current.amount === null) throw invalid({ kind: wrongFormat });
  if (rules.requiredBalanceLimit && amount === null && current.amount !== null)
    throw reject('LIMIT_CHOICE_REQUIRED', 'A highest balance is needed here. It can be changed.');
}

/** Returns the limit that a request names. @throws ApiError VALIDATION at `period` */
function readSlot({ kind, period }: Pick<WantedLimit, 'kind' | 'period'>): LimitSlot {
  const wanted = { kind, period: period === undefined ? null : (limitPeriods[period] ?? null) };
  const slot = limitSlots.find((known) => isSameSlot(known, wanted));
  if (slot === undefined) throw invalid({ period: wrongFormat });
  return slot;
}

/** Returns the amount with the decimals of the limits' currency. @throws ApiError VALIDATION */
function readAmount({ amount, currencyCode }: WantedLimit, row: ProtectionRow): Amount | null {
  if (currencyCode.toUpperCase() !== row.currencyCode)
    throw invalid({ currencyCode: 'form.currency.required' });
  if (amount === null) return null;
  const cut = truncate(amount, decimalPlaces(row.currencyCode));
  if (isNegative(amount) || compare(cut, amount) !== 0) throw invalid({ amount: wrongFormat });
  return cut;
}

/** Whether a valid amount, `null` for none, restricts less than the limit that a request names. */
export function isLooserLimit({ row }: Protection, wanted: WantedLimit, now: Date): boolean {
  const slot = readSlot(wanted);
  const current = getLimitStates(row, now).find((limit) => isSameSlot(limit, slot));
  return current !== undefined && isLoosening(current, wanted.amount, now);
}

/**
 * Changes a limit of a player (§4, §5).
 * @throws ApiError VALIDATION, LIMIT_BY_SUPPORT, LIMIT_CHANGED with `amount`, BET_LIMIT_CHANGE_ONCE_PER_HOUR with `until`,
 * DEPOSIT_LIMIT_REQUIRED, LIMIT_CHOICE_REQUIRED (409)
 */
export async function updateLimit(
  transaction: Database,
  protection: Protection,
  wanted: WantedLimit,
  now: Date,
): Promise<Protection> {
  const { row } = protection;
  const slot = readSlot(wanted);
  const amount = readAmount(wanted, row);
  const limits = getLimitStates(row, now);
  const current = limits.find((limit) => isSameSlot(limit, slot));
  if (current === undefined) throw new Error('a limit of the list has no state');
  rejectBalanceLimit(protection, current, amount);
  const isBet = betLimitKinds.includes(slot.kind);
  if (isBet && hasLimitsBySupport(protection.level) && isLoosening(current, amount, now))
    throw reject('LIMIT_BY_SUPPORT', 'Support raises or removes this limit for you.');
  const running =
    protection.rules.raisedLimitsWaitForPeriod && slot.period !== null
      ? getUsage(row, now)[slot.period]
      : null;
  const change = changeLimit(current, amount, now, {
    ...getLooseningRules(protection),
    ...(running !== null && { notBefore: new Date(running.endsAt) }),
    shownAmount: wanted.shownAmount,
  });
  if ('rejection' in change)
    throw change.rejection === 'LIMIT_CHANGED'
      ? reject('LIMIT_CHANGED', 'This limit was changed elsewhere.', {
          params: current.amount === null ? {} : { amount: current.amount },
        })
      : reject('BET_LIMIT_CHANGE_ONCE_PER_HOUR', 'A bet limit can be raised an hour after its last change.', {
          params: current.raisableFrom === null ? {} : { until: current.raisableFrom },
        });
  const changed = change.limit;
  const after = limits.map((limit) => (isSameSlot(limit, slot) ? changed : limit));
  rejectLastDepositLimit(protection, limits, after);
  return record(
    transaction,
    protection,
    {
      subject: slot.period === null ? slot.kind : `${slot.kind} ${slot.period}`,
      value: amount === null ? null : `${amount} ${row.currencyCode}`,
      takesEffectAt: changed.pending?.takesEffectAt,
    },
    { limits: after },
    now,
  );
}

/**
 * Changes how long the sessions of a player may last; null for as long as they like. The session that counts is the one that
 * began at `startedAt`, unless an earlier one is counted still.
 * @throws ApiError SESSION_TIME_LIMIT_UPDATE (400) with `min` and `max` outside of the bounds, SESSION_TIME_LIMIT_REMOVE
 * (409) when there is none, or where the policy requires one
 */
export async function updateSessionTime(
  transaction: Database,
  protection: Protection,
  wanted: SessionTime | null,
  startedAt: Date,
  now: Date,
): Promise<Protection> {
  const { row } = protection;
  if (wanted !== null && !isSessionTime(wanted)) {
    const { min, max } = sessionTimeBounds[wanted.unit];
    throw reject('SESSION_TIME_LIMIT_UPDATE', 'A session cannot be limited to this time.', {
      fields: { value: wrongFormat },
      params: { min: String(min), max: String(max) },
    });
  }
  if (wanted === null && restrictionAt(row.sessionTime, now).value === null)
    throw reject('SESSION_TIME_LIMIT_REMOVE', 'There is no session time limit to remove.');
  if (wanted === null && protection.rules.requiredSessionTime)
    throw reject('SESSION_TIME_LIMIT_REMOVE', 'A session time limit is needed here. It can be changed.');
  const sessionTime = changeSessionTime(row.sessionTime, wanted, now, getLooseningRules(protection));
  return record(
    transaction,
    protection,
    {
      subject: 'session-time',
      value: wanted && `${wanted.value} ${wanted.unit}`,
      takesEffectAt: sessionTime.pending?.takesEffectAt,
    },
    {
      sessionTime,
      sessionCountedSince:
        sessionTime.value && countSession(row.sessionCountedSince ?? startedAt, sessionTime.value, now).since,
    },
    now,
  );
}

/**
 * Confirms a loosened limit whose delay is over (`confirmLoosenedLimits`).
 * @throws ApiError VALIDATION at `period`, LIMIT_CHANGED (409) when nothing waits for a confirmation
 */
export async function applyConfirmedLimit(
  transaction: Database,
  protection: Protection,
  wanted: Pick<WantedLimit, 'kind' | 'period'>,
  now: Date,
): Promise<Protection> {
  const { row } = protection;
  const slot = readSlot(wanted);
  const limits = getLimitStates(row, now);
  const current = limits.find((limit) => isSameSlot(limit, slot));
  const confirmed = current === undefined ? null : confirmLimit(current, now);
  if (confirmed === null) throw reject('LIMIT_CHANGED', 'No change of this limit waits for you.');
  const after = limits.map((limit) => (isSameSlot(limit, slot) ? confirmed : limit));
  const value = confirmed.amount === null ? null : `${confirmed.amount} ${row.currencyCode}`;
  const subject = slot.period === null ? slot.kind : `${slot.kind} ${slot.period}`;
  return record(transaction, protection, { subject, value }, { limits: after }, now);
}

/** Confirms a longer session time, or none, whose delay is over. @throws ApiError LIMIT_CHANGED (409) when nothing waits */
export async function applyConfirmedSessionTime(
  transaction: Database,
  protection: Protection,
  now: Date,
): Promise<Protection> {
  const confirmed = confirmRestriction(protection.row.sessionTime, now);
  if (confirmed === null) throw reject('LIMIT_CHANGED', 'No change of this limit waits for you.');
  const { value } = confirmed;
  return record(
    transaction,
    protection,
    { subject: 'session-time', value: value && `${value.value} ${value.unit}` },
    { sessionTime: confirmed },
    now,
  );
}

/** Sets the minutes between reality checks. @throws ApiError VALIDATION at `minutes` when the policy allows fewer */
export async function updateRealityCheck(
  transaction: Database,
  protection: Protection,
  minutes: number | null,
  now: Date,
): Promise<Protection> {
  const longest = protection.policy.realityCheckMinutes;
  if (longest !== null && (minutes === null || minutes > longest)) throw invalid({ minutes: wrongFormat });
  const value = minutes === null ? null : `${minutes} minutes`;
  return record(
    transaction,
    protection,
    { subject: 'reality-check', value },
    { realityCheckMinutes: minutes },
    now,
  );
}

/**
 * Records that the player has chosen limits, which may be none: the first time as the choice, later as a review of them.
 * @throws ApiError DEPOSIT_LIMIT_REQUIRED, LIMIT_CHOICE_REQUIRED (409) when the policy asks for a deposit limit, a session
 * time, or a highest balance, that is missing
 */
export async function recordLimitChoice(
  transaction: Database,
  protection: Protection,
  now: Date,
): Promise<Protection> {
  const { row } = protection;
  if (lacksDepositLimit(protection, now))
    throw reject('DEPOSIT_LIMIT_REQUIRED', 'A deposit limit is needed here.');
  if (lacksSessionTime(protection, now))
    throw reject('LIMIT_CHOICE_REQUIRED', 'A session time limit is needed here.');
  if (lacksBalanceLimit(protection, now))
    throw reject('LIMIT_CHOICE_REQUIRED', 'A highest balance is needed here.');
  if (row.limitsChosenAt !== null && !isReviewDue(protection, now)) return protection;
  const limitsChosenAt = row.limitsChosenAt ?? now;
  return record(transaction, protection, { subject: 'choice', value: null }, { limitsChosenAt }, now);
}

/** Stores the player's zone, which applies from the next day, week or month on. @throws ApiError VALIDATION */
export async function updateTimeZone(
  transaction: Database,
  protection: Protection,
  timeZone: string | undefined,
): Promise<Protection> {
  if (timeZone === undefined || timeZone === protection.row.timeZone) return protection;
  if (!isTimeZone(timeZone)) throw invalid({ timeZone: wrongFormat });
  return { ...protection, row: await keepProtection(transaction, protection.row, { timeZone }) };
}
