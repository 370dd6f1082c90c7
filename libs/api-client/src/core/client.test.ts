import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import {
  createDeposit,
  getFullCategoryList,
  getGame,
  getPayments,
  getUserDetails,
  getWithdrawals,
  listGames,
  login,
  settings2,
} from '@casino-kit/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, isUnsupported } from './call-error.js';
import { type ApiClientConfig, createApiClient } from './client.js';
import { createIdempotentAction } from './idempotent-action.js';
import { sendRequest } from './send-request.js';
import { noToken, sessionHeader, type TokenSource } from './token-source.js';

/** A real HTTP server; each test sets its response. */
let server: Server;
let origin: string;
let respond: (request: IncomingMessage, response: ServerResponse, body: string) => void;
const seen: { request: IncomingMessage; body: string }[] = [];

beforeEach(async () => {
  seen.length = 0;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ request, body });
      respond(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json = (status: number, value: unknown) => {
  respond = (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
};
const signedIn = (token: string | null = 'secret', epoch = 1): TokenSource => ({
  signedIn: () => true,
  token: () => token,
  epoch: () => epoch,
});
const client = (config: Partial<ApiClientConfig> = {}) =>
  createApiClient({ coreUrl: origin, backendUrl: origin, language: () => 'de', ...config });
const details = {
  success: true,
  data: { getUser: { userId: 7 }, userWallet: { amount: 10, nonCashAmount: '0', totalAmount: '10' } },
};

describe('a call', () => {
  it('sends the language and both authorization headers', async () => {
    json(200, details);
    const data = await client({ tokens: signedIn() }).call(getUserDetails, {});
    expect(data.getUser.userId).toBe('7');
    expect(data.userWallet?.amount).toBe('10');
    expect(seen[0]!.request.headers).toMatchObject({
      language: 'de',
      authorization: 'Bearer secret',
      authorization2: 'Bearer secret',
      'cache-control': 'no-cache, no-store',
      pragma: 'no-cache',
    });
  });
  it('sends no token where none is needed, and no cache headers on cached calls', async () => {
    json(200, { theme: 'lulu' });
    await client({ tokens: signedIn() }).call(settings2, {});
    expect(seen[0]!.request.headers.authorization).toBeUndefined();
    expect(seen[0]!.request.headers.pragma).toBeUndefined();
  });
  it('leaves the headers to an intermediate server that holds the token', async () => {
    json(200, details);
    await client({ tokens: signedIn(null) }).call(getUserDetails, {});
    expect(seen[0]!.request.headers.authorization).toBeUndefined();
  });
  it('sends the system token only where the contract requires it, under configurable names', async () => {
    json(200, { success: true, data: { topCategoryList: [] } });
    const named = client({
      systemToken: 'sys',
      headerNames: { systemToken: 'x-system', language: 'x-lang' },
    });
    await named.call(getFullCategoryList, { query: { locale: 'en' } });
    expect(seen[0]!.request.headers).toMatchObject({ 'x-system': 'sys', 'x-lang': 'de' });
  });
  it('sends a read once for a caller that retries itself', async () => {
    json(503, {});
    await expect(client().call(settings2, {} as never, { retry: false })).rejects.toMatchObject({
      status: 503,
    });
    expect(seen).toHaveLength(1);
  });
  it('follows no redirect, which would take the token to another address', async () => {
    respond = (_request, response) => response.writeHead(307, { Location: `${origin}/elsewhere` }).end();
    const api = client({ tokens: signedIn() });
    for (const call of [() => api.call(getUserDetails, {}), () => api.call(login, { body: {} as never })])
      await expect(call()).rejects.toMatchObject({ kind: 'status', status: 307 });
    expect((await sendRequest(api, '/api/user/files')).status).toBe(307);
    expect(seen.map(({ request }) => request.url)).not.toContain('/elsewhere');
    expect(seen).toHaveLength(3);
  });
  it('uses the path, the fetch and the credentials of the configuration', async () => {
    json(200, details);
    const sent: [string, RequestInit | undefined][] = [];
    const renamed = client({
      paths: { getUserDetails: '/v2/me', getGame: '/v2/games/{slug}' },
      credentials: 'include',
      fetch: (url, init) => {
        sent.push([String(url), init]);
        return fetch(url, init);
      },
      tokens: signedIn(),
    });
    await expect(renamed.call(getUserDetails, {})).resolves.toMatchObject({ getUser: { userId: '7' } });
    await expect(renamed.call(getGame, { params: { slug: 'a b' }, query: {} })).rejects.toBeInstanceOf(
      CallError,
    );
    expect(sent.map(([url]) => url.replace(origin, ''))).toEqual(['/v2/me', '/v2/games/a%20b']);
    expect(sent.map(([, init]) => init?.credentials)).toEqual(['include', 'include']);
  });
  it('goes to the core host for /api/core and to the backend host otherwise', async () => {
    json(200, {});
    await expect(client({ backendUrl: 'http://127.0.0.1:1' }).call(settings2, {})).resolves.toEqual({});
    await expect(
      client({ backendUrl: 'http://127.0.0.1:1' }).call(listGames, { query: {} }),
    ).rejects.toMatchObject({ kind: 'network', code: 'NETWORK' });
  });
  it('fills path and query and carries the idempotency key', async () => {
    json(200, {
      success: true,
      data: {
        depositId: 'd',
        status: 'completed',
        amount: '5',
        currencyCode: 'EUR',
        method: 'card',
        createdAt: '2026-01-01T00:00:00Z',
      },
    });
    const body = { paymentMethodId: 'card', amount: '5', currencyCode: 'EUR' };
    await client({ tokens: signedIn() }).call(createDeposit, { body }, { idempotencyKey: 'key-1' });
    expect(seen[0]!.request.headers['idempotency-key']).toBe('key-1');
    expect(JSON.parse(seen[0]!.body)).toEqual(body);
    json(200, { success: true, data: { count: 0, rows: [] } });
    await client().call(listGames, { query: { search: 'a & b', pageNo: 2, provider: undefined } });
    expect(seen[1]!.request.url).toBe('/api/games?search=a+%26+b&pageNo=2');
  });
  it('accepts a bare response and an enveloped one', async () => {
    json(200, { payments: '[{"id":1,"name":"Visa"}]' });
    await expect(
      client().call(getPayments, { query: { currencyCode: 'EUR', countryCode: 'CW' } }),
    ).resolves.toMatchObject({ payments: [{ id: '1' }] });
  });
  it('reports a row and a field that it drops once for each place', async () => {
    const notes: string[] = [];
    json(200, { data: { payments: [{ id: 1, name: 'Visa', sortPriority: {} }, { id: 2 }, { id: 3 }] } });
    const tolerant = client({
      onReadingNote: ({ kind, path }, endpoint) => notes.push(`${endpoint} ${kind} ${path}`),
    });
    const query = { currencyCode: 'EUR', countryCode: 'CW' };
    await tolerant.call(getPayments, { query });
    await tolerant.call(getPayments, { query });
    expect(notes).toEqual(['getPayments field payments.0.sortPriority', 'getPayments row payments.1']);
  });
  it('keeps every digit of an id that exceeds the range of a number', async () => {
    json(
      200,
      '{"data":{"getUser":{"userId":9007199254740993123},"userWallet":{"amount":12345678901234567.89}}}',
    );
    const data = await client({ tokens: signedIn() }).call(getUserDetails, {});
    expect([data.getUser.userId, data.userWallet?.amount]).toEqual([
      '9007199254740993123',
      '12345678901234567.89',
    ]);
  });
});

describe('a pause that only the header Retry-After names', () => {
  const paused = async (params?: object) => {
    respond = (_request, response) => {
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '90' });
      response.end(JSON.stringify({ success: false, code: 'TOO_MANY_TRIES', params }));
    };
    return client().call(login, { body: {} as never });
  };
  it('is in the minutes of the error', async () => {
    await expect(paused()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', params: { minutes: '2' } });
  });
  it('does not replace the minutes of the body', async () => {
    await expect(paused({ minutes: '15' })).rejects.toMatchObject({ params: { minutes: '15' } });
  });
});

describe('failure', () => {
  it('skips a call that needs a token when there is none', async () => {
    await expect(client().call(getUserDetails, {})).rejects.toMatchObject({ kind: 'skipped' });
    expect(client().canCall(getUserDetails)).toBe(false);
    expect(seen).toHaveLength(0);
  });
  it('throws the body of any other status', async () => {
    json(429, { success: false, code: 'TOO_MANY_TRIES', message: 'Wait', params: { minutes: '15' } });
    const error = await client()
      .call(login, { body: { email: 'a', password: 'b' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      kind: 'status',
      status: 429,
      code: 'TOO_MANY_TRIES',
      serverMessage: 'Wait',
      params: { minutes: '15' },
    });
  });
  it('is a rejection when a 200 contains success: false', async () => {
    json(200, { success: false, error: { message: 'Account closed' } });
    await expect(client().call(login, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
      kind: 'status',
      status: 200,
      serverMessage: 'Account closed',
    });
  });
  it.each([
    { message: 'Account locked' },
    { error: 'Account locked' },
    { success: false, message: 'Account locked', code: null, fields: { email: null } },
    { error: { message: 'Account locked' } },
    { data: { message: 'Account locked' } },
  ])('shows the server’s message of %j', async (body) => {
    json(400, body);
    await expect(client().call(login, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
      status: 400,
      code: 'HTTP_400',
      serverMessage: 'Account locked',
      fields: {},
    });
  });
  it('has no message when an error page was returned', async () => {
    for (const body of ['<html>Bad gateway</html>', '{"message":', '["no"]', '7', '']) {
      json(400, body);
      await expect(client().call(login, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
        kind: 'status',
        serverMessage: null,
      });
    }
  });
  it('survives an error page that is not JSON', async () => {
    json(502, '<html>Bad gateway</html>');
    await expect(client().call(settings2, {})).rejects.toMatchObject({
      kind: 'status',
      status: 502,
      code: 'HTTP_502',
    });
  });
  it('reports a response that breaks the contract', async () => {
    json(200, { success: true, data: { payments: 5 } });
    await expect(
      client().call(getPayments, { query: { currencyCode: 'EUR', countryCode: 'CW' } }),
    ).rejects.toMatchObject({ kind: 'shape' });
    json(200, 'not json');
    await expect(client().call(settings2, {})).rejects.toMatchObject({ kind: 'shape' });
  });
  it('times out after its limit', async () => {
    respond = () => undefined;
    await expect(client({ timeoutMs: 50 }).call(settings2, {})).rejects.toMatchObject({
      kind: 'timeout',
      code: 'TIMEOUT',
    });
  });
  it('ends with the caller’s own signal', async () => {
    respond = () => undefined;
    const leave = new AbortController();
    const pending = client().call(settings2, {}, { signal: leave.signal });
    leave.abort(new Error('left the page'));
    await expect(pending).rejects.toThrow('left the page');
  });
  describe('of a read', () => {
    const times = (...statuses: number[]) => {
      respond = (_request, response) => {
        response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 200) : (statuses[0] ?? 200));
        response.end('{}');
      };
    };
    it('is retried once after a 5xx', async () => {
      times(503, 200);
      await expect(client().call(settings2, {})).resolves.toEqual({});
      times(500);
      seen.length = 0;
      await expect(client().call(settings2, {})).rejects.toMatchObject({ status: 500 });
      expect(seen).toHaveLength(2);
    });
    it('is retried once after a network error', async () => {
      let first = true;
      respond = (request, response) => {
        if (first) request.socket.destroy();
        else response.end('{}');
        first = false;
      };
      await expect(client().call(settings2, {})).resolves.toEqual({});
      expect(seen).toHaveLength(2);
    });
    it.each([400, 404, 409, 429])('is not retried after a %s', async (status) => {
      times(status);
      await expect(client().call(settings2, {})).rejects.toMatchObject({ status });
      expect(seen).toHaveLength(1);
    });
    it('is not retried after an unreadable response, nor a call that changes something', async () => {
      json(200, 'not json');
      await expect(client().call(settings2, {})).rejects.toMatchObject({ kind: 'shape' });
      times(503);
      await expect(client().call(login, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
        status: 503,
      });
      expect(seen).toHaveLength(2);
    });
    it('shares one time limit with its retry', async () => {
      const limit = new AbortController();
      const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
      try {
        respond = (_request, response) => {
          if (seen.length === 1) response.writeHead(503).end();
          // The retry is never responded to.
          else limit.abort(new DOMException('The time is up.', 'TimeoutError'));
        };
        await expect(client({ timeoutMs: 600 }).call(settings2, {})).rejects.toMatchObject({
          kind: 'timeout',
        });
        expect(limits.mock.calls).toEqual([[600]]);
        expect(seen).toHaveLength(2);
      } finally {
        limits.mockRestore();
      }
    });
  });

  describe('of an extension that the server does not have', () => {
    it.each([404, 405, 501])('is unsupported after a %s, and the call is not repeated', async (status) => {
      json(status, { message: 'Cannot GET /api/games' });
      const plain = client();
      await expect(plain.call(listGames, { query: {} })).rejects.toMatchObject({ kind: 'unsupported' });
      expect(plain.supports(listGames)).toBe(false);
      await expect(plain.call(listGames, { query: { pageNo: 2 } })).rejects.toSatisfy(isUnsupported);
      expect(seen).toHaveLength(1);
    });
    it('is also said of a call that the specification names without a path (decision 55)', async () => {
      json(404, { message: 'Cannot GET /api/user/withdrawals' });
      const plain = client({ tokens: signedIn() });
      await expect(plain.call(getWithdrawals, { query: {} })).rejects.toSatisfy(isUnsupported);
      expect(plain.supports(getWithdrawals)).toBe(false);
    });
    it('is not said of all deposits when the server has none by one method', async () => {
      json(404, {});
      const plain = client({ tokens: signedIn() });
      const body = { paymentMethodId: 'papara', amount: '10', currencyCode: 'EUR', returnPath: '/' };
      await expect(plain.call(createDeposit, { body })).rejects.toSatisfy(isUnsupported);
      expect(plain.supports(createDeposit)).toBe(true);
    });
    it('is known to every client that shares the set', async () => {
      json(404, {});
      const unsupported = new Set<string>();
      await expect(client({ unsupported }).call(listGames, { query: {} })).rejects.toSatisfy(isUnsupported);
      expect([...unsupported]).toEqual(['listGames']);
      expect(client({ unsupported }).supports(listGames)).toBe(false);
    });
    it('is about the requested item when the server sends a code', async () => {
      json(404, { code: 'GAME_NOT_FOUND', message: 'No such game' });
      const known = client();
      await expect(known.call(getGame, { params: { slug: 'x' }, query: {} })).rejects.toMatchObject({
        kind: 'status',
        code: 'GAME_NOT_FOUND',
      });
      json(404, {});
      await expect(known.call(getGame, { params: { slug: 'y' }, query: {} })).rejects.toSatisfy(
        isUnsupported,
      );
      expect(known.supports(getGame)).toBe(true);
    });
    it('is an ordinary error of a call that the specification has', async () => {
      json(404, {});
      await expect(client().call(settings2, {})).rejects.toMatchObject({ kind: 'status', status: 404 });
    });
  });

  it('reports a 403 as an event and never settles the call', async () => {
    json(403, { success: false, code: 'FORBIDDEN', message: 'Session expired' });
    const forbidding = client({ tokens: signedIn('old', 4) });
    const received = new Promise((resolve) => forbidding.onForbidden(resolve));
    let settled = false;
    const mark = () => {
      settled = true;
    };
    void forbidding.call(getUserDetails, {}).then(mark, mark);
    await expect(received).resolves.toEqual({ endpoint: 'getUserDetails', epoch: 4, reason: null });
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).toBe(false);
  });
  it.each([
    [
      { success: false, code: 'FORBIDDEN', message: '', params: { reason: 'ACCOUNT_LOCKED' } },
      'ACCOUNT_LOCKED',
    ],
    [{ params: { reason: 'CONCURRENT_SESSION', attempts: 3 } }, 'CONCURRENT_SESSION'],
    [{ params: { reason: 'BORED' } }, null],
    [{ params: 'SECURITY_LOGOUT' }, null],
    ['<html>Forbidden</html>', null],
  ])('reads from the body %j of a 403 the reason %s', async (body, reason) => {
    json(403, body);
    const forbidding = client({ tokens: signedIn() });
    const received = new Promise((resolve) => forbidding.onForbidden(resolve));
    void forbidding.call(getUserDetails, {});
    await expect(received).resolves.toEqual({ endpoint: 'getUserDetails', epoch: 1, reason });
  });
  it('drops a response for a player whose session is over, and keeps one that was requested as a guest', async () => {
    let epoch = 1;
    let held = true;
    const tokens: TokenSource = { signedIn: () => held, token: () => 'old', epoch: () => epoch };
    const canary = client({ tokens });
    respond = (_request, response) => {
      epoch += 1;
      response.end(JSON.stringify(details));
    };
    await expect(canary.call(getUserDetails, {})).rejects.toMatchObject({ kind: 'ended', code: 'ENDED' });
    respond = (_request, response) => {
      epoch += 1;
      response.end('{}');
    };
    await expect(canary.call(settings2, {})).resolves.toEqual({});
    held = false;
    respond = (_request, response) => {
      epoch += 1;
      held = true;
      response.end(JSON.stringify({ payments: [] }));
    };
    const query = { currencyCode: 'EUR', countryCode: 'CW' };
    await expect(canary.call(getPayments, { query })).resolves.toEqual({ payments: [] });
  });
});

