import * as v from 'valibot';
import { strongAuthenticationLevels, type StrongAuthentication } from './entities/security.js';
import { policy as policySetting, type policyPresets } from './entities/settings.js';

type Preset = (typeof policyPresets)[number];

/** The kinds of games that regulators tell apart: machines with reels, and all others. */
export const stakeGames = ['slots', 'others'] as const;
export type StakeGame = (typeof stakeGames)[number];

/** Before what an identity check must be passed; before a deposit is before play, too. */
export const identityCheckMoments = ['withdrawal', 'play', 'deposit'] as const;
/** What becomes of an account that a likely, not a sure, match names as that of an excluded person. */
export const likelyMatchConsequences = ['allow', 'review', 'refuse'] as const;

const amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,8})?$/));
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const age = v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(120));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(60));

/** A highest amount in major units of a currency, for players younger than `ageBelow`, or for all. */
const ageBand = { amount, currencyCode, ageBelow: v.optional(age) };
const stakeCap = v.object({ ...ageBand, game: v.picklist(stakeGames) });
const depositCap = v.object(ageBand);
const netDeposits = v.object({ amount, currencyCode });

/** The switches that only the server needs; a client reads their consequences from the calls they concern. */
export const protectionSwitches = {
  minimumSlotRoundSeconds: v.optional(seconds),
  minimumOtherRoundSeconds: v.optional(seconds),
  slamStop: v.optional(v.boolean()),
  autoplay: v.optional(v.boolean()),
  quickPlay: v.optional(v.boolean()),
  hotKeys: v.optional(v.boolean()),
  stakeCaps: v.optional(v.array(stakeCap)),
  oneGameAtATime: v.optional(v.boolean()),
  hourlyPauseMinutes: v.optional(count(60)),
  requiredDepositLimit: v.optional(v.boolean()),
  limitReviewMonths: v.optional(v.nullable(count(24))),
  confirmLoosenedLimits: v.optional(v.boolean()),
  fundsAcknowledgement: v.optional(v.boolean()),
  identityCheckBefore: v.optional(v.picklist(identityCheckMoments)),
  wageringBlocksWithdrawals: v.optional(v.boolean()),
  shortestSelfExclusionMonths: v.optional(count(120)),
  longestBreakDays: v.optional(v.nullable(count(366))),
  monthlyDepositCaps: v.optional(v.array(depositCap)),
  crossBrandMonthlyCap: v.optional(v.nullable(depositCap)),
  netDepositSignal: v.optional(v.nullable(netDeposits)),
  reopeningOnRequest: v.optional(v.boolean()),
  likelyMatch: v.optional(v.picklist(likelyMatchConsequences)),
  registerRequired: v.optional(v.boolean()),
  strongAuthentication: v.optional(v.picklist(strongAuthenticationLevels)),
  sessionIdleMinutes: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(525_600))),
  ),
  sessionLifetimeMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(525_600))),
  factorRemovalHours: v.optional(count(720)),
  oneBonusOnly: v.optional(v.boolean()),
  everyDepositPeriod: v.optional(v.boolean()),
  requiredSessionTime: v.optional(v.boolean()),
  requiredBalanceLimit: v.optional(v.boolean()),
  raisedLimitsWaitForPeriod: v.optional(v.boolean()),
  reopeningHours: v.optional(count(720)),
  indefiniteExclusion: v.optional(v.boolean()),
  exclusionClosesLogin: v.optional(v.boolean()),
  limitReachedLogsOut: v.optional(v.boolean()),
  inactivityMinutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1440)))),
  bonusBeforePlayOnly: v.optional(v.boolean()),
  bonusMinimumAge: v.optional(v.nullable(age)),
  bonusPauseDays: v.optional(count(366)),
  markersStopOffers: v.optional(v.boolean()),
  fullSignUp: v.optional(v.boolean()),
  consentAtSignUp: v.optional(v.boolean()),
  panicButtonEverywhere: v.optional(v.boolean()),
  summaryAtLogin: v.optional(v.boolean()),
  activityFileRequired: v.optional(v.boolean()),
};

/** The setting `policy` with every switch: what an operator writes (decisions 36, 76). */
export const fullPolicySetting = v.object({ ...policySetting.entries, ...protectionSwitches });

