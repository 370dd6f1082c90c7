import { type PlayLimits, type Policy } from '@casino-kit/api-contract';
import { countSession, restrictionAt, withUsage } from '@casino-kit/play-limits';
import { type Database } from '../database/database.js';
import { type LoggedInPlayer } from '../identity/sessions.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { hasLimitsBySupport } from '../loyalty/club.js';
import { inCurrency } from '../settings/euro-figures.js';
import { needsChoice, getRequiredLimits } from './choice-required.js';
import { getDepositCap, pickLower, getStakeCap } from './licence-caps.js';
import { readLoginSummary } from './login-summary.js';
import { isReviewDue } from './limit-review.js';
import {
  keepPeriods,
  getLimitStates,
  type Protection,
  type ProtectionRow,
  getUsage,
} from './lock-protection.js';
import { depositedIn, heldIn, type MoneyRecords } from './player-records.js';

type Session = Pick<LoggedInPlayer, 'startedAt' | 'expiresAt'>;

/** Returns the session that the limit counts, which may have begun before this login (decision 59). */
function toSessionLimit(
  { sessionTime, sessionCountedSince }: ProtectionRow,
  session: Session,
  now: Date,
): PlayLimits['session'] {
  const { value, pending } = restrictionAt(sessionTime, now);
  if (value === null) return null;
  const { since, reachedAt } = countSession(sessionCountedSince ?? session.startedAt, value, now);
  return {
    ...value,
    startedAt: since.toISOString(),
    // One that was opened under a shorter limit keeps its end.
    endsAt: new Date(Math.min(reachedAt.getTime(), session.expiresAt.getTime())).toISOString(),
    pending: pending && {
      ...(pending.value ?? { value: 0, unit: value.unit }),
      takesEffectAt: pending.takesEffectAt,
      needsConfirmation: pending.needsConfirmation,
    },
  };
}

/** Returns how many minutes of play lie between reality checks: the player's choice, at most what the policy allows. */
export function getRealityCheckMinutes(
  { realityCheckMinutes: chosen }: Pick<ProtectionRow, 'realityCheckMinutes'>,
  policy: Policy,
): number | null {
  const longest = policy.realityCheckMinutes;
  return longest === null ? chosen : Math.min(chosen ?? longest, longest);
}

/** Returns the limits without a highest balance that is neither set nor offered. */
const listedLimits = ({ row, rules }: Protection, now: Date) =>
  getLimitStates(row, now).filter(
    ({ kind, amount, pending }) =>
      kind !== 'balance' || rules.requiredBalanceLimit || amount !== null || pending !== null,
  );

interface Reads {
  session: Session;
  money: MoneyRecords;
  /** The operator's highest stake, in euro. */
  globalMaxBet: string | null;
  now: Date;
}

/** Returns everything that protects a player, for the wire. Periods that are due begin. */
export async function readLimits(
  transaction: Database,
  protection: Protection,
  { session, money, globalMaxBet, now }: Reads,
): Promise<PlayLimits> {
  const { row, policy, rules, level } = protection;
  const usage = getUsage(row, now);
  await keepPeriods(transaction, row, usage);
  const deposited = await depositedIn(transaction, row, usage, money.depositedSince);
  const held = await heldIn(transaction, row, money.heldBy);
  const { currencyCode } = row;
  const inScale = (amount: string) => toCurrencyScale(amount, currencyCode);
  const inScaleOrNull = (amount: string | null) => (amount === null ? null : inScale(amount));
  const player = { ...protection.account, currencyCode };
  const cap = getDepositCap(rules, player, { usage, deposited: deposited.monthly, now });
  const highestStake = pickLower(
    globalMaxBet === null ? null : inCurrency(globalMaxBet, currencyCode),
    getStakeCap(rules, 'slots', player, now),
  );
  return {
    currencyCode,
    timeZone: row.timeZone,
    looseningDelayHours: policy.limitLooseningDelayHours,
    limits: listedLimits(protection, now).map((limit) => {
      const { amount, used, pending, ...rest } = withUsage(limit, usage, deposited, held);
      return {
        ...rest,
        amount: inScaleOrNull(amount),
        used: inScale(used),
        pending: pending && { ...pending, amount: inScaleOrNull(pending.amount) },
      };
    }),
    session: toSessionLimit(row, session, now),
    realityCheckMinutes: getRealityCheckMinutes(row, policy),
    longestRealityCheckMinutes: policy.realityCheckMinutes,
    licenceLimits:
      cap === null ? [] : [{ ...cap, amount: inScaleOrNull(cap.amount), used: inScale(cap.used) }],
    globalMaxBet: inScaleOrNull(highestStake),
    betLimitsBySupport: hasLimitsBySupport(level),
    choiceRequired: needsChoice(protection, now),
    depositLimitRequired: rules.requiredDepositLimit,
    requiredLimits: getRequiredLimits(protection),
    loginSummary: await readLoginSummary(transaction, protection),
    logsOutAtLimit: rules.limitReachedLogsOut,
    panicButton: rules.panicButtonEverywhere,
    raisedLimitsWaitForPeriod: rules.raisedLimitsWaitForPeriod,
    reviewDue: isReviewDue(protection, now),
  };
}
