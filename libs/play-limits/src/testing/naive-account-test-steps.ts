import { exclusionPeriods, type LimitPeriod } from '@casino-kit/api-contract';
import { type WantedExclusion } from '../core/exclusion.js';
import { type LimitSlot } from '../core/limit-slots.js';
import { findBeginning, endFrom, monthsAfter } from './naive-calendar-test-steps.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const leastDays: Record<LimitPeriod, number> = { daily: 1, weekly: 7, monthly: 28 };

type Cents = number;
/** A round of the history; all in cents. */
interface Round {
  at: number;
  stake: Cents;
  cash: Cents;
  won: Cents;
  voided: boolean;
}

/** What a request is answered: what is left in cents, or a code; `null` when it is accepted. */
export type NaiveAnswer = { left: Cents } | { code: string } | null;

/**
 * An account that stores only its history, in cents and milliseconds, and works everything out by replaying it: which
 * periods were begun, which amounts applied when, what was played in them.
 */
export class NaiveAccount {
  readonly #looks: { at: number; zone: string }[] = [];
  readonly #rounds: Round[] = [];
  readonly #deposits: { at: number; amount: Cents; failed: boolean }[] = [];
  /** By limit: from when on which amount applies, and when the player changed something. */
  readonly #amounts = new Map<string, { from: number; amount: Cents }[]>();
  readonly #changes = new Map<string, number[]>();
  readonly #exclusionEnds: number[] = [];

  constructor(
    readonly delayHours: number,
    readonly globalMaxBet: Cents | null,
    public zone: string,
  ) {}

  /** Remembers that the account was looked at, which begins the periods that are due. */
  look(at: number): void {
    this.#looks.push({ at, zone: this.zone });
  }

