import { type ProtectionOptions } from '../react/protection-options.js';

/** The clock of tests and stories: Thursday 26 November 2026, ten past nine in the evening in Berlin. */
export const testNow = () => new Date('2026-11-26T20:10:00Z');

/** Options in tests and stories. */
export const testOptions: ProtectionOptions = {
  timeZone: 'Europe/Berlin',
  now: testNow,
  limitsHref: '?view=all',
  exclusionHref: '/profile2/freeze-account',
  statementHref: '?view=statement',
  withdrawHref: '/withdraw',
  helpHref: '/responsible-gambling',
  supportHref: '/support',
  roundsHref: '/profile/transactions',
};
