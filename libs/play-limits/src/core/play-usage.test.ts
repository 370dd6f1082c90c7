import { describe, expect, it } from 'vitest';
import { countRound, isSameUsage, netLoss, uncountRound, usageAt } from './play-usage.js';

const thursday = new Date('2026-11-26T12:00:00Z');
const friday = new Date('2026-11-27T12:00:00Z');
const tuesday = new Date('2026-12-01T12:00:00Z');
const round = { staked: '10', cashStaked: '8', cashWon: '3' };
const none = { staked: '0', cashStaked: '0', cashWon: '0' };

describe('usage', () => {
  it('begins with nothing in the calendar of the zone', () => {
    expect(usageAt(null, thursday, 'America/Curacao').daily).toEqual({
      startsAt: '2026-11-26T04:00:00.000Z',
      endsAt: '2026-11-27T04:00:00.000Z',
      timeZone: 'America/Curacao',
      ...none,
    });
  });
  it('counts a round to day, week and month', () => {
    const counted = countRound(countRound(usageAt(null, thursday, 'UTC'), round), round);
    for (const period of Object.values(counted))
      expect(period).toMatchObject({ staked: '20', cashStaked: '16', cashWon: '6' });
    expect(netLoss(counted.daily)).toBe('10');
  });
  it('begins each period again when it is over, and keeps the others', () => {
    const counted = countRound(usageAt(null, thursday, 'UTC'), round);
    expect(isSameUsage(counted, usageAt(counted, thursday, 'Asia/Tokyo'))).toBe(true);
    const nextDay = usageAt(counted, friday, 'UTC');
    expect(isSameUsage(counted, nextDay)).toBe(false);
    expect([nextDay.daily, nextDay.weekly, nextDay.monthly]).toMatchObject([none, round, round]);
    const nextMonth = usageAt(nextDay, tuesday, 'UTC');
    expect([nextMonth.daily, nextMonth.weekly, nextMonth.monthly]).toMatchObject([none, none, none]);
  });
  it('is subtracted for a voided round only from the periods in which it was played', () => {
    const counted = countRound(usageAt(countRound(usageAt(null, thursday, 'UTC'), round), friday, 'UTC'), {
      staked: '1',
      cashStaked: '1',
      cashWon: '0',
    });
    const voided = uncountRound(counted, round, thursday);
    expect([voided.daily, voided.weekly, voided.monthly]).toMatchObject([
      { staked: '1', cashStaked: '1', cashWon: '0' },
      { staked: '1', cashStaked: '1', cashWon: '0' },
      { staked: '1', cashStaked: '1', cashWon: '0' },
    ]);
  });
  it('was never stored where there is none', () => {
    expect(isSameUsage(null, usageAt(null, thursday, 'UTC'))).toBe(false);
  });
});
