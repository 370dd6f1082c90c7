import { type CalendarAward } from '@casino-kit/api-contract';

/** A running award as the backend returns it: 8% of €177.50. */
export function makeAward(overrides: Partial<CalendarAward> = {}): CalendarAward {
  return { ngr: '177.50', payout: '14.20', percent: '0.08', ...overrides };
}

/** The clock of tests and stories: eleven minutes before half past nine in the evening, UTC. */
export const testNow = () => new Date('2026-11-26T21:19:00Z');
export const testZone = 'UTC';
