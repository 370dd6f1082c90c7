import { type ReferralSummary, type ReferredFriend } from '@casino-kit/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeSummary, someFriends } from './fixtures.js';

/** Creates MSW handlers of a server with referrals; what is ready is collected once. */
export function referralHandlers({
  summary = makeSummary(),
  friends = someFriends,
}: {
  summary?: ReferralSummary | undefined;
  friends?: readonly ReferredFriend[] | undefined;
} = {}): HttpHandler[] {
  let now = summary;
  const respond = (data: object) => HttpResponse.json({ success: true, data });
  return [
    http.get('*/api/user/referrals', () => respond(now)),
    http.get('*/api/user/referrals/friends', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, limit] = [Number(query.get('pageNo')), Number(query.get('limit'))];
      const rows = friends.slice((page - 1) * limit, page * limit);
      return respond({ friends: { count: friends.length, rows } });
    }),
    http.post('*/api/user/referrals/collect', () => {
      const { ready, currencyCode } = now;
      if (!ready || Number(ready) === 0)
        return HttpResponse.json({ success: false, code: 'NOTHING_TO_COLLECT' }, { status: 409 });
      now = { ...now, ready: '0.00' };
      return respond({ amount: ready, currencyCode });
    }),
  ];
}
