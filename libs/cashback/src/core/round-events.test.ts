import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMissingIn, type RoundEvent, toRoundEvent } from './round-events.js';

const receivedAt = Date.parse('2026-11-26T21:19:00.500Z');

describe('a move', () => {
  it('is what an event tells, at the time that it names', () => {
    const event = { amount: '2.50', currencyCode: 'EUR', at: '2026-11-26T21:19:00.100Z' };
    expect(toRoundEvent('debit', event, receivedAt)).toEqual({
      kind: 'debit',
      amount: '2.50',
      currencyCode: 'EUR',
      at: receivedAt - 400,
      receivedAt,
    });
    expect(toRoundEvent('credit', event, receivedAt)?.kind).toBe('credit');
  });
  it.each([
    ['no time', undefined],
    ['a time that cannot be read', 'soon'],
    ['an empty time', ''],
    ['a time that is still to come', '2026-11-26T21:19:00.501Z'],
    ['the very time at which it is heard of', '2026-11-26T21:19:00.500Z'],
  ])('is of when it was heard of with %s', (_, at) => {
    expect(toRoundEvent('debit', { amount: '1', at }, receivedAt)?.at).toBe(receivedAt);
  });
  it('is none of an amount that is not more than zero', () => {
    expect(
      ['0', '0.00', '-0', '-2.50'].map((amount) => toRoundEvent('debit', { amount }, receivedAt)),
    ).toEqual([null, null, null, null]);
  });
});

describe('a move is missing in an award', () => {
  const asked = { askedAt: 1000, answeredAt: 1200 };
  const move = (heard: number, at = heard): RoundEvent => ({
    kind: 'debit',
    amount: '1',
    at,
    receivedAt: heard,
  });
  it.each([
    ['not when it was heard of before the award was asked for', move(999), false],
    ['not when it was heard of at the moment of asking', move(1000), false],
    ['when it was heard of after the answer', move(1201), true],
    ['when it was heard of after the answer, whatever time it names', move(1201, 500), true],
    ['not when it happened in the first half of the wait', move(1150, 1050), false],
    ['not when it happened half-way', move(1150, 1100), false],
    ['when it happened in the second half of the wait', move(1150, 1101), true],
    ['when it came with the answer and happened late', move(1200, 1101), true],
    ['not when it came with the answer and happened early', move(1200, 1100), false],
    ['not when it happened long before', move(1150, 10), false],
  ])('%s', (_, heard, missing) => {
    expect(isMissingIn(asked, heard)).toBe(missing);
  });
  it('exactly when a server that is as far away both ways did not know it, so nothing counts twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 14_000 }),
        (delay, askedAt, happened) => {
          const read = askedAt + delay;
          const told = toRoundEvent(
            'debit',
            { amount: '1', at: new Date(happened).toISOString() },
            happened + delay,
          );
          return isMissingIn({ askedAt, answeredAt: read + delay }, told!) === happened > read;
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