  /** Replays every look at the account. */
  #findStart(period: LimitPeriod): number {
    let running: { start: number; end: number; zone: string } | undefined;
    for (const { at, zone } of this.#looks) {
      if (running !== undefined && at < running.end) continue;
      let start = findBeginning(period, at, zone);
      let end = endFrom(period, start, zone);
      if (running !== undefined && running.zone !== zone) {
        start = Math.max(start, running.end);
        while (end < start + leastDays[period] * dayMs) end = endFrom(period, end, zone);
      }
      running = { start, end, zone };
    }
    return running?.start ?? 0;
  }

  amountAt({ kind, period }: LimitSlot, at: number): Cents {
    const entries = this.#amounts.get(`${kind} ${period}`) ?? [];
    return entries.filter(({ from }) => from <= at).at(-1)?.amount ?? Infinity;
  }

  /** Adds up what counts in the running period. */
  usedIn(kind: 'deposit' | 'bet' | 'loss' | 'winnings', period: LimitPeriod): Cents {
    const start = this.#findStart(period);
    let total = 0;
    if (kind === 'deposit') {
      for (const { at, amount, failed } of this.#deposits) if (at >= start && !failed) total += amount;
      return total;
    }
    for (const { at, stake, cash, won, voided } of this.#rounds) {
      if (at < start || voided) continue;
      total += { bet: stake, loss: cash - won, winnings: won - cash }[kind];
    }
    return kind === 'bet' ? total : Math.max(0, total);
  }

  /** Cash and deposits in progress. */
  get held(): Cents {
    const paid = this.#deposits.map(({ amount, failed }) => (failed ? 0 : amount));
    const played = this.#rounds.map(({ cash, won, voided }) => (voided ? 0 : won - cash));
    return [...paid, ...played].reduce((total, moved) => total + moved, 0);
  }

  excludedUntil(at: number): number | null {
    const running = this.#exclusionEnds.filter((end) => end > at);
    return running.length === 0 ? null : Math.max(...running);
  }

  bet(round: Omit<Round, 'at' | 'voided'>, underBonus: boolean, at: number): NaiveAnswer {
    if (this.excludedUntil(at) !== null) return { code: 'ACCOUNT_EXCLUDED' };
    this.look(at);
    const broken: Cents[] = [];
    const check = (counted: Cents, left: Cents) =>
      counted > Math.max(0, left) && broken.push(Math.max(0, left));
    check(round.stake, this.amountAt({ kind: 'max-bet', period: null }, at));
    if (underBonus) check(round.stake, this.amountAt({ kind: 'bonus-max-bet', period: null }, at));
    if (this.globalMaxBet !== null) check(round.stake, this.globalMaxBet);
    for (const period of ['daily', 'weekly', 'monthly'] as const) {
      check(round.stake, this.amountAt({ kind: 'bet', period }, at) - this.usedIn('bet', period));
      check(round.cash, this.amountAt({ kind: 'loss', period }, at) - this.usedIn('loss', period));
    }
    if (this.usedIn('winnings', 'monthly') >= this.amountAt({ kind: 'winnings', period: 'monthly' }, at))
      broken.push(0);
    if (broken.length > 0) return { left: Math.min(...broken) };
    this.#rounds.push({ ...round, at, voided: false });
    return null;
  }

  void(index: number, at: number): void {
    const round = this.#rounds[index];
    if (round === undefined || round.voided) return;
    this.look(at);
    round.voided = true;
  }

  deposit(amount: Cents, at: number): NaiveAnswer {
    if (this.excludedUntil(at) !== null) return { code: 'ACCOUNT_EXCLUDED' };
    this.look(at);
    const broken: Cents[] = [];
    for (const period of ['daily', 'weekly', 'monthly'] as const) {
      const left = this.amountAt({ kind: 'deposit', period }, at) - this.usedIn('deposit', period);
      if (amount > left) broken.push(Math.max(0, left));
    }
    const room = this.amountAt({ kind: 'balance', period: null }, at) - this.held;
    if (amount > room) broken.push(Math.max(0, room));
    if (broken.length > 0) return { left: Math.min(...broken) };
    this.#deposits.push({ at, amount, failed: false });
    return null;
  }

  fail(index: number): void {
    const deposit = this.#deposits[index];
    if (deposit !== undefined) deposit.failed = true;
  }

  /** `Infinity` is no limit. */
  setLimit(slot: LimitSlot, wanted: Cents, shown: Cents | undefined, at: number): NaiveAnswer {
    const key = `${slot.kind} ${slot.period}`;
    const entries = this.#amounts.get(key) ?? [];
    const changes = this.#changes.get(key) ?? [];
    const current = this.amountAt(slot, at);
    const ahead = entries.filter(({ from }) => from > at);
    const isRepeated = wanted > current && ahead.some(({ amount }) => amount === wanted);
    if (isRepeated || (wanted === current && ahead.length === 0)) return null;
    if (wanted > current) {
      if (shown !== undefined && shown !== current) return { code: 'LIMIT_CHANGED' };
      const isBet = slot.kind.includes('bet');
      if (isBet && changes.some((change) => change > at - hourMs))
        return { code: 'BET_LIMIT_CHANGE_ONCE_PER_HOUR' };
    }
    const from = wanted > current ? at + this.delayHours * hourMs : at;
    this.#amounts.set(key, [...entries.filter((entry) => entry.from <= at), { from, amount: wanted }]);
    this.#changes.set(key, [...changes, at]);
    return null;
  }

  exclude({ kind, period, confirmed }: WantedExclusion, at: number): NaiveAnswer {
    const periods: readonly string[] = exclusionPeriods[kind];
    if (!periods.includes(period) || (period === 'permanent' && confirmed !== true))
      return { code: 'EXCLUSION_INVALID_PERIOD' };
    const start = at + 60_000;
    const hours: Record<string, number> = {
      PT1H: 1,
      PT12H: 12,
      PT24H: 24,
      P1D: 24,
      P3D: 72,
      P1W: 168,
      P7D: 168,
      P10D: 240,
    };
    const months: Record<string, number> = { P1M: 1, P3M: 3, P1Y: 12, P3Y: 36, P5Y: 60, P10Y: 120 };
    const end =
      period === 'today'
        ? endFrom('daily', findBeginning('daily', start, this.zone), this.zone)
        : hours[period] !== undefined
          ? start + hours[period] * hourMs
          : months[period] !== undefined
            ? monthsAfter(start, months[period])
            : Infinity;
    const until = this.excludedUntil(at);
    if (until !== null && end <= until) return { code: 'EXCLUSION_ALREADY_ACTIVE' };
    this.#exclusionEnds.push(end);
    return null;
  }
}
