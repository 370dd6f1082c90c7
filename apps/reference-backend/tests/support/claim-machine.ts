import fc from 'fast-check';
import { expect } from 'vitest';
import { type RakebackDay } from '@casino-kit/api-contract';
import { dateIn } from '@casino-kit/calendar-dates';
import { compare, subtract } from '@casino-kit/money';
import { startSession } from '../../src/identity/sessions.js';
import { readBalance, getCashAccount } from '../../src/ledger/accounts.js';
import { claim, fetchDays, playFor, postedTimes, setClocks } from './rakeback.js';
import { fromAnywhere, newKey, type TestBackend, type TestPlayer } from './test-backend.js';

const hourMs = 3_600_000;

/** What one tab of a player does to claim a day, before it knows the result. */
export interface Attempt {
  /** Each tab has its own keys and repeats them until it gets a response. */
  tab: 0 | 1;
  node: 0 | 1;
  /** A double click is two requests with one key at once. */
  clicks: 1 | 2 | 3;
  /** `lost`: booked, but the response never came. `offline`: nothing was sent. */
  fate: 'responded' | 'lost' | 'offline';
  /** Does not wait for this one before the next begins. */
  atOnce: boolean;
  /** How long it takes until the next one; a day stays claimable for two. */
  hours: number;
}

export const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc.record({
    tab: fc.constantFrom(0, 1),
    node: fc.constantFrom(0, 1),
    clicks: fc.constantFrom(1, 1, 2, 3),
    fate: fc.constantFrom('responded', 'lost', 'offline'),
    atOnce: fc.boolean(),
    hours: fc.constantFrom(0, 0, 1, 9),
  }),
  { minLength: 1, maxLength: 4 },
);

/** How many claims were made, and which faults occurred. */
export interface ClaimTally {
  claims: number;
  requests: number;
  doubleClicks: number;
  twoTabs: number;
  lost: number;
  offline: number;
}

export interface ClaimMachine {
  nodes: readonly [TestBackend, TestBackend];
  player: TestPlayer;
  /** The next day to play on; each claim takes three. */
  day: Date;
  tally: ClaimTally;
}

/** Plays one day and claims it under all faults: whatever happens, there is one credit, and all tabs see it. */
export async function claimOnce(machine: ClaimMachine, planned: readonly Attempt[]): Promise<void> {
  const { nodes, player, day, tally } = machine;
  const [first] = nodes;
  const account = getCashAccount({ id: player.id, currencyCode: 'EUR' });
  machine.day = new Date(day.getTime() + 3 * 24 * hourMs);
  setClocks(nodes, day);
  await playFor(first, player, '10');
  let now = new Date(day.getTime() + 24 * hourMs);
  setClocks(nodes, now);
  const { database } = first.services;
  const { token } = await startSession(database, player.id, now);
  const claimDate = dateIn(now, 'UTC');
  const isToday = ({ canClaimDate }: RakebackDay) => canClaimDate === claimDate;
  const emitted = (await fetchDays(first, { token }, {}, fromAnywhere())).find(isToday);
  const bonusId = emitted?.bonusId ?? '';
  const before = await readBalance(database, account);

  const keys = [newKey(), newKey()];
  const send = async ({ tab, node }: Pick<Attempt, 'tab' | 'node'>) => {
    tally.requests += 1;
    const request = { bonusId, claimDate, customerDate: dateIn(now, 'UTC'), key: keys[tab] ?? '' };
    return claim(nodes[node], { token }, request, fromAnywhere());
  };
  const expectTruth = async (attempt: Pick<Attempt, 'tab' | 'node'>) => {
    const { status, body } = await send(attempt);
    expect([status, body.data]).toEqual([200, { amount: emitted?.amount, bonusId }]);
  };
  const perform = async (attempt: Attempt) => {
    if (attempt.fate === 'offline') return;
    await Promise.all(
      Array.from({ length: attempt.clicks }, () =>
        attempt.fate === 'lost' ? send(attempt) : expectTruth(attempt),
      ),
    );
  };
  let pending: Promise<void>[] = [];
  for (const attempt of planned) {
    pending.push(perform(attempt));
    if (attempt.clicks > 1) tally.doubleClicks += 1;
    if (attempt.fate !== 'responded') tally[attempt.fate] += 1;
    if (attempt.atOnce) continue;
    await Promise.all(pending);
    pending = [];
    now = new Date(now.getTime() + attempt.hours * hourMs);
    setClocks(nodes, now);
  }
  await Promise.all(pending);
  if (new Set(planned.map(({ tab }) => tab)).size > 1) tally.twoTabs += 1;
  // Every tab repeats its request until it knows the result.
  for (const tab of [0, 1] as const) await expectTruth({ tab, node: tab });
  tally.claims += 1;

  expect(compare(subtract(await readBalance(database, account), before), emitted?.amount ?? '0')).toBe(0);
  expect(await postedTimes(first, `rakeback:${bonusId}`)).toBe(1);
  expect((await fetchDays(first, { token }, { bonusId }, fromAnywhere()))[0]?.paidAt).toEqual(
    expect.any(String),
  );
}
