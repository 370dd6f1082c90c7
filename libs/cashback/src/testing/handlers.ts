import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeAward } from './fixtures.js';

const address = '*/api/user/calendar-award';

export interface CashbackServer {
  /** The response for the award, of any shape; evaluated for each call. */
  award?: (() => unknown) | undefined;
  /** Called for every request, with the player whose award is requested. */
  onAsk?: ((userId: string | null) => void) | undefined;
}

/** Creates MSW handlers of a server that returns a player's running award. */
export function cashbackHandlers({ award = makeAward, onAsk }: CashbackServer = {}): HttpHandler[] {
  return [
    http.get(address, ({ request }) => {
      onAsk?.(new URL(request.url).searchParams.get('user'));
      return HttpResponse.json({ success: true, data: { userCalendarData: award() } });
    }),
  ];
}
