import { type LoyaltyClub } from '@casino-kit/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeClub } from './fixtures.js';

/** Creates MSW handlers of a server with a VIP club. */
export function loyaltyHandlers({
  club = makeClub(),
}: { club?: LoyaltyClub | undefined } = {}): HttpHandler[] {
  return [http.get('*/api/loyalty/club', () => HttpResponse.json({ success: true, data: club }))];
}
