import { type ClubReward, type LoyaltyClub } from '@casino-kit/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeClub, makeRewards } from './fixtures.js';

/** Creates MSW handlers of a server with a VIP club and its rewards. */
export function loyaltyHandlers({
  club = makeClub(),
  rewards = makeRewards(),
}: { club?: LoyaltyClub | undefined; rewards?: ClubReward[] | undefined } = {}): HttpHandler[] {
  return [
    http.get('*/api/loyalty/club', () => HttpResponse.json({ success: true, data: club })),
    http.get('*/api/user/loyalty/rewards', () => HttpResponse.json({ success: true, data: { rewards } })),
  ];
}