describe('a request that is no call', () => {
  it('goes to the host of its path with language and session', async () => {
    respond = (_request, response) => response.writeHead(204, { 'Upload-Offset': '3' }).end();
    const response = await sendRequest(
      client({ tokens: signedIn(), extraHeaders: { 'x-shell': '1' } }),
      '/api/files/1',
      {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/offset+octet-stream' },
        body: 'abc',
      },
    );
    expect([response.status, response.headers.get('upload-offset')]).toEqual([204, '3']);
    expect(seen[0]?.request).toMatchObject({
      method: 'PATCH',
      url: '/api/files/1',
      headers: {
        authorization: 'Bearer secret',
        authorization2: 'Bearer secret',
        language: 'de',
        'x-shell': '1',
        'content-type': 'application/offset+octet-stream',
      },
    });
    expect(seen[0]?.body).toBe('abc');
  });
  it('returns a rejection as it came', async () => {
    json(409, { code: 'UPLOAD_DUPLICATE' });
    expect((await sendRequest(client({ tokens: signedIn() }), '/api/files')).status).toBe(409);
  });
  it('is not sent for a guest', async () => {
    await expect(sendRequest(client(), '/api/files')).rejects.toMatchObject({ kind: 'skipped' });
    expect(seen).toHaveLength(0);
  });
  it('reports a 403 as a call that §7 does not list does', async () => {
    json(403, { params: { reason: 'SECURITY_LOGOUT' } });
    const api = client({ tokens: signedIn('secret', 4) });
    const event = new Promise((resolve) => api.onForbidden(resolve));
    void sendRequest(api, '/api/files/1');
    expect(await event).toEqual({ endpoint: '/api/files/1', epoch: 4, reason: 'SECURITY_LOGOUT' });
  });
  it('throws the error of a broken connection, and that of its own abort', async () => {
    respond = (request) => request.socket.destroy();
    await expect(sendRequest(client({ tokens: signedIn() }), '/api/files')).rejects.toMatchObject({
      kind: 'network',
    });
    const signal = AbortSignal.abort();
    await expect(sendRequest(client({ tokens: signedIn() }), '/api/files', { signal })).rejects.toMatchObject(
      {
        name: 'AbortError',
      },
    );
  });
});

