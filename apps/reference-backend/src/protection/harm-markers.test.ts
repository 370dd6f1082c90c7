import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositStatuses, type PlayMarkerKind, withdrawalStatuses } from '@casino-kit/api-contract';
import {
  harmMarkers,
  type HistoryDeposit,
  type HistoryLimitChange,
  type HistorySession,
  type HistoryWithdrawal,
  type PlayHistory,
} from './harm-markers.js';

const now = new Date('2026-11-26T20:00:00Z');
const minuteMs = 60_000;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * minuteMs);
const daysAgo = (days: number) => hoursAgo(days * 24);

const nothing: PlayHistory = {
  now,
  timeZone: 'UTC',
  currencyCode: 'EUR',
  openedAt: daysAgo(365),
  deposits: [],
  withdrawals: [],
  quarters: [],
  sessions: [],
  limitChanges: [],
  exclusions: [],
};
const euro = (amount: string) => ({ amount, currencyCode: 'EUR' });
const paid = (at: Date, change: Partial<HistoryDeposit> = {}): HistoryDeposit => ({
  ...euro('30'),
  at,
  status: 'completed',
  lostBefore: [],
  method: 'card Visa 4242',
  ...change,
});
const cancelled = (at: Date, change: Partial<HistoryWithdrawal> = {}): HistoryWithdrawal => ({
  ...euro('50'),
  at,
  status: 'cancelled',
  ...change,
});
const getMarkers = (history: Partial<PlayHistory>) => harmMarkers({ ...nothing, ...history });
const getMarkerKinds = (history: Partial<PlayHistory>) => getMarkers(history).map(({ kind }) => kind);
const find = (kind: PlayMarkerKind, history: Partial<PlayHistory>) =>
  getMarkers(history).find((marker) => marker.kind === kind) ?? null;

describe('chasing losses', () => {
  const lost = { lostBefore: [euro('0.01')] };

  it('needs three deposits within 24 hours, each after losing', () => {
    const three = [paid(hoursAgo(30), lost), paid(hoursAgo(20), lost), paid(hoursAgo(6), lost)];
    expect(getMarkers({ deposits: three })).toEqual([
      { kind: 'chasing-losses', since: hoursAgo(30).toISOString(), count: 3, amount: '90' },
    ]);
    expect(getMarkerKinds({ deposits: three.slice(1) })).toEqual([]);
  });

  it('does not count deposits further apart, after a win, not completed or older than a week', () => {
    const [a, b] = [paid(hoursAgo(20), lost), paid(hoursAgo(6), lost)];
    for (const other of [
      paid(hoursAgo(30.01), lost),
      paid(hoursAgo(10), { lostBefore: [euro('0')] }),
      paid(hoursAgo(10), { lostBefore: [euro('-5')] }),
      paid(hoursAgo(10)),
      paid(hoursAgo(10), { ...lost, status: 'cancelled' }),
    ])
      expect(find('chasing-losses', { deposits: [a, b, other] })).toBeNull();
    const old = [169, 170, 171].map((hours) => paid(hoursAgo(hours), lost));
    expect(find('chasing-losses', { deposits: old })).toBeNull();
  });

  it('adds up losses and deposits of several currencies', () => {
    const mixed = { lostBefore: [euro('1'), { amount: '-9', currencyCode: 'NOK' }] };
    const deposits = [1, 2, 3].map((hours) =>
      paid(hoursAgo(hours), { ...mixed, amount: '100', currencyCode: 'NOK' }),
    );
    expect(find('chasing-losses', { deposits })).toMatchObject({ amount: '30' });
    const won = { lostBefore: [euro('1'), { amount: '-10', currencyCode: 'NOK' }] };
    expect(getMarkerKinds({ deposits: deposits.map((deposit) => ({ ...deposit, ...won })) })).toEqual([]);
  });
});

