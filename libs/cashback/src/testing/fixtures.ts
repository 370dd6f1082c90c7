import { type CalendarAward } from '@casino-kit/api-contract';

/** A running award as the backend returns it: 8% of €177.50. */
export function makeAward(overrides: Partial<CalendarAward> = {}): CalendarAward {
  return { ngr: '177.50', payout: '14.20', percent: '0.08', ...overrides };
}