export type StakeCap = v.InferOutput<typeof stakeCap>;
export type DepositCap = v.InferOutput<typeof depositCap>;
/** An amount in major units of its currency. */
export type NetDepositSignal = v.InferOutput<typeof netDeposits>;

/** What a server enforces beyond {@link Policy}, decided switch by switch (decisions 76). */
export interface ProtectionPolicy {
  /** The least time between the starts of two rounds, in seconds; 0 for none. */
  minimumSlotRoundSeconds: number;
  minimumOtherRoundSeconds: number;
  /** A press may stop the reels before their time. */
  slamStop: boolean;
  /** A game may start one round after another, up to limits that the player set before. */
  autoplay: boolean;
  /** A player may have results shown at once. */
  quickPlay: boolean;
  /** A player may have keys start rounds and change the bet, wherever the focus is. */
  hotKeys: boolean;
  /** The highest stakes by kind of game and age, each in a currency of its own; the lowest that applies counts. */
  stakeCaps: readonly StakeCap[];
  /** A round is rejected while another game of the player is open. */
  oneGameAtATime: boolean;
  /** The pause after an hour of play, in minutes; 0 for none. */
  hourlyPauseMinutes: number;
  /** Play and deposits need a deposit limit in the player's own figure: none is no choice. */
  requiredDepositLimit: boolean;
  /** Months after which the player is asked to review the limits; `null` for never. */
  limitReviewMonths: number | null;
  /** A loosened limit takes effect only when the player confirms it after the delay. */
  confirmLoosenedLimits: boolean;
  /** A deposit waits until the player acknowledges how customers' money is protected (`operator.fundsProtection`), and each change of it. */
  fundsAcknowledgement: boolean;
  identityCheckBefore: (typeof identityCheckMoments)[number];
  /** A withdrawal waits for the wagering of bonuses and deposits (§6). */
  wageringBlocksWithdrawals: boolean;
  /** The shortest self-exclusion offered, in months; 0 for every one of §3. */
  shortestSelfExclusionMonths: number;
  /** The longest break, freeze or cooling-off offered, in days; `null` for every one of §3. */
  longestBreakDays: number | null;
  /** The most paid in within a calendar month by age, each in a currency of its own. */
  monthlyDepositCaps: readonly DepositCap[];
  /** The most paid in within a month at all operators together, by the port of the register; `null` for none. */
  crossBrandMonthlyCap: DepositCap | null;
  /** Net deposits within 30 days above which the operator learns of the player and affordability is checked; `null` for never. */
  netDepositSignal: NetDepositSignal | null;
  /** A self-exclusion that has run out ends only on request, and `reopeningHours` later. */
  reopeningOnRequest: boolean;
  /** What becomes of an account that is likely that of an excluded person; a sure match is always refused. */
  likelyMatch: (typeof likelyMatchConsequences)[number];
  /** While the exclusion register does not answer, what it guards is refused; otherwise it is allowed and recorded. */
  registerRequired: boolean;
  /**
   * `off`: protected calls need no confirmation. `offered`: they need a fresh one, with the strongest that the account has.
   * `required`: a withdrawal needs a passkey or an authenticator app.
   */
  strongAuthentication: StrongAuthentication;
  /** Minutes without a call after which a session ends; `null` for never. */
  sessionIdleMinutes: number | null;
  /** Minutes after its start at which a session ends; the 30 days of §9 by default. */
  sessionLifetimeMinutes: number;
  /** Hours until lost passkeys and authenticator apps are removed on request. */
  factorRemovalHours: number;
  /** A player who has had a bonus is offered and granted no other one, and play earns no rakeback or cashback: those repeat. */
  oneBonusOnly: boolean;
  /** Where a deposit limit is required, one of each period is: of a day, a week and a month. */
  everyDepositPeriod: boolean;
  /** Play and deposits need a session time limit of the player, too, and the last one stays. */
  requiredSessionTime: boolean;
  /** A highest balance is offered, above which no deposit takes the account; play and deposits need one of the player. */
  requiredBalanceLimit: boolean;
  /** A higher limit of a day, week or month takes effect no sooner than the running one is over. */
  raisedLimitsWaitForPeriod: boolean;
  /** Hours between the request to open an account after a self-exclusion and its opening (`reopeningOnRequest`). */
  reopeningHours: number;
  /** A self-exclusion without an end is offered that lasts until the player asks to end it, and `reopeningHours` longer. */
  indefiniteExclusion: boolean;
  /** A self-exclusion ends every session of the person, who cannot log in while it lasts; support pays out the balance. */
  exclusionClosesLogin: boolean;
  /** A limit of money that leaves nothing ends the player's sessions. */
  limitReachedLogsOut: boolean;
  /** Minutes without any input after which a client logs the player out (`inactivitySessionTimeout`), if the brand has no fewer; `null` for the brand's. */
  inactivityMinutes: number | null;
  /** A bonus is offered and granted only before the player has played for money on an earlier day. */
  bonusBeforePlayOnly: boolean;
  /** Players below this age in years are offered and granted no bonus and get no advertising; `null` for everybody. */
  bonusMinimumAge: number | null;
  /** Days without bonuses and advertising after a limit or the licence has closed deposits, or an exclusion has ended; 0 for none. */
  bonusPauseDays: number;
  /** Players who show a marker of harm are offered and granted no bonus and get no advertising. */
  markersStopOffers: boolean;
  /** A sign-up needs the name, date of birth and address of the player. */
  fullSignUp: boolean;
  /** A new player is asked which offers they want, by channel and product, with nothing ticked; the sign-up's newsletter agrees to nothing. */
  consentAtSignUp: boolean;
  /** The button that stops play for 24 hours is shown on every page. */
  panicButtonEverywhere: boolean;
  /** After a login, play waits until the player has confirmed deposits, wins and losses of the last 30 days. */
  summaryAtLogin: boolean;
  /** Play needs the activity file, by its port: it refuses a player who is active at another operator. */
  activityFileRequired: boolean;
}