describe('declined deposits', () => {
  it('need three within 24 hours', () => {
    const declined = [1, 13, 25].map((hours) => paid(hoursAgo(hours), { status: 'declined' }));
    expect(getMarkers({ deposits: declined })).toEqual([
      { kind: 'declined-deposits', since: hoursAgo(25).toISOString(), count: 3 },
    ]);
    const apart = [1, 13, 25.01].map((hours) => paid(hoursAgo(hours), { status: 'declined' }));
    expect(getMarkerKinds({ deposits: apart })).toEqual([]);
    expect(
      getMarkerKinds({ deposits: declined.map((row) => ({ ...row, status: 'failed' as const })) }),
    ).toEqual([]);
  });
});

describe('cancelled withdrawals', () => {
  it('need two within seven days', () => {
    const two = [cancelled(hoursAgo(167.9)), cancelled(hoursAgo(1), { amount: '30' })];
    expect(getMarkers({ withdrawals: two })).toEqual([
      { kind: 'cancelled-withdrawals', since: hoursAgo(167.9).toISOString(), count: 2, amount: '80' },
    ]);
    expect(getMarkerKinds({ withdrawals: [cancelled(hoursAgo(168)), cancelled(hoursAgo(1))] })).toEqual([]);
    expect(
      getMarkerKinds({
        withdrawals: [cancelled(hoursAgo(2), { status: 'rejected' }), cancelled(hoursAgo(1))],
      }),
    ).toEqual([]);
  });
});

