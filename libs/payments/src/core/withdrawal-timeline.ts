import {
  type Withdrawal,
  type WithdrawalStageName,
  withdrawalStages,
  type WithdrawalStatus,
} from '@casino-kit/api-contract';
import { addDays, dateIn } from '@casino-kit/calendar-dates';
import { type Amount, sum } from '@casino-kit/money';

/** The name of a day relative to today in the player's zone. */
export type DayName = 'today' | 'yesterday' | 'tomorrow' | 'other';

/**
 * When a stage was or will be reached; `at` is ISO 8601.
 * - `at`: it was reached then. `by`: usually by then. `expected`: on that day.
 * - `late`: it takes longer than expected. `confirming`: sent, and not confirmed yet. `inProgress`: without a known
 *   time.
 */
export type StageTime =
  | { kind: 'at' | 'by'; at: string; day: DayName }
  | { kind: 'expected'; at: string }
  | { kind: 'late' | 'confirming' | 'inProgress' };

export interface TimelineLine {
  stage: WithdrawalStageName;
  state: 'reached' | 'current' | 'ahead';
  time: StageTime | null;
}

/** Returns the name of an instant's day relative to now, in a zone (IANA). */
export function dayName(instant: Date, now: Date, timeZone: string): DayName {
  const [day, today] = [dateIn(instant, timeZone), dateIn(now, timeZone)];
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return day === addDays(today, -1) ? 'yesterday' : 'other';
}

/** How many stages are certainly complete with a status. */
const reachedBy: Readonly<Record<WithdrawalStatus, number>> = {
  requested: 1,
  confirmed: 2,
  processing: 3,
  completed: 4,
  rejected: 1,
  cancelled: 1,
  failed: 1,
};

const inProgress: readonly WithdrawalStatus[] = ['requested', 'confirmed', 'processing'];

/** Whether a withdrawal is in progress: requested, not ended. */
export function isInProgress({ status }: Pick<Withdrawal, 'status'>): boolean {
  return inProgress.includes(status);
}

const readable = (instant: string | null | undefined): string | null =>
  instant && !Number.isNaN(Date.parse(instant)) ? instant : null;

/**
 * Returns the four stages of a withdrawal with their times, for `now` and the player's zone. Stages that the server
 * omitted are derived from the status.
 */
export function withdrawalTimeline(
  { status, stages, createdAt }: Pick<Withdrawal, 'status' | 'stages' | 'createdAt'>,
  { now, timeZone }: { now: Date; timeZone: string },
): TimelineLine[] {
  const stagesByName = new Map(stages.map((entry) => [entry.stage, entry]));
  const getStageInstant = (stage: WithdrawalStageName) =>
    readable(stagesByName.get(stage)?.at) ?? (stage === 'requested' ? readable(createdAt) : null);
  // Never a gap: a stage before a reached one was reached, too.
  const reached = Math.max(
    reachedBy[status],
    withdrawalStages.findLastIndex((stage) => readable(stagesByName.get(stage)?.at) !== null) + 1,
  );
  const day = (instant: string) => dayName(new Date(instant), now, timeZone);

  function getStageTime(stage: WithdrawalStageName, state: TimelineLine['state']): StageTime | null {
    const at = getStageInstant(stage);
    if (state === 'reached') return at === null ? null : { kind: 'at', at, day: day(at) };
    const expected = readable(stagesByName.get(stage)?.expectedAt);
    if (state === 'ahead') return expected === null ? null : { kind: 'expected', at: expected };
    if (expected === null) return { kind: stage === 'arrived' ? 'confirming' : 'inProgress' };
    if (Date.parse(expected) < now.getTime()) return { kind: 'late' };
    const name = day(expected);
    return name === 'other' ? { kind: 'expected', at: expected } : { kind: 'by', at: expected, day: name };
  }

  return withdrawalStages.map((stage, index) => {
    const state =
      index < reached ? 'reached' : index === reached && isInProgress({ status }) ? 'current' : 'ahead';
    return { stage, state, time: getStageTime(stage, state) };
  });
}

/** For how long a player is shown that a withdrawal came back. */
const showReturnedMs = 7 * 86_400_000;

export interface SortedWithdrawals {
  /** Those in progress, newest first as the server lists them. */
  onTheWay: readonly Withdrawal[];
  /** Rejected or failed, and not yet dismissed: their money is back. */
  returned: readonly Withdrawal[];
}

/**
 * Returns the time of the last known update of a withdrawal, in milliseconds; the server does not say when it was
 * declined.
 */
function lastMoved({ createdAt, stages }: Withdrawal): number {
  const instants = [createdAt, ...stages.map(({ at }) => at)].map(readable).filter((at) => at !== null);
  return Math.max(...instants.map((at) => Date.parse(at)));
}

/**
 * Returns which of a player's withdrawals concern them now. One that came back is shown until the player dismisses it
 * (`seen`, by id), and for at most 7 days after its last known update; it stays in the history.
 */
export function sortWithdrawals(
  withdrawals: readonly Withdrawal[],
  now: Date,
  seen: readonly string[] = [],
): SortedWithdrawals {
  const isNews = (withdrawal: Withdrawal) =>
    !seen.includes(withdrawal.withdrawalId) && now.getTime() - lastMoved(withdrawal) <= showReturnedMs;
  return {
    onTheWay: withdrawals.filter(isInProgress),
    returned: withdrawals.filter(
      (withdrawal) =>
        (withdrawal.status === 'rejected' || withdrawal.status === 'failed') && isNews(withdrawal),
    ),
  };
}

/** Returns the sum of withdrawals in their currency; `null` without any, or with several currencies. */
export function sumWithdrawals(
  withdrawals: readonly Withdrawal[],
): { amount: Amount; currencyCode: string } | null {
  const [first] = withdrawals;
  if (first === undefined) return null;
  if (withdrawals.some(({ currencyCode }) => currencyCode !== first.currencyCode)) return null;
  return { amount: sum(withdrawals.map(({ amount }) => amount)), currencyCode: first.currencyCode };
}

/** Whether the player may cancel a withdrawal: it has not been sent, and the operator's policy allows it. */
export function isCancellable(
  { status, cancellable }: Pick<Withdrawal, 'status' | 'cancellable'>,
  { playerCancelledWithdrawals }: { playerCancelledWithdrawals: boolean },
): boolean {
  return playerCancelledWithdrawals && cancellable && (status === 'requested' || status === 'confirmed');
}
