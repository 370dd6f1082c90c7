import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allExclusionPeriods, exclusionKinds, limitPeriods } from '@casino-kit/api-contract';
import { anyZone } from '@casino-kit/calendar-dates/testing';
import { type Amount } from '@casino-kit/money';
import { NaiveAccount, type NaiveAnswer } from '../testing/naive-account-test-steps.js';
import { type Answer, RuleAccount } from '../testing/rule-account-test-steps.js';
import { limitSlots } from './limit-slots.js';

/** How many histories are played; 10,000 take some two minutes. */
const runs = Number(process.env['LIMIT_RUNS'] ?? 600);
const seed = Number(process.env['LIMIT_SEED'] ?? Date.now() % 2_147_483_647);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const stakes = fc.integer({ min: 1, max: 3_000 });
const amounts = fc.option(fc.integer({ min: 0, max: 12_000 }), { freq: 4 });
const places = fc.nat({ max: 12 });

const bet = fc.record({
  do: fc.constant('bet' as const),
  stake: stakes,
  cash: fc.nat({ max: 100 }),
  underBonus: fc.boolean(),
  won: fc.oneof(fc.constant(0), fc.nat({ max: 6_000 })),
});
const change = fc.record({
  do: fc.constant('limit' as const),
  slot: fc.constantFrom(...limitSlots),
  amount: amounts,
  shown: fc.constantFrom('nothing' as const, 'current' as const, 'another' as const),
});
const step = fc.oneof(
  { weight: 10, arbitrary: bet },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deposit' as const), amount: stakes }) },
  { weight: 5, arbitrary: change },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), place: places }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), place: places }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(
        fc.nat({ max: 90 * minuteMs }),
        fc.nat({ max: 2 * dayMs }),
        fc.nat({ max: 40 * dayMs }),
        fc.constantFrom(60 * minuteMs - 1, 60 * minuteMs, dayMs),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('waitForEnd' as const),
      period: fc.constantFrom(...limitPeriods),
      off: fc.constantFrom(-1, 0, 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('zone' as const), zone: anyZone }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('exclude' as const),
      kind: fc.constantFrom(...exclusionKinds),
      period: fc.constantFrom(...allExclusionPeriods),
      confirmed: fc.boolean(),
    }),
  },
);
const history = fc.record({
  // Zones have neither left dates out nor begun one twice since then.
  start: fc.date({ min: new Date('2013-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
  zone: anyZone,
  delayHours: fc.constantFrom(0, 24, 72),
  globalMaxBet: fc.constantFrom(null, 2_500),
  steps: fc.array(step, { minLength: 15, maxLength: 60, size: 'max' }),
});
type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

const money = (cents: number): Amount => (cents / 100).toFixed(2);
const cents = (amount: Amount) => Math.round(Number(amount) * 100);
const inCents = (answer: Answer): NaiveAnswer =>
  answer !== null && 'left' in answer ? { left: cents(answer.left) } : answer;

const tally = { accepted: 0, rejected: 0, excluded: 0 };

function play({ start, zone, delayHours, globalMaxBet, steps }: History): void {
  const rules = new RuleAccount(
    { delayHours, globalMaxBet: globalMaxBet === null ? null : money(globalMaxBet) },
    zone,
  );
  const naive = new NaiveAccount(delayHours, globalMaxBet, zone);
  let now = start.getTime();
  let promised = 0;
  const agree = (answer: Answer, expected: NaiveAnswer) => {
    expect(inCents(answer)).toEqual(expected);
    if (answer === null) tally.accepted += 1;
    else if ('code' in answer && answer.code === 'ACCOUNT_EXCLUDED') tally.excluded += 1;
    else tally.rejected += 1;
    return answer === null;
  };
  for (const action of steps) {
    const at = new Date(now);
    switch (action.do) {
      case 'bet': {
        const { stake, won, underBonus } = action;
        const cash = underBonus ? Math.floor((stake * action.cash) / 100) : stake;
        const round = { staked: money(stake), cashStaked: money(cash), cashWon: money(won) };
        if (!agree(rules.bet(round, underBonus, at), naive.bet({ stake, cash, won }, underBonus, now))) break;
        // The stake came before what it won: at that moment no limit was passed.
        for (const period of limitPeriods) {
          expect(naive.usedIn('bet', period)).toBeLessThanOrEqual(
            naive.amountAt({ kind: 'bet', period }, now),
          );
          if (won === 0 && cash > 0)
            expect(naive.usedIn('loss', period)).toBeLessThanOrEqual(
              naive.amountAt({ kind: 'loss', period }, now),
            );
        }
        break;
      }
      case 'deposit':
        if (!agree(rules.deposit(money(action.amount), at), naive.deposit(action.amount, now))) break;
        for (const period of limitPeriods)
          expect(naive.usedIn('deposit', period)).toBeLessThanOrEqual(
            naive.amountAt({ kind: 'deposit', period }, now),
          );
        break;
      case 'fail':
        rules.fail(action.place);
        naive.fail(action.place);
        break;
      case 'void':
        rules.void(action.place, at);
        naive.void(action.place, now);
        break;
      case 'limit': {
        const { slot, amount, shown } = action;
        const current = rules.getAmount(slot, at);
        const seen = { nothing: undefined, current, another: '77.77' }[shown];
        const seenCents = seen === null ? Infinity : seen === undefined ? undefined : cents(seen);
        agree(
          rules.setLimit(slot, amount === null ? null : money(amount), seen, at),
          naive.setLimit(slot, amount ?? Infinity, seenCents, now),
        );
        break;
      }
      case 'wait':
        now += action.ms;
        break;
      case 'waitForEnd': {
        naive.look(now);
        const end = rules.getEnd(action.period, at).getTime() + action.off;
        now = Math.max(now, end);
        break;
      }
      case 'zone':
        rules.moveTo(action.zone);
        naive.zone = action.zone;
        break;
      case 'exclude':
        agree(rules.exclude(action, at), naive.exclude(action, now));
        promised = Math.max(promised, naive.excludedUntil(now) ?? 0);
        break;
    }
    const excluded = rules.excludedUntil(new Date(now));
    // Whatever was requested before, the longest exclusion runs to its end.
    if (now < promised) {
      expect(excluded).not.toBeNull();
      const until = excluded?.until ?? null;
      expect(until === null ? Infinity : Date.parse(until)).toBeGreaterThanOrEqual(promised);
    } else expect(excluded).toBeNull();
  }
}

it(
  'no history of bets, deposits, changes, clocks, zones and exclusions passes a limit or shortens an exclusion',
  () => {
    const start = performance.now();
    fc.assert(fc.property(history, play), { numRuns: runs, seed });
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    process.stdout.write(
      `limit machine: seed ${seed}, ${runs} histories in ${seconds} s, ${JSON.stringify(tally)}\n`,
    );
    expect(tally.accepted).toBeGreaterThan(runs);
    expect(tally.rejected).toBeGreaterThan(runs);
  },
  60_000 + runs * 100,
);
