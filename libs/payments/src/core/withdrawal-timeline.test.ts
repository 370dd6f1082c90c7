import { type Withdrawal, withdrawalStages, withdrawalStatuses } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSentWithdrawal, makeWithdrawal } from '../testing/withdrawal-fixtures.js';
import {
  dayName,
  isCancellable,
  sortWithdrawals,
  sumWithdrawals,
  withdrawalTimeline,
} from './withdrawal-timeline.js';

const now = new Date('2026-11-20T20:00:00Z');
const at = { now, timeZone: 'UTC' };

describe('withdrawalTimeline', () => {
  it('shows for a withdrawal in review what happened, what is expected when, and what is unknown', () => {
    expect(withdrawalTimeline(makeWithdrawal(), at)).toEqual([
      {
        stage: 'requested',
        state: 'reached',
        time: { kind: 'at', at: '2026-11-20T18:20:00Z', day: 'today' },
      },
      { stage: 'checked', state: 'current', time: { kind: 'by', at: '2026-11-20T22:20:00Z', day: 'today' } },
      { stage: 'sent', state: 'ahead', time: null },
      { stage: 'arrived', state: 'ahead', time: { kind: 'expected', at: '2026-11-28T12:00:00Z' } },
    ]);
  });
  it('waits for the confirmation of a sent withdrawal', () => {
    const lines = withdrawalTimeline(makeSentWithdrawal(), at);
    expect(lines.map(({ state }) => state)).toEqual(['reached', 'reached', 'reached', 'current']);
    expect(lines[1]!.time).toEqual({ kind: 'at', at: '2026-11-19T11:03:00Z', day: 'yesterday' });
    expect(lines[3]!.time).toEqual({ kind: 'confirming' });
  });
  it('says that it takes longer once the expected time has passed', () => {
    const late = { now: new Date('2026-11-21T00:00:00Z'), timeZone: 'UTC' };
    expect(withdrawalTimeline(makeWithdrawal(), late)[1]!.time).toEqual({ kind: 'late' });
  });
  it('follows the status when the server omits stages or sends an unreadable time', () => {
    const confirmed = makeWithdrawal({ status: 'confirmed', stages: [], createdAt: 'yesterday' });
    expect(withdrawalTimeline(confirmed, at)).toEqual([
      { stage: 'requested', state: 'reached', time: null },
      { stage: 'checked', state: 'reached', time: null },
      { stage: 'sent', state: 'current', time: { kind: 'inProgress' } },
      { stage: 'arrived', state: 'ahead', time: null },
    ]);
  });
  it('has nothing in progress once it has ended', () => {
    for (const status of ['completed', 'rejected', 'cancelled', 'failed'] as const)
      expect(withdrawalTimeline(makeWithdrawal({ status }), at).map(({ state }) => state)).not.toContain(
        'current',
      );
  });
  it('names days in the player’s zone', () => {
    const instant = new Date('2026-11-20T23:30:00Z');
    expect(dayName(instant, now, 'UTC')).toBe('today');
    expect(dayName(instant, now, 'Asia/Tokyo')).toBe('today');
    expect(dayName(new Date('2026-11-20T14:00:00Z'), now, 'Asia/Tokyo')).toBe('yesterday');
    expect(dayName(new Date('2026-11-21T01:00:00Z'), now, 'UTC')).toBe('tomorrow');
    expect(dayName(new Date('2026-11-22T01:00:00Z'), now, 'UTC')).toBe('other');
  });
});

describe('the withdrawals that concern a player now', () => {
  const rejected = makeWithdrawal({ withdrawalId: 'r', status: 'rejected' });
  const createdAt = '2026-10-01T00:00:00Z';
  const old = makeWithdrawal({ withdrawalId: 'o', status: 'failed', createdAt, stages: [] });
  const list = [
    makeWithdrawal(),
    rejected,
    makeSentWithdrawal(),
    old,
    makeWithdrawal({ status: 'completed' }),
  ];
  it('are those in progress, and those that came back recently', () => {
    const { onTheWay, returned } = sortWithdrawals(list, now);
    expect(onTheWay.map(({ status }) => status)).toEqual(['requested', 'processing']);
    expect(returned).toEqual([rejected]);
  });
  it('no longer include dismissed ones', () => {
    expect(sortWithdrawals(list, now, ['r', 'elsewhere']).returned).toEqual([]);
    const [first] = list;
    expect(sortWithdrawals(list, now, [first!.withdrawalId]).onTheWay).toContain(first);
  });
  it('include one that came back for seven days after its last known update', () => {
    const sentAt = '2026-11-13T20:00:00Z';
    const failed = makeWithdrawal({
      status: 'failed',
      createdAt,
      stages: [{ stage: 'sent', at: sentAt, expectedAt: null }],
    });
    const after = (ms: number) => sortWithdrawals([failed], new Date(Date.parse(sentAt) + ms)).returned;
    expect(after(7 * 86_400_000)).toEqual([failed]);
    expect(after(7 * 86_400_000 + 1)).toEqual([]);
  });
  it('are added up in one currency only', () => {
    expect(sumWithdrawals([makeWithdrawal(), makeSentWithdrawal()])).toEqual({
      amount: '420',
      currencyCode: 'EUR',
    });
    expect(sumWithdrawals([makeWithdrawal(), makeWithdrawal({ currencyCode: 'BTC' })])).toBeNull();
    expect(sumWithdrawals([])).toBeNull();
  });
});

describe('cancelling a withdrawal', () => {
  it.each([
    ['requested', true, true, true],
    ['confirmed', true, true, true],
    ['processing', true, true, false],
    ['cancelled', true, true, false],
    ['requested', false, true, false],
    ['requested', true, false, false],
  ] as const)(
    'with status %s, cancellable %s and policy %s is allowed: %s',
    (status, cancellable, playerCancelledWithdrawals, may) =>
      expect(isCancellable({ status, cancellable }, { playerCancelledWithdrawals })).toBe(may),
  );
});

const anyInstant = fc.option(
  fc.oneof(
    fc
      .date({ min: new Date('2026-10-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    fc.constant('soon'),
  ),
);
const anyWithdrawal = fc
  .record({
    status: fc.constantFrom(...withdrawalStatuses),
    createdAt: anyInstant.map((instant) => instant ?? ''),
    stages: fc.uniqueArray(
      fc.record({ stage: fc.constantFrom(...withdrawalStages), at: anyInstant, expectedAt: anyInstant }),
      { selector: ({ stage }) => stage },
    ),
  })
  .map((parts): Withdrawal => makeWithdrawal(parts));

describe('properties of the timeline', () => {
  it('has four stages in order, never a gap, and at most one in progress', () => {
    fc.assert(
      fc.property(anyWithdrawal, fc.constantFrom('UTC', 'Pacific/Kiritimati'), (withdrawal, timeZone) => {
        const lines = withdrawalTimeline(withdrawal, { now, timeZone });
        expect(lines.map(({ stage }) => stage)).toEqual(withdrawalStages);
        expect(lines.map(({ state }) => state).join(' ')).toMatch(/^(reached ?)+(current ?)?(ahead ?)*$/);
        for (const { state, time } of lines) if (time?.kind === 'at') expect(state).toBe('reached');
      }),
    );
  });
});