describe('a call under a token that another tab has replaced', () => {
  const replacing = (confirm: () => boolean): TokenSource => ({ ...signedIn(), confirm });
  it('is not sent', async () => {
    json(200, details);
    const api = client({ tokens: replacing(() => false) });
    await expect(api.call(getUserDetails, {})).rejects.toMatchObject({ kind: 'ended' });
    await expect(sendRequest(api, '/api/files')).rejects.toMatchObject({ kind: 'ended' });
    expect(seen).toEqual([]);
  });
  it('is sent without the token if it needs none', async () => {
    json(200, { success: true, data: { userId: 7, accessToken: 'x' } });
    await client({ tokens: replacing(() => false) }).call(login, { body: {} as never });
    expect(seen[0]?.request.headers.authorization).toBeUndefined();
  });
  it('is not repeated after a failure: the next player did not ask for it', async () => {
    let epoch = 1;
    respond = (_request, response) => {
      epoch = 2;
      response.writeHead(500).end();
    };
    const api = client({ tokens: { ...signedIn(), epoch: () => epoch } });
    await expect(api.call(getUserDetails, {})).rejects.toMatchObject({ kind: 'ended' });
    expect(seen).toHaveLength(1);
  });
});

describe('a call through a server that holds the token', () => {
  const replaced: string[] = [];
  const held: TokenSource = {
    ...signedIn(null),
    sessionId: () => 'own',
    replaced: (sessionId) => void replaced.push(sessionId),
  };
  /** Responds as the server does when its cookie holds the token of another session. */
  const respondFromOther = (status: number, body: unknown) => {
    respond = (_request, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', [sessionHeader]: 'theirs' });
      response.end(JSON.stringify(body));
    };
  };
  beforeEach(() => void replaced.splice(0));

  it('names the session of its page, or a guest’s if it carries no token', async () => {
    json(200, details);
    await client({ tokens: held }).call(getUserDetails, {});
    await client({ tokens: held })
      .call(login, { body: {} as never })
      .catch(() => undefined);
    await sendRequest(client({ tokens: held }), '/api/files');
    expect(seen.map(({ request }) => request.headers[sessionHeader])).toEqual(['own', 'guest', 'own']);
  });
  it('ends when the server refuses it for another session, and reports that session', async () => {
    respondFromOther(409, { success: false, code: 'OTHER_SESSION' });
    const api = client({ tokens: held });
    await expect(api.call(getUserDetails, {})).rejects.toMatchObject({ kind: 'ended' });
    await expect(sendRequest(api, '/api/files')).rejects.toMatchObject({ kind: 'ended' });
    expect([seen.length, replaced]).toEqual([2, ['theirs', 'theirs']]);
  });
  it('is never an open deposit of the next player', async () => {
    respondFromOther(409, { success: false, code: 'OTHER_SESSION' });
    const action = createIdempotentAction<string, unknown>({
      tokens: held,
      newKey: () => 'k1',
      isSame: () => true,
      retries: 2,
      send: (_, idempotencyKey) =>
        client({ tokens: held }).call(createDeposit, { body: {} as never }, { idempotencyKey }),
    });
    expect(await action.run('10')).toEqual({ kind: 'ended' });
    expect([seen.length, action.open()]).toEqual([1, []]);
  });
  it('keeps the data of a response that carried no token', async () => {
    respondFromOther(200, { success: true, data: { userId: 7, accessToken: 'x' } });
    const data = await client({ tokens: held }).call(login, { body: {} as never });
    expect([data.accessToken, replaced]).toEqual(['x', ['theirs']]);
  });
});

