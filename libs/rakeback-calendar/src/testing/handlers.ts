import { type ErrorBody, type RakebackDay, type RakebackStatement } from '@casino-kit/api-contract';
import { dateIn, isClaimable, parseServerDate } from '@casino-kit/calendar-dates';
import { add } from '@casino-kit/money';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeRakebackDays, makeStatements } from './fixtures.js';

const wrapped = (data: object) => HttpResponse.json({ success: true, data });
const rejection = (status: number, body: Partial<ErrorBody> = {}) =>
  HttpResponse.json({ code: 'INTERNAL', message: '', ...body, success: false }, { status });

/** A claim as the server received it. */
export interface AskedClaim {
  key: string | null;
  query: URLSearchParams;
  body: { bonusId: string; claimDate: string; customerDate: string };
}

export interface RakebackServer {
  /** The server's clock. */
  now?: (() => Date) | undefined;
  /** The initial days; by default those of `makeRakebackDays` for the date in the requested zone. */
  days?: readonly RakebackDay[] | undefined;
  statements?: readonly RakebackStatement[] | undefined;
  /** How many responses to claims get lost after the day was paid. */
  losesResponses?: number | undefined;
  /** What a response to a claim names in place of the amount. */
  namesAmount?: unknown;
  /** Called for every claim. */
  onClaim?: ((claim: AskedClaim) => void) | undefined;
}

/**
 * Creates MSW handlers of a server that keeps a player's calendar: it pays a day once, on its date and on the one
 * after, responds to a paid day with the amount that was paid, explains every day, and adds what it pays to the
 * player's balance. Amounts are in euro.
 */
export function rakebackHandlers({
  now = () => new Date(),
  days,
  statements,
  losesResponses = 0,
  namesAmount,
  onClaim,
}: RakebackServer = {}): HttpHandler[] {
  const paid = new Map<string, string>();
  let toLose = losesResponses;
  let balance = makeUserDetails().userWallet?.amount ?? '0';
  let zone = 'UTC';
  const daysIn = (timeZone: string) =>
    (days ?? makeRakebackDays(dateIn(now(), timeZone))).map((day) => ({
      ...day,
      paidAt: paid.get(day.bonusId ?? '') ?? day.paidAt,
    }));
  return [
    http.get('*/api/admin/get-rakeback-days', ({ request }) => {
      zone = new URL(request.url).searchParams.get('timeZone') ?? zone;
      return wrapped({ days: daysIn(zone) });
    }),
    http.get('*/api/user/rakeback-statements', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const all = statements ?? (await makeStatements(dateIn(now(), zone), { timeZone: zone }));
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
      return wrapped({
        statements: all.filter(({ claimDate }) => claimDate >= from && claimDate <= to),
      });
    }),
    http.post('*/api/user/rakeback-claim', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const body = (await request.json()) as AskedClaim['body'];
      const timeZone = query.get('timeZone') ?? 'UTC';
      onClaim?.({ key: request.headers.get('Idempotency-Key'), query, body });
      const today = dateIn(now(), timeZone);
      const day = daysIn(timeZone).find(({ bonusId }) => bonusId === body.bonusId);
      if (day === undefined) return rejection(404, { code: 'NOT_FOUND' });
      const claimDate = parseServerDate(day.canClaimDate, timeZone);
      if (day.paidAt === null) {
        const isRight = claimDate === body.claimDate && body.customerDate === today;
        if (!isRight || !isClaimable(body.claimDate, today))
          return rejection(409, { code: 'RAKEBACK_CLAIM' });
        paid.set(body.bonusId, now().toISOString());
        balance = add(balance, day.amount);
      }
      if (toLose > 0) {
        toLose -= 1;
        return HttpResponse.error();
      }
      return wrapped({
        amount: namesAmount === undefined ? day.amount : namesAmount,
        bonusId: body.bonusId,
      });
    }),
    http.get('*/api/user/get-user-details', () => {
      const nonCashAmount = makeUserDetails().userWallet?.nonCashAmount ?? '0';
      return wrapped(
        makeUserDetails({
          userWallet: { amount: balance, nonCashAmount, totalAmount: add(balance, nonCashAmount) },
        }),
      );
    }),
  ];
}
