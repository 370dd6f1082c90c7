import { type BetLimitErrorCode, type LimitPeriod, type PlayLimit } from '@casino-kit/api-contract';
import { type Amount, compare, isNegative, subtract } from '@casino-kit/money';
import { netLoss, type PlayUsage } from './play-usage.js';
import { type LimitState } from './change-limit.js';

/** A limit with what is used of it, as the contract sends it. */
export type UsedLimit = Pick<PlayLimit, 'kind' | 'period' | 'amount' | 'used' | 'periodEndsAt'>;

/** The limit that forbids a stake or a deposit, with what it would still allow. Amounts are in the limits' currency. */
export interface Breach<C extends string> {
  code: C;
  limit: Amount;
  left: Amount;
  /** When the period ends; `null` for a limit without one. ISO 8601. */
  until: string | null;
  period: LimitPeriod | null;
}
export type StakeBreach = Breach<BetLimitErrorCode>;
export interface DepositBreach extends Breach<'PAYMENT_LIMIT_THRESHOLD'> {
  /** What restricts it: a limit of deposits, or the highest balance, which has no period. */
  kind: 'deposit' | 'balance';
}

/** A stake about to be paid, in the limits' currency. */
export interface Stake {
  stake: Amount;
  /** How much of it is cash; the rest is bonus money. */
  cash: Amount;
  /** Whether a bonus is active. */
  underBonus: boolean;
}

const notNegative = (amount: Amount): Amount => (isNegative(amount) ? '0' : amount);
const computeLeft = (limit: Amount, used: Amount) => notNegative(subtract(limit, used));

/**
 * Returns the contract's form of a limit with what counts against it: of a loss limit the loss, which is never below zero;
 * of the winnings limit the net winnings of the month; of the highest balance `held`: cash and deposits in progress.
 * `deposited` is what was paid in, by period. All in the limits' currency.
 */
export function withUsage<L extends LimitState>(
  limit: L,
  usage: PlayUsage,
  deposited: Readonly<Record<LimitPeriod, Amount>>,
  held: Amount = '0',
): L & Pick<PlayLimit, 'used' | 'periodStartsAt' | 'periodEndsAt'> {
  const { kind, period } = limit;
  if (period === null)
    return { ...limit, used: kind === 'balance' ? held : '0', periodStartsAt: null, periodEndsAt: null };
  const { startsAt, endsAt, ...figures } = usage[period];
  const lost = netLoss(usage[period]);
  const used = {
    deposit: deposited[period],
    loss: notNegative(lost),
    bet: figures.staked,
    'max-bet': '0',
    'bonus-max-bet': '0',
    balance: held,
    winnings: notNegative(subtract('0', lost)),
  }[kind];
  return { ...limit, used, periodStartsAt: startsAt, periodEndsAt: endsAt };
}

const betCodes = {
  daily: 'dailyBetLimit',
  weekly: 'weeklyBetLimit',
  monthly: 'monthlyBetLimit',
} as const satisfies Record<LimitPeriod, BetLimitErrorCode>;
const lossCodes = {
  daily: 'dailyLossLimit',
  weekly: 'weeklyLossLimit',
  monthly: 'monthlyLossLimit',
} as const satisfies Record<LimitPeriod, BetLimitErrorCode>;

/** In which order codes are named when several limits leave the same. */
const codeOrder: readonly BetLimitErrorCode[] = [
  'maxBetLimit',
  'MAX_BET_LIMIT_REACHED',
  'BONUS_MAX_BET',
  ...Object.values(betCodes),
  ...Object.values(lossCodes),
  'monthlyWinningsLimit',
];

/** Returns how a limit restricts a stake, breached or not; `null` when it does not. */
function getRestriction(
  { kind, period, amount, used, periodEndsAt }: UsedLimit,
  { stake, cash, underBonus }: Stake,
): { breach: StakeBreach; isBreached: boolean } | null {
  if (amount === null) return null;
  const restrict = (code: BetLimitErrorCode, spent: Amount, left: Amount) => ({
    breach: { code, limit: amount, left, until: periodEndsAt, period },
    isBreached: compare(spent, left) > 0,
  });
  if (kind === 'max-bet') return restrict('maxBetLimit', stake, amount);
  if (kind === 'bonus-max-bet') return underBonus ? restrict('BONUS_MAX_BET', stake, amount) : null;
  if (period === null) return null;
  if (kind === 'bet') return restrict(betCodes[period], stake, computeLeft(amount, used));
  if (kind === 'loss') return restrict(lossCodes[period], cash, computeLeft(amount, used));
  if (kind === 'winnings' && compare(used, amount) >= 0)
    return { breach: { ...restrict('monthlyWinningsLimit', stake, '0').breach }, isBreached: true };
  return null;
}

/**
 * Returns the limit that forbids a stake: of several the one that leaves least, so that a stake of `left` breaches none.
 * `null` when the stake is allowed; one that is exactly what is left is. `globalMaxBet` is the operator's own.
 */
export function getStakeBreach(
  limits: readonly UsedLimit[],
  stake: Stake,
  globalMaxBet: Amount | null,
): StakeBreach | null {
  const own = limits.flatMap((limit) => getRestriction(limit, stake) ?? []);
  const global =
    globalMaxBet !== null && compare(stake.stake, globalMaxBet) > 0
      ? [
          {
            code: 'MAX_BET_LIMIT_REACHED' as const,
            limit: globalMaxBet,
            left: globalMaxBet,
            until: null,
            period: null,
          },
        ]
      : [];
  const breaches: StakeBreach[] = [
    ...own.filter(({ isBreached }) => isBreached).map(({ breach }) => breach),
    ...global,
  ];
  const [lowest] = breaches.sort(
    (a, b) => compare(a.left, b.left) || codeOrder.indexOf(a.code) - codeOrder.indexOf(b.code),
  );
  return lowest ?? null;
}

/**
 * Returns the limit of deposits, or the highest balance, that forbids an amount, of several the one that leaves least; `null`
 * when it is allowed.
 */
export function getDepositBreach(limits: readonly UsedLimit[], amount: Amount): DepositBreach | null {
  const breaches = limits.flatMap(({ kind, period, amount: limit, used, periodEndsAt }): DepositBreach[] => {
    if ((kind !== 'deposit' && kind !== 'balance') || limit === null) return [];
    const left = computeLeft(limit, used);
    if (compare(amount, left) <= 0) return [];
    return [{ code: 'PAYMENT_LIMIT_THRESHOLD', kind, limit, left, until: periodEndsAt, period }];
  });
  const [lowest] = breaches.sort((a, b) => compare(a.left, b.left));
  return lowest ?? null;
}
