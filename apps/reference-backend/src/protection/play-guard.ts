import {
  countRound,
  getStakeBreach,
  type PlayUsage,
  type RoundFigures,
  uncountRound,
  withFigures,
  withoutFigures,
  withUsage,
} from '@casino-kit/play-limits';
import { type StakeGame } from '@casino-kit/api-contract/protection-policy';
import { add, type Amount, compare } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { shortenSessions } from '../identity/sessions.js';
import { convert, inCurrency } from '../settings/euro-figures.js';
import { breachParams } from './breach-params.js';
import { lacksDepositLimit, needsChoice } from './choice-required.js';
import { rejectIfClosed } from './excluded.js';
import { rejectUnverified } from './identity-check.js';
import { isSummaryDue } from './login-summary.js';
import { pickLower, getStakeCap } from './licence-caps.js';
import {
  keepProtection,
  getLimitStates,
  lockProtection,
  type Protection,
  getUsage,
} from './lock-protection.js';
import { startRound, type StartingRound } from './start-round.js';

/** A stake about to be paid, in its wallet's currency. */
export interface GuardedStake {
  currencyCode: string;
  stake: Amount;
  /** How much of it is cash. */
  cash: Amount;
  /** Whether a bonus is active. */
  underBonus: boolean;
  /** The kind of game, by which licences set a highest stake. */
  game: StakeGame;
}

const nothingDeposited = { daily: '0', weekly: '0', monthly: '0' };

/** @throws ApiError LIMIT_CHOICE_REQUIRED, DEPOSIT_LIMIT_REQUIRED (409) when the policy asks for limits first */
export function rejectWithoutChoice(protection: Protection, now: Date): void {
  if (lacksDepositLimit(protection, now))
    throw reject('DEPOSIT_LIMIT_REQUIRED', 'Please set a deposit limit first.');
  if (needsChoice(protection, now)) throw reject('LIMIT_CHOICE_REQUIRED', 'Please choose your limits first.');
}

/**
 * @throws ApiError ACCOUNT_EXCLUDED, LIMIT_CHOICE_REQUIRED, DEPOSIT_LIMIT_REQUIRED, IDENTITY_NOT_VERIFIED, REALITY_CHECK_DUE
 * (409) when a player may not stake anything now
 */
export function rejectPlay(protection: Protection, now: Date): void {
  rejectIfClosed(protection.row, now);
  rejectWithoutChoice(protection, now);
  rejectUnverified(protection, 'play');
  if (isSummaryDue(protection))
    throw reject('REALITY_CHECK_DUE', 'Please confirm what you paid in, staked and won lately first.');
}

/**
 * Locks what protects a player before a round for real money, which starts in the play session of the returned protection.
 * @throws ApiError ACCOUNT_EXCLUDED, LIMIT_CHOICE_REQUIRED, DEPOSIT_LIMIT_REQUIRED, IDENTITY_NOT_VERIFIED, and what
 * {@link startRound} rejects (409)
 */
export async function openForPlay(
  transaction: Database,
  playerId: number,
  round: StartingRound,
  now: Date,
): Promise<Protection> {
  const protection = await lockProtection(transaction, playerId);
  rejectPlay(protection, now);
  return startRound(protection, round, now);
}

/**
 * Rejects a stake that a limit of the player or the operator's highest stake forbids; of several the one that leaves
 * least is named. `globalMaxBet` is in euro; the licence may set a lower one. Free spins are no stakes.
 * @throws ApiError a code of the bet limit catalogue (§8, 409) with `limit`, `left`, `currencyCode`, and of a limit with a
 * period `period` and `until`
 */
export function rejectStake(
  { row, rules, account }: Protection,
  { currencyCode, stake, cash, underBonus, game }: GuardedStake,
  globalMaxBet: Amount | null,
  now: Date,
): void {
  const usage = getUsage(row, now);
  const limits = getLimitStates(row, now).map((limit) => withUsage(limit, usage, nothingDeposited));
  const inLimits = (amount: Amount) => convert(amount, currencyCode, row.currencyCode);
  const breach = getStakeBreach(
    limits,
    { stake: inLimits(stake), cash: inLimits(cash), underBonus },
    pickLower(
      globalMaxBet === null ? null : inCurrency(globalMaxBet, row.currencyCode),
      getStakeCap(rules, game, { ...account, currencyCode: row.currencyCode }, now),
    ),
  );
  if (breach === null) return;
  throw reject(breach.code, 'A limit does not allow this stake.', {
    params: breachParams(breach, row.currencyCode),
    status: 409,
  });
}

/** What a round moves: bonus money and free spins are in no limit of losses, but in what the play session won. */
export interface PlayedFigures extends RoundFigures {
  /** What was won beside cash. */
  bonusWon?: Amount | undefined;
}

function figuresIn(
  row: Protection['row'],
  currencyCode: string,
  { bonusWon = '0', ...round }: PlayedFigures,
) {
  const inLimits = (amount: Amount) => convert(amount, currencyCode, row.currencyCode);
  const figures: RoundFigures = {
    staked: inLimits(round.staked),
    cashStaked: inLimits(round.cashStaked),
    cashWon: inLimits(round.cashWon),
  };
  const session = { staked: figures.staked, won: add(figures.cashWon, inLimits(bonusWon)) };
  return { figures, session };
}

/** Returns the limits of money that play has used up. */
const usedUp = (row: Protection['row'], usage: PlayUsage, now: Date) =>
  getLimitStates(row, now)
    .map((limit) => withUsage(limit, usage, nothingDeposited))
    .filter(
      ({ kind, period, amount, used }) =>
        kind !== 'deposit' && period !== null && amount !== null && compare(used, amount) >= 0,
    );

/**
 * Counts a round, in its wallet's currency, to the day, week and month of its player, and to the play session. Where the policy
 * logs out a player whose limit is reached (`limitReachedLogsOut`), the sessions end now: what looks for expired ones tells them.
 */
export async function countPlay(
  transaction: Database,
  { row, rules }: Protection,
  currencyCode: string,
  played: PlayedFigures,
  now: Date,
): Promise<void> {
  const { figures, session } = figuresIn(row, currencyCode, played);
  const usage = countRound(getUsage(row, now), figures);
  const playSession = row.playSession && withFigures(row.playSession, session);
  await keepProtection(transaction, row, { usage, playSession });
  if (
    rules.limitReachedLogsOut &&
    usedUp(row, usage, now).length > usedUp(row, getUsage(row, now), now).length
  )
    await shortenSessions(transaction, row.playerId, 0, now);
}

/**
 * Subtracts a voided round, or bets that are replaced, from the periods and the play session in which they were played.
 * Returns what protects the player after it.
 */
export async function uncountPlay(
  transaction: Database,
  protection: Protection,
  currencyCode: string,
  played: PlayedFigures,
  { playedAt, now }: { playedAt: Date; now: Date },
): Promise<Protection> {
  const { row } = protection;
  const { figures, session } = figuresIn(row, currencyCode, played);
  const usage = uncountRound(getUsage(row, now), figures, playedAt);
  const playSession = row.playSession && withoutFigures(row.playSession, session, playedAt);
  return { ...protection, row: await keepProtection(transaction, row, { usage, playSession }) };
}
