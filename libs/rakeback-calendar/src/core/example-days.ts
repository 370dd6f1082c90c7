import { type RakebackDay } from '@casino-kit/api-contract';
import { type CalendarDate, dayNumber } from '@casino-kit/calendar-dates';

/** Returns a number from 0 to 2³²−1 that looks random and is always the same for the same two inputs. */
function scatter(seed: number, place: number): number {
  let mixed = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(place | 0, 0x85ebca77)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97) >>> 0;
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/**
 * Returns what a guest sees (§6): an amount with 2 decimals on each date, with nothing to claim. Of the 1 to 1000 that are
 * allowed it is less than 10, as an ordinary day is, so that an example does not promise riches. The same `seed` yields the same amount for a date, so that nothing changes within a visit when the window moves on.
 */
export function exampleDays(dates: readonly CalendarDate[], seed: number): RakebackDay[] {
  return dates.map((date) => {
    const cents = 200 + (scatter(seed, dayNumber(date)) % 800);
    const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    return { canClaimDate: date, bonusId: null, amount, paidAt: null };
  });
}
