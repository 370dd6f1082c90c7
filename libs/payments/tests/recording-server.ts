import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Starts a server for the tests of a file, without handlers at the start of each. `requested` are the requests of a test so
 * far, as `GET /api/user/deposit`.
 */
export function startRecordingServer(): { server: SetupServer; requested: string[] } {
  const server = setupServer();
  const requested: string[] = [];
  server.events.on('request:start', ({ request }) => {
    requested.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    requested.length = 0;
  });
  afterAll(() => server.close());
  return { server, requested };
}