describe('a 403 of a call that §7 does not list (decisions 54)', () => {
  const unlisted = [listGames, getWithdrawals];
  /** Responds with 403 to everything but the player's details, which have a status of their own. */
  const forbidBut = (status: number, body: unknown = details) => {
    respond = (request, response) => {
      const isDetails = request.url === getUserDetails.path;
      response.writeHead(isDetails ? status : 403, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isDetails ? body : { message: 'Forbidden' }));
    };
  };
  const detailsCalls = () => seen.filter(({ request }) => request.url === getUserDetails.path).length;
  const ask = (api: ReturnType<typeof client>, endpoint: (typeof unlisted)[number]) =>
    endpoint === listGames ? api.call(listGames, { query: {} }) : api.call(getWithdrawals, { query: {} });

  it.each([200, 500, 404])(
    'hides the part when the player’s details are answered with %i, and asks once for many at once',
    async (status) => {
      forbidBut(status);
      const api = client({ tokens: signedIn() });
      const ended: unknown[] = [];
      api.onForbidden((event) => ended.push(event));
      const outcomes = await Promise.allSettled(unlisted.map((endpoint) => ask(api, endpoint)));
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'unsupported', status: 403 } });
      expect([ended, unlisted.map(api.supports)]).toEqual([[], [false, false]]);
      // A read is retried once after a 5xx.
      expect(detailsCalls()).toBe(status === 500 ? 2 : 1);
      await expect(ask(api, listGames)).rejects.toMatchObject({ kind: 'unsupported' });
      expect(seen).toHaveLength(unlisted.length + detailsCalls());
    },
  );
  it('ends the session when the player’s details are answered with 403 too, for the reason that they name', async () => {
    forbidBut(403, { params: { reason: 'ACCOUNT_LOCKED' } });
    const api = client({ tokens: signedIn('secret', 4) });
    const event = new Promise((resolve) => api.onForbidden(resolve));
    let settled = false;
    for (const endpoint of unlisted)
      void ask(api, endpoint).finally(() => {
        settled = true;
      });
    expect(await event).toEqual({ endpoint: 'listGames', epoch: 4, reason: 'ACCOUNT_LOCKED' });
    await new Promise((resolve) => setImmediate(resolve));
    expect([settled, detailsCalls(), unlisted.map(api.supports)]).toEqual([false, 1, [true, true]]);
  });
  it('hides the part for a guest without asking, and not for the player who logs in afterwards', async () => {
    forbidBut(200);
    let epoch = 1;
    const api = client({ tokens: { ...noToken, epoch: () => epoch } });
    await expect(ask(api, listGames)).rejects.toMatchObject({ kind: 'unsupported' });
    expect([detailsCalls(), api.supports(listGames)]).toEqual([0, false]);
    epoch = 2;
    expect(api.supports(listGames)).toBe(true);
  });
  it('is not known to other clients of the server: it may concern this player alone', async () => {
    forbidBut(200);
    const unsupported = new Set<string>();
    await expect(ask(client({ tokens: signedIn(), unsupported }), listGames)).rejects.toSatisfy(
      isUnsupported,
    );
    expect([...unsupported]).toEqual([]);
  });
  it('is about the item alone when the path names one', async () => {
    forbidBut(200);
    const api = client({ tokens: signedIn() });
    await expect(api.call(getGame, { params: { slug: 'a' }, query: {} })).rejects.toSatisfy(isUnsupported);
    expect(api.supports(getGame)).toBe(true);
  });
  it('of a file is unsupported as well while the session lasts', async () => {
    forbidBut(200);
    await expect(sendRequest(client({ tokens: signedIn() }), '/api/files')).rejects.toSatisfy(isUnsupported);
  });
});