/** The spec's behaviour. */
const curacao: ProtectionPolicy = {
  minimumSlotRoundSeconds: 0,
  minimumOtherRoundSeconds: 0,
  slamStop: true,
  autoplay: true,
  quickPlay: true,
  hotKeys: true,
  stakeCaps: [],
  oneGameAtATime: false,
  hourlyPauseMinutes: 0,
  requiredDepositLimit: false,
  limitReviewMonths: null,
  confirmLoosenedLimits: false,
  fundsAcknowledgement: false,
  identityCheckBefore: 'withdrawal',
  wageringBlocksWithdrawals: true,
  shortestSelfExclusionMonths: 0,
  longestBreakDays: null,
  monthlyDepositCaps: [],
  crossBrandMonthlyCap: null,
  netDepositSignal: null,
  reopeningOnRequest: false,
  likelyMatch: 'review',
  registerRequired: false,
  strongAuthentication: 'offered',
  sessionIdleMinutes: null,
  sessionLifetimeMinutes: 30 * 24 * 60,
  factorRemovalHours: 72,
  oneBonusOnly: false,
  everyDepositPeriod: false,
  requiredSessionTime: false,
  requiredBalanceLimit: false,
  raisedLimitsWaitForPeriod: false,
  reopeningHours: 24,
  indefiniteExclusion: false,
  exclusionClosesLogin: false,
  limitReachedLogsOut: false,
  inactivityMinutes: null,
  bonusBeforePlayOnly: false,
  bonusMinimumAge: null,
  bonusPauseDays: 0,
  markersStopOffers: false,
  fullSignUp: false,
  consentAtSignUp: false,
  panicButtonEverywhere: false,
  summaryAtLogin: false,
  activityFileRequired: false,
};

const ukStakes: readonly StakeCap[] = [
  { game: 'slots', amount: '5', currencyCode: 'GBP' },
  { game: 'slots', amount: '2', currencyCode: 'GBP', ageBelow: 25 },
];
const germanStake: StakeCap = { game: 'slots', amount: '1', currencyCode: 'EUR' };
const germanCap: DepositCap = { amount: '1000', currencyCode: 'EUR' };
const dutchCaps: readonly DepositCap[] = [
  { amount: '700', currencyCode: 'EUR' },
  { amount: '300', currencyCode: 'EUR', ageBelow: 24 },
];

