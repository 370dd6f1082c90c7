import { type Exclusion, type LimitPeriod, limitPeriods } from '@casino-kit/api-contract';
import { type Amount, subtract, sum } from '@casino-kit/money';
import { changeLimit, limitAt, type LimitState } from '../core/change-limit.js';
import {
  excludedUntil,
  type ExclusionTimes,
  getExclusionRejection,
  startExclusion,
  type WantedExclusion,
} from '../core/exclusion.js';
import { getDepositBreach, getStakeBreach, withUsage } from '../core/limit-breach.js';
import { isSameSlot, limitSlots, type LimitSlot } from '../core/limit-slots.js';
import { countRound, type PlayUsage, type RoundFigures, uncountRound, usageAt } from '../core/play-usage.js';

/** The answer to a request: `left` of a breached limit, or a code; `null` when it was accepted. */
export type Answer = { left: Amount } | { code: string } | null;

interface House {
  delayHours: number;
  globalMaxBet: Amount | null;
}

/** An account under the rules of this library, put together as a server does it: one player, one currency. */
export class RuleAccount {
  #limits: LimitState[] = limitSlots.map((slot) => ({
    ...slot,
    amount: null,
    pending: null,
    raisableFrom: null,
  }));
  #usage: PlayUsage | null = null;
  #zone: string;
  readonly #rounds: { round: RoundFigures; at: Date; voided: boolean }[] = [];
  readonly #deposits: { amount: Amount; at: Date; failed: boolean }[] = [];
  readonly #exclusions: (ExclusionTimes & Pick<Exclusion, 'kind'>)[] = [];

  constructor(
    readonly house: House,
    zone: string,
  ) {
    this.#zone = zone;
  }

  #roll(now: Date): PlayUsage {
    this.#usage = usageAt(this.#usage, now, this.#zone);
    return this.#usage;
  }

  /** What the account holds in cash, with deposits in progress. */
  get held(): Amount {
    const paid = this.#deposits.filter(({ failed }) => !failed).map(({ amount }) => amount);
    const played = this.#rounds
      .filter(({ voided }) => !voided)
      .map(({ round }) => subtract(round.cashWon, round.cashStaked));
    return sum([...paid, ...played]);
  }

  #used(now: Date) {
    const usage = this.#roll(now);
    const depositedIn = (period: LimitPeriod) =>
      sum(
        this.#deposits
          .filter(({ at, failed }) => !failed && at.getTime() >= Date.parse(usage[period].startsAt))
          .map(({ amount }) => amount),
      );
    const [daily, weekly, monthly] = limitPeriods.map(depositedIn);
    const deposited = { daily: daily ?? '0', weekly: weekly ?? '0', monthly: monthly ?? '0' };
    return this.#limits.map((limit) => withUsage(limitAt(limit, now), usage, deposited, this.held));
  }

  getEnd(period: LimitPeriod, now: Date): Date {
    return new Date(this.#roll(now)[period].endsAt);
  }

  getAmount(slot: LimitSlot, now: Date): Amount | null {
    const limit = this.#limits.find((known) => isSameSlot(known, slot));
    return limit === undefined ? null : limitAt(limit, now).amount;
  }

  excludedUntil(now: Date) {
    return excludedUntil(this.#exclusions, now);
  }

  moveTo(zone: string): void {
    this.#zone = zone;
  }

  bet(round: RoundFigures, underBonus: boolean, now: Date): Answer {
    if (this.excludedUntil(now) !== null) return { code: 'ACCOUNT_EXCLUDED' };
    const stake = { stake: round.staked, cash: round.cashStaked, underBonus };
    const breach = getStakeBreach(this.#used(now), stake, this.house.globalMaxBet);
    if (breach !== null) return { left: breach.left };
    this.#usage = countRound(this.#roll(now), round);
    this.#rounds.push({ round, at: now, voided: false });
    return null;
  }

  void(index: number, now: Date): void {
    const played = this.#rounds[index];
    if (played === undefined || played.voided) return;
    played.voided = true;
    this.#usage = uncountRound(this.#roll(now), played.round, played.at);
  }

  deposit(amount: Amount, now: Date): Answer {
    if (this.excludedUntil(now) !== null) return { code: 'ACCOUNT_EXCLUDED' };
    const breach = getDepositBreach(this.#used(now), amount);
    if (breach !== null) return { left: breach.left };
    this.#deposits.push({ amount, at: now, failed: false });
    return null;
  }

  fail(index: number): void {
    const deposit = this.#deposits[index];
    if (deposit !== undefined) deposit.failed = true;
  }

  setLimit(
    slot: LimitSlot,
    wanted: Amount | null,
    shownAmount: Amount | null | undefined,
    now: Date,
  ): Answer {
    const index = this.#limits.findIndex((limit) => isSameSlot(limit, slot));
    const limit = this.#limits[index];
    if (limit === undefined) return { code: 'VALIDATION' };
    const change = changeLimit(limit, wanted, now, { delayHours: this.house.delayHours, shownAmount });
    if ('rejection' in change) return { code: change.rejection };
    this.#limits[index] = change.limit;
    return null;
  }

  exclude(wanted: WantedExclusion, now: Date): Answer {
    const code = getExclusionRejection(this.#exclusions, wanted, now, this.#zone);
    if (code !== null) return { code };
    this.#exclusions.push({ kind: wanted.kind, ...startExclusion(wanted.period, now, this.#zone) });
    return null;
  }
}
