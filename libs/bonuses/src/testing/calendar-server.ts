import { type Bonus } from '@casino-kit/api-contract';
import { addDays, type CalendarDate } from '@casino-kit/calendar-dates';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { makeOffer } from './fixtures.js';

/** The server's state for a date: an offer, none, a failure, or no response at all. */
export type DayOnServer = Bonus | 'none' | 'fails' | 'silent';

const titles = [
  '30 free spins on Pearl Diver',
  '20% reload',
  '10 free spins',
  'Cashback 10%',
  '25 free spins',
  '30% reload',
  'Gift of the week with a title that is longer than 35 characters',
];

/** Creates an offer for each of seven days from a date on; the last one has a title that the calendar cuts. */
export function makeCalendarOffers(today: CalendarDate): Record<CalendarDate, Bonus> {
  const offers = titles.map((bannerTitle, away): [CalendarDate, Bonus] => [
    addDays(today, away),
    makeOffer({
      id: `day-${away + 1}`,
      type: away % 2 === 0 ? 'freespins' : 'deposit',
      name: bannerTitle,
      banner: { bannerTitle },
      description:
        'With a deposit from €20. Winnings become bonus money that is wagered 30 times within 7 days.',
      wageringMultiplier: '30',
      maxWin: '100',
      minimumDeposit: '20',
      ...(away % 2 === 0 && { freeSpinsQuantity: 30, freeSpinValue: '0.20', depositBonusPercent: null }),
    }),
  ]);
  return Object.fromEntries(offers);
}

/** Creates MSW handlers of a server that has offers for some dates; `onAsk` is called for every request. */
export function calendarHandlers(
  days: Readonly<Record<CalendarDate, DayOnServer>>,
  onAsk?: (query: URLSearchParams) => void,
): HttpHandler[] {
  return [
    http.get('*/api/admin/get-all-bonus', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      onAsk?.(query);
      const found = days[query.get('calendarDateTime')?.slice(0, 10) ?? ''] ?? 'none';
      if (found === 'silent') await delay('infinite');
      if (found === 'fails')
        return HttpResponse.json({ success: false, code: 'INTERNAL', message: '' }, { status: 500 });
      const rows = typeof found === 'string' ? [] : [found];
      return HttpResponse.json({ success: true, data: { bonus: { count: rows.length, rows } } });
    }),
  ];
}