const ukgc: ProtectionPolicy = {
  ...curacao,
  minimumSlotRoundSeconds: 2.5,
  minimumOtherRoundSeconds: 5,
  slamStop: false,
  autoplay: false,
  quickPlay: false,
  stakeCaps: ukStakes,
  limitReviewMonths: 6,
  confirmLoosenedLimits: true,
  fundsAcknowledgement: true,
  identityCheckBefore: 'deposit',
  wageringBlocksWithdrawals: false,
  shortestSelfExclusionMonths: 6,
  longestBreakDays: 42,
  netDepositSignal: { amount: '150', currencyCode: 'GBP' },
  reopeningOnRequest: true,
  registerRequired: true,
  markersStopOffers: true,
  consentAtSignUp: true,
};
/** What Sweden, the Netherlands and Germany have in common. */
const northern: ProtectionPolicy = {
  ...curacao,
  minimumSlotRoundSeconds: 3,
  autoplay: false,
  quickPlay: false,
  requiredDepositLimit: true,
  identityCheckBefore: 'play',
  registerRequired: true,
};
const sweden: ProtectionPolicy = {
  ...northern,
  oneBonusOnly: true,
  bonusBeforePlayOnly: true,
  everyDepositPeriod: true,
  requiredSessionTime: true,
  raisedLimitsWaitForPeriod: true,
  inactivityMinutes: 2,
};
const netherlands: ProtectionPolicy = {
  ...northern,
  monthlyDepositCaps: dutchCaps,
  requiredSessionTime: true,
  requiredBalanceLimit: true,
  limitReachedLogsOut: true,
  bonusMinimumAge: 24,
  bonusPauseDays: 30,
};
const germany: ProtectionPolicy = {
  ...northern,
  minimumSlotRoundSeconds: 5,
  minimumOtherRoundSeconds: 5,
  slamStop: false,
  stakeCaps: [germanStake],
  oneGameAtATime: true,
  hourlyPauseMinutes: 5,
  crossBrandMonthlyCap: germanCap,
  reopeningOnRequest: true,
  reopeningHours: 7 * 24,
  panicButtonEverywhere: true,
  summaryAtLogin: true,
  activityFileRequired: true,
};

const presets: Readonly<Record<Preset, ProtectionPolicy>> = {
  curacao,
  'curacao-2025': { ...curacao, limitReviewMonths: 12, identityCheckBefore: 'play' },
  ukgc,
  mga: { ...curacao, limitReviewMonths: 12, indefiniteExclusion: true, reopeningHours: 7 * 24 },
  ontario: {
    ...curacao,
    minimumSlotRoundSeconds: 2.5,
    slamStop: false,
    autoplay: false,
    quickPlay: false,
    oneGameAtATime: true,
    identityCheckBefore: 'deposit',
    fullSignUp: true,
    exclusionClosesLogin: true,
    shortestSelfExclusionMonths: 6,
    // Three months at their longest, and with them two.
    longestBreakDays: 92,
  },
  sweden,
  netherlands,
  germany,
  strict: {
    ...ukgc,
    minimumSlotRoundSeconds: 5,
    hotKeys: false,
    stakeCaps: [...ukStakes, germanStake],
    oneGameAtATime: true,
    hourlyPauseMinutes: 5,
    requiredDepositLimit: true,
    monthlyDepositCaps: dutchCaps,
    crossBrandMonthlyCap: germanCap,
    likelyMatch: 'refuse',
    strongAuthentication: 'required',
    sessionIdleMinutes: 60,
    sessionLifetimeMinutes: 24 * 60,
    oneBonusOnly: true,
    everyDepositPeriod: true,
    requiredSessionTime: true,
    requiredBalanceLimit: true,
    raisedLimitsWaitForPeriod: true,
    reopeningHours: 7 * 24,
    indefiniteExclusion: true,
    exclusionClosesLogin: true,
    limitReachedLogsOut: true,
    inactivityMinutes: 2,
    bonusBeforePlayOnly: true,
    bonusMinimumAge: 24,
    bonusPauseDays: 30,
    fullSignUp: true,
    panicButtonEverywhere: true,
    summaryAtLogin: true,
    activityFileRequired: true,
  },
};

/** Returns what a server enforces by the setting `policy`: its preset, with each switch that it names in its place. */
export function protectionPolicyFrom(setting: v.InferOutput<typeof fullPolicySetting>): ProtectionPolicy {
  const preset = presets[setting.preset ?? 'curacao'];
  const named = Object.keys(preset).flatMap((name) => {
    const value = setting[name as keyof ProtectionPolicy];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...preset, ...Object.fromEntries(named) };
}
