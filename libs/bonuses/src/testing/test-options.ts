import { type BonusOptions } from '../react/bonus-links.js';

/** The clock of tests and stories: Sunday 22 November 2026, half past six in the morning in Curaçao. */
export const testNow = () => new Date('2026-11-22T10:30:00Z');

/** Link targets in tests and stories. */
export const testOptions: BonusOptions = {
  timeZone: 'America/Curacao',
  now: testNow,
  depositHref: (bonusId, amount, coupon) =>
    `/deposit?${new URLSearchParams({
      ...(bonusId !== null && { bonusId }),
      ...(amount !== undefined && { amount }),
      ...(coupon !== undefined && { coupon }),
    }).toString()}`,
  promotionHref: (bonusId) => `/promotion?id=${bonusId}`,
  calendarHref: '?modal=calendar',
  rakebackHref: '?modal=rakeback',
  loginHref: '?modal=login',
  registrationHref: '?modal=registration',
  gamesHref: '/casino/slots',
  termsHref: '/bonus-terms',
  supportHref: '/support',
};