describe('a call that the specification names without a path (decisions 55)', () => {
  it.each([404, 405, 501])('is unsupported after a %i, and not repeated', async (status) => {
    json(status, { message: 'Not found' });
    const api = client({ tokens: signedIn() });
    for (let call = 0; call < 2; call += 1)
      await expect(api.call(getWithdrawals, { query: {} })).rejects.toSatisfy(isUnsupported);
    expect([seen.length, api.supports(getWithdrawals)]).toEqual([1, false]);
  });
});

describe('a page in place of a response', () => {
  const page = () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<!doctype html><p>Home');
    };
  };
  it('means that the server lacks a call that §7 does not list', async () => {
    page();
    const api = client({ tokens: signedIn() });
    await expect(api.call(listGames, { query: {} })).rejects.toSatisfy(isUnsupported);
    await expect(api.call(getWithdrawals, { query: {} })).rejects.toSatisfy(isUnsupported);
    expect([api.supports(listGames), api.supports(getWithdrawals)]).toEqual([false, false]);
  });
  it('is unreadable for a call of §7, and says nothing about a payment', async () => {
    page();
    const api = client({ tokens: signedIn() });
    await expect(api.call(getUserDetails, {})).rejects.toMatchObject({ kind: 'shape' });
    await expect(api.call(createDeposit, { body: {} as never })).rejects.toMatchObject({ kind: 'shape' });
    expect(api.supports(createDeposit)).toBe(true);
  });
});