describe('play at night', () => {
  const at = (...instants: string[]) => instants.map((instant) => new Date(instant));

  it('needs three of the last seven nights, from one until before five', () => {
    const quarters = at('2026-11-20T01:00:00Z', '2026-11-24T04:45:00Z', '2026-11-26T03:00:00Z');
    expect(getMarkers({ quarters })).toEqual([
      { kind: 'night-play', since: '2026-11-20T01:00:00.000Z', nights: 3 },
    ]);
    for (const other of ['2026-11-19T03:00:00Z', '2026-11-25T05:00:00Z', '2026-11-25T00:45:00Z'])
      expect(getMarkerKinds({ quarters: [...quarters.slice(1), ...at(other)] })).toEqual([]);
    // Twice in one night is one night.
    expect(getMarkerKinds({ quarters: [...quarters.slice(1), ...at('2026-11-26T01:00:00Z')] })).toEqual([]);
  });

  it('is by the clocks of the player, also of zones of half and quarter hours', () => {
    const quarters = at('2026-11-24T19:15:00Z', '2026-11-25T19:15:00Z', '2026-11-23T19:15:00Z');
    expect(getMarkerKinds({ quarters, timeZone: 'Asia/Kathmandu' })).toEqual(['night-play']);
    expect(getMarkerKinds({ quarters, timeZone: 'Asia/Kolkata' })).toEqual([]);
    expect(getMarkerKinds({ quarters, timeZone: 'UTC' })).toEqual([]);
  });

  it('follows the change to winter time and to summer time', () => {
    const autumn = {
      now: new Date('2026-10-27T12:00:00Z'),
      timeZone: 'Europe/Berlin',
      // One o'clock by the clocks before and after the change.
      quarters: at('2026-10-23T23:00:00Z', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'),
    };
    expect(getMarkerKinds(autumn)).toEqual(['night-play']);
    const early = at('2026-10-23T23:00:00Z', '2026-10-24T23:00:00Z', '2026-10-25T23:45:00Z');
    expect(getMarkerKinds({ ...autumn, quarters: early })).toEqual([]);
    const spring = {
      now: new Date('2026-03-31T12:00:00Z'),
      timeZone: 'Europe/Berlin',
      // A quarter to five.
      quarters: at('2026-03-28T03:45:00Z', '2026-03-29T02:45:00Z', '2026-03-30T02:45:00Z'),
    };
    expect(getMarkerKinds(spring)).toEqual(['night-play']);
    const late = at('2026-03-28T03:45:00Z', '2026-03-29T03:00:00Z', '2026-03-30T02:45:00Z');
    expect(getMarkerKinds({ ...spring, quarters: late })).toEqual([]);
  });
});

describe('rising deposits', () => {
  const before = [8, 15, 22, 29].map((days) => paid(daysAgo(days), euro('90')));
  const week = (amount: string) => [...before, paid(daysAgo(2), euro(amount))];

  it('need twice the weeks before, and a minimum', () => {
    expect(getMarkers({ deposits: week('180') })).toEqual([
      {
        kind: 'rising-deposits',
        since: daysAgo(7).toISOString(),
        amount: '180',
        weeklyBefore: '90.00000000',
      },
    ]);
    expect(getMarkerKinds({ deposits: week('179.99') })).toEqual([]);
    expect(getMarkerKinds({ deposits: [paid(daysAgo(2), euro('100'))] })).toEqual(['rising-deposits']);
    expect(getMarkerKinds({ deposits: [paid(daysAgo(2), euro('99.99'))] })).toEqual([]);
  });

  it('count what was paid out against what was paid in, then and now', () => {
    const out = (days: number, amount: string) =>
      cancelled(daysAgo(days), { status: 'completed', ...euro(amount) });
    expect(getMarkerKinds({ deposits: week('180'), withdrawals: [out(1, '1')] })).toEqual([]);
    expect(find('rising-deposits', { deposits: week('180'), withdrawals: [out(9, '400')] })).toMatchObject({
      weeklyBefore: '0.00000000',
    });
  });

  it('compare only weeks since the account was opened, and need one', () => {
    const deposits = [paid(daysAgo(8), euro('90')), paid(daysAgo(2), euro('180'))];
    expect(find('rising-deposits', { deposits, openedAt: daysAgo(14) })).toMatchObject({
      weeklyBefore: '90.00000000',
    });
    expect(getMarkerKinds({ deposits, openedAt: daysAgo(13.9) })).toEqual([]);
    expect(find('rising-deposits', { deposits, openedAt: daysAgo(21) })).toMatchObject({
      weeklyBefore: '45.00000000',
    });
  });

  it('convert every amount and the minimum to the currency of the figures', () => {
    const crowns = { amount: '1000', currencyCode: 'NOK' };
    expect(find('rising-deposits', { deposits: [paid(daysAgo(1), crowns)] })).toMatchObject({
      amount: '100',
    });
    const inCrowns = { currencyCode: 'NOK', deposits: [paid(daysAgo(1), euro('100'))] };
    expect(find('rising-deposits', inCrowns)).toMatchObject({ amount: '1000' });
    expect(getMarkerKinds({ ...inCrowns, deposits: [paid(daysAgo(1), euro('99'))] })).toEqual([]);
  });
});

describe('longer sessions', () => {
  const session = (days: number, minutes: number): HistorySession => ({ startedAt: daysAgo(days), minutes });

  it('need an average of two hours, and one and a half times that of before', () => {
    const sessions = [session(20, 80), session(10, 80), session(3, 60), session(1, 180)];
    expect(getMarkers({ sessions })).toEqual([
      { kind: 'longer-sessions', since: daysAgo(7).toISOString(), minutes: 120, minutesBefore: 80 },
    ]);
    expect(getMarkerKinds({ sessions: [session(10, 81), session(1, 120)] })).toEqual([]);
    expect(getMarkerKinds({ sessions: [session(10, 10), session(1, 119)] })).toEqual([]);
  });

  it('are compared only with sessions of the four weeks before', () => {
    expect(getMarkerKinds({ sessions: [session(1, 300)] })).toEqual([]);
    expect(getMarkerKinds({ sessions: [session(36, 10), session(1, 300)] })).toEqual([]);
    expect(getMarkerKinds({ sessions: [session(34, 10), session(1, 300)] })).toEqual(['longer-sessions']);
  });
});

describe('many payment methods', () => {
  const by = (hours: number, method: string, change: Partial<HistoryDeposit> = {}) =>
    paid(hoursAgo(hours), { ...euro('1'), method, ...change });
  const three = [by(100, 'card Visa 4242'), by(50, 'card Visa 1881'), by(1, 'pix')];

  it('need four different ones in seven days', () => {
    expect(getMarkers({ deposits: [...three, by(167.9, 'crypto')] })).toEqual([
      { kind: 'many-methods', since: hoursAgo(167.9).toISOString(), count: 4 },
    ]);
    expect(getMarkerKinds({ deposits: three })).toEqual([]);
    expect(getMarkerKinds({ deposits: [...three, by(168, 'crypto')] })).toEqual([]);
  });

  it('count each once, and completed deposits alone', () => {
    expect(getMarkerKinds({ deposits: [...three, ...three, by(2, 'pix')] })).toEqual([]);
    for (const status of ['declined', 'failed', 'cancelled', 'pending'] as const)
      expect(getMarkerKinds({ deposits: [...three, by(2, 'crypto', { status })] })).toEqual([]);
  });
});

describe('tools used', () => {
  const changed = (days: number, before: string, value: string | null): HistoryLimitChange => ({
    at: daysAgo(days),
    before,
    value,
  });
  const raised = (days: number) => changed(days, '20.00 EUR', '20.01 EUR');
  const excluded = (days: number) => ({ at: daysAgo(days) });

  it('need three limits loosened or exclusions in 30 days', () => {
    const limitChanges = [raised(29.9), changed(4, '20.00 EUR', null)];
    expect(getMarkers({ limitChanges, exclusions: [excluded(1)] })).toEqual([
      { kind: 'tools-used', since: daysAgo(29.9).toISOString(), count: 3 },
    ]);
    expect(getMarkerKinds({ limitChanges })).toEqual([]);
    expect(getMarkerKinds({ limitChanges, exclusions: [excluded(30)] })).toEqual([]);
    expect(getMarkerKinds({ limitChanges: [...limitChanges, raised(2)] })).toEqual(['tools-used']);
    expect(getMarkerKinds({ exclusions: [1, 2, 3].map(excluded) })).toEqual(['tools-used']);
  });

  it.each([
    ['the same', '20.00 EUR', '20 EUR', false],
    ['less', '20.00 EUR', '9.00 EUR', false],
    ['less in another currency', '20.00 EUR', '199.99 NOK', false],
    ['more in another currency', '20.00 EUR', '200.01 NOK', true],
    ['the same time', '60 minutes', '1 hours', false],
    ['a shorter time', '1 days', '23 hours', false],
    ['a longer time', '1 hours', '61 minutes', true],
    ['no time at all', '1 hours', null, true],
  ])('tell a looser limit from a stricter one: %s', (_, before, value, isLooser) => {
    const limitChanges = [1, 2, 3].map((days) => changed(days, before, value));
    expect(getMarkerKinds({ limitChanges })).toEqual(isLooser ? ['tools-used'] : []);
  });
});

/** Any history of the last 40 days. */
const instants = fc.integer({ min: 0, max: 40 * 96 }).map((quarter) => hoursAgo(quarter / 4));
const amounts = fc.record({
  amount: fc.integer({ min: 1, max: 50_000 }).map((cents) => (cents / 100).toFixed(2)),
  currencyCode: fc.constantFrom('EUR', 'NOK', 'BTC'),
});
const losses = fc.array(
  fc.record({
    amount: fc.integer({ min: -500, max: 500 }).map((cents) => (cents / 100).toFixed(2)),
    currencyCode: fc.constantFrom('EUR', 'NOK'),
  }),
  { maxLength: 2 },
);
const methods = fc.constantFrom('card Visa 4242', 'card Visa 1881', 'card Mastercard 4444', 'pix', 'crypto');
const limitChanges = fc.record({
  at: instants,
  before: fc.constantFrom('20.00 EUR', '300.00 NOK'),
  value: fc.constantFrom('10.00 EUR', '50.00 EUR', null),
});
const histories: fc.Arbitrary<PlayHistory> = fc
  .record({
    timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/New_York'),
    currencyCode: fc.constantFrom('EUR', 'NOK', 'USDT'),
    openedAt: fc.integer({ min: 0, max: 60 }).map(daysAgo),
    deposits: fc.array(
      fc
        .tuple(amounts, instants, fc.constantFrom(...depositStatuses), losses, methods)
        .map(([money, at, status, lostBefore, method]) => ({ ...money, at, status, lostBefore, method })),
      { maxLength: 20 },
    ),
    withdrawals: fc.array(
      fc
        .tuple(amounts, instants, fc.constantFrom(...withdrawalStatuses))
        .map(([money, at, status]) => ({ ...money, at, status })),
      { maxLength: 8 },
    ),
    quarters: fc.array(instants, { maxLength: 40 }),
    sessions: fc.array(fc.record({ startedAt: instants, minutes: fc.integer({ min: 1, max: 600 }) }), {
      maxLength: 12,
    }),
    limitChanges: fc.array(limitChanges, { maxLength: 6 }),
    exclusions: fc.array(fc.record({ at: instants }), { maxLength: 3 }),
  })
  .map((history) => ({ ...history, now }));
const recent = fc.integer({ min: 0, max: 7 * 96 - 1 }).map((quarter) => hoursAgo(quarter / 4));

/** More of a signal in the last seven days, of each kind. */
const more: fc.Arbitrary<(history: PlayHistory) => PlayHistory> = fc.oneof(
  fc
    .tuple(recent, amounts, losses, methods)
    .map(([at, money, lostBefore, method]) => (history: PlayHistory) => ({
      ...history,
      deposits: [...history.deposits, paid(at, { ...money, lostBefore, method })],
    })),
  limitChanges.map((change) => (history: PlayHistory) => ({
    ...history,
    limitChanges: [...history.limitChanges, change],
  })),
  recent.map((at) => (history: PlayHistory) => ({
    ...history,
    exclusions: [...history.exclusions, { at }],
  })),
  fc.tuple(recent, amounts).map(([at, money]) => (history: PlayHistory) => ({
    ...history,
    deposits: [...history.deposits, paid(at, { ...money, status: 'declined' })],
  })),
  fc.tuple(recent, amounts).map(([at, money]) => (history: PlayHistory) => ({
    ...history,
    withdrawals: [...history.withdrawals, { ...money, at, status: 'cancelled' as const }],
  })),
  recent.map((at) => (history: PlayHistory) => ({ ...history, quarters: [...history.quarters, at] })),
  fc.integer({ min: 1, max: 300 }).map((minutes) => (history: PlayHistory) => ({
    ...history,
    sessions: history.sessions.map((session) =>
      session.startedAt > daysAgo(7) ? { ...session, minutes: session.minutes + minutes } : session,
    ),
  })),
);

describe('every history', () => {
  it('shows nothing when it is empty', () => {
    expect(harmMarkers(nothing)).toEqual([]);
  });

  it('keeps each marker when there is more of a signal', () => {
    let kept = 0;
    fc.assert(
      fc.property(histories, more, (history, add) => {
        const before = harmMarkers(history).map(({ kind }) => kind);
        const after = harmMarkers(add(history)).map(({ kind }) => kind);
        kept += before.length;
        expect(after).toEqual(expect.arrayContaining(before));
      }),
      { numRuns: 400 },
    );
    expect(kept).toBeGreaterThan(0);
  });

  it('has each kind at most once, does not depend on the order, and ignores the future', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const markers = harmMarkers(history);
        expect(new Set(markers.map(({ kind }) => kind)).size).toBe(markers.length);
        const later = new Date(now.getTime() + minuteMs);
        const lost = [euro('10')];
        const reversed = {
          ...history,
          deposits: [
            ...history.deposits.toReversed(),
            paid(later, { ...euro('9000'), lostBefore: lost, method: 'new' }),
          ],
          withdrawals: [...history.withdrawals.toReversed(), cancelled(later)],
          quarters: [...history.quarters.toReversed(), later],
          sessions: [...history.sessions.toReversed(), { startedAt: later, minutes: 900 }],
          limitChanges: [
            ...history.limitChanges.toReversed(),
            { at: later, before: '1.00 EUR', value: null },
          ],
          exclusions: [...history.exclusions.toReversed(), { at: later }],
        };
        expect(harmMarkers(reversed)).toEqual(markers);
      }),
      { numRuns: 200 },
    );
  });

  it('has the same markers in every currency of the figures', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const kinds = (currencyCode: string) =>
          harmMarkers({ ...history, currencyCode }).map(({ kind }) => kind);
        expect(kinds('NOK')).toEqual(kinds('EUR'));
      }),
      { numRuns: 200 },
    );
  });
});
