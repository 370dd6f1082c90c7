export {
  betLimitKinds,
  changeLimit,
  confirmLimit,
  isLoosening,
  limitAt,
  type LimitChange,
  type LimitChangeRules,
  type LimitState,
} from './core/change-limit.js';
export {
  excludedUntil,
  type ExclusionBounds,
  type ExcludedUntil,
  exclusionState,
  type ExclusionTimes,
  getExclusionRejection,
  offeredExclusions,
  getExclusionPeriods,
  startExclusion,
  type WantedExclusion,
} from './core/exclusion.js';
export { endOfExclusion } from './core/exclusion-period.js';
export {
  type DepositBreach,
  getDepositBreach,
  getStakeBreach,
  type Stake,
  type StakeBreach,
  type UsedLimit,
  withUsage,
} from './core/limit-breach.js';
export { calendarPeriod, type PeriodSpan } from './core/limit-period.js';
export { isSameSlot, type LimitSlot, limitSlots } from './core/limit-slots.js';
export {
  getRoundRejection,
  isCheckDue,
  openGameMs,
  pauseAt,
  type PlaySession,
  type PlaySessionRules,
  type RoundKind,
  type RoundRejection,
  sessionAt,
  type SessionFigures,
  type StartedRound,
  withActivity,
  withAnswer,
  withFigures,
  withoutFigures,
  withStartedRound,
} from './core/play-session.js';
export {
  countRound,
  isSameUsage,
  type PeriodUsage,
  type PlayUsage,
  type RoundFigures,
  uncountRound,
  usageAt,
} from './core/play-usage.js';
export {
  confirmRestriction,
  type LooseningRules,
  type Restriction,
  restrictionAt,
} from './core/restriction.js';
export {
  changeSessionTime,
  countSession,
  isSessionTime,
  type SessionCount,
  type SessionTime,
  sessionTimeBounds,
  sessionTimeMs,
} from './core/session-time.js';
