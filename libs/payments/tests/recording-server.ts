import { http, HttpResponse } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/**
 * Starts a server for the tests of a file, without handlers at the start of each. `requested` are the requests of a test so
 * far, as `GET /api/user/deposit`; `received` waits until what was sent before has arrived.
 */
export function startRecordingServer(): {
  server: SetupServer;
  requested: string[];
  received: () => Promise<void>;
} {
  const server = setupServer();
  const requested: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/received') requested.push(`${request.method} ${pathname}`);
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    requested.length = 0;
  });
  afterAll(() => server.close());
  return {
    server,
    requested,
    async received() {
      await vi.dynamicImportSettled();
      server.use(http.get('*/received', () => new HttpResponse()));
      await fetch(new URL('/received', window.location.href));
    },
  };
}
