import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMissingIn, type RoundEvent, toRoundEvent } from './round-events.js';

const receivedAt = Date.parse('2026-11-26T21:19:00.500Z');

describe('toRoundEvent', () => {
  it('returns the event at the time that it names', () => {
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
    ['an unreadable time', 'soon'],
    ['an empty time', ''],
    ['a time in the future', '2026-11-26T21:19:00.501Z'],
    ['exactly the time of arrival', '2026-11-26T21:19:00.500Z'],
  ])('uses the time of arrival with %s', (_, at) => {
    expect(toRoundEvent('debit', { amount: '1', at }, receivedAt)?.at).toBe(receivedAt);
  });
  it('returns null for an amount that is not more than zero', () => {
    expect(
      ['0', '0.00', '-0', '-2.50'].map((amount) => toRoundEvent('debit', { amount }, receivedAt)),
    ).toEqual([null, null, null, null]);
  });
});

describe('isMissingIn', () => {
  const requested = { askedAt: 1000, respondedAt: 1200 };
  const move = (received: number, at = received): RoundEvent => ({
    kind: 'debit',
    amount: '1',
    at,
    receivedAt: received,
  });
  it.each([
    ['not when it was received before the award was requested', move(999), false],
    ['not when it was received at the moment of the request', move(1000), false],
    ['when it was received after the response', move(1201), true],
    ['when it was received after the response, whatever time it names', move(1201, 500), true],
    ['not when it happened in the first half of the wait', move(1150, 1050), false],
    ['not when it happened half-way', move(1150, 1100), false],
    ['when it happened in the second half of the wait', move(1150, 1101), true],
    ['when it arrived with the response and happened late', move(1200, 1101), true],
    ['not when it arrived with the response and happened early', move(1200, 1100), false],
    ['not when it happened long before', move(1150, 10), false],
  ])('%s', (_, received, missing) => {
    expect(isMissingIn(requested, received)).toBe(missing);
  });
  it('counts each event exactly once when the server is equally far away in both directions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 14_000 }),
        (delay, askedAt, happened) => {
          const read = askedAt + delay;
          const emitted = toRoundEvent(
            'debit',
            { amount: '1', at: new Date(happened).toISOString() },
            happened + delay,
          );
          return isMissingIn({ askedAt, respondedAt: read + delay }, emitted!) === happened > read;
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