describe('a call that needs a fresh confirmation', () => {
  const rejection = { success: false, code: 'CONFIRMATION_REQUIRED', params: { methods: 'passkey,code' } };
  const withdrawal = (api: ReturnType<typeof client>, idempotencyKey = 'key') =>
    api.call(createDeposit, { body: { amount: '1' } as never }, { idempotencyKey });
  /** Rejects calls until the player has confirmed. */
  const guarded = () => {
    const state = { isConfirmed: false };
    respond = (_request, response) => {
      response.writeHead(state.isConfirmed ? 400 : 428, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(state.isConfirmed ? { success: false, code: 'AFTER' } : rejection));
    };
    return state;
  };

  it('is sent again with the same body and key when the player confirms', async () => {
    const state = guarded();
    const asked: unknown[] = [];
    const api = client({
      tokens: signedIn(),
      confirmIdentity: (reason) => {
        asked.push(reason.params);
        state.isConfirmed = true;
        return Promise.resolve(true);
      },
    });
    await expect(withdrawal(api)).rejects.toMatchObject({ code: 'AFTER' });
    expect(asked).toEqual([{ methods: 'passkey,code' }]);
    expect(seen.map(({ body }) => body)).toEqual(['{"amount":"1"}', '{"amount":"1"}']);
    expect(seen.map(({ request }) => request.headers['idempotency-key'])).toEqual(['key', 'key']);
  });
  it.each([
    ['does not confirm', () => Promise.resolve(false)],
    ['cannot be asked', () => Promise.reject(new Error('no dialog'))],
    ['is not asked', undefined],
  ])('is rejected when the player %s', async (_why, confirmIdentity) => {
    guarded();
    await expect(withdrawal(client({ tokens: signedIn(), confirmIdentity }))).rejects.toMatchObject({
      status: 428,
      code: 'CONFIRMATION_REQUIRED',
    });
    expect(seen).toHaveLength(1);
  });
  it('is sent again once only', async () => {
    guarded();
    const api = client({ tokens: signedIn(), confirmIdentity: () => Promise.resolve(true) });
    await expect(withdrawal(api)).rejects.toMatchObject({ status: 428 });
    expect(seen).toHaveLength(2);
  });
  it('shares one confirmation with the calls that wait at the same time', async () => {
    const state = guarded();
    let asked = 0;
    let rejected = 0;
    let confirm: (done: boolean) => void = () => undefined;
    const api = client({
      tokens: signedIn(),
      fetch: async (...request) => {
        const response = await fetch(...request);
        const body = await response.text();
        rejected += 1;
        return new Response(body, response);
      },
      confirmIdentity: () => {
        asked += 1;
        return new Promise((resolve) => (confirm = resolve));
      },
    });
    const both = Promise.allSettled([withdrawal(api, 'a'), withdrawal(api, 'b')]);
    await expect.poll(() => [rejected, asked]).toEqual([2, 1]);
    // The second has been read by now as well.
    await new Promise((resolve) => setImmediate(resolve));
    state.isConfirmed = true;
    confirm(true);
    await both;
    expect(asked).toBe(1);
    expect(seen.map(({ request }) => request.headers['idempotency-key']).toSorted()).toEqual([
      'a',
      'a',
      'b',
      'b',
    ]);
  });
  it('is dropped when another player has logged in meanwhile', async () => {
    guarded();
    let epoch = 1;
    const api = client({
      tokens: { signedIn: () => true, token: () => 'secret', epoch: () => epoch },
      confirmIdentity: () => {
        epoch = 2;
        return Promise.resolve(true);
      },
    });
    await expect(withdrawal(api)).rejects.toMatchObject({ kind: 'ended' });
    expect(seen).toHaveLength(1);
  });
});
