import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  countryBlocked,
  forgotPassword,
  getAllBonus,
  getDeposit,
  getPayments,
  listGames,
  logEvent,
  login,
  signUp,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { getOperations } from './support/fuzz.js';
import {
  newKey,
  newPlayer,
  password,
  person,
  startTestBackend,
  type TestBackend,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

/** Reads responses one by one from a connection that stays open. */
function createResponseReader(socket: Socket): () => Promise<{ status: number; head: string; body: string }> {
  let text = '';
  let wake = () => {};
  socket.on('data', (part) => {
    text += part.toString();
    wake();
  });
  const complete = () => {
    const end = text.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? Number.NaN);
    return end >= 0 && text.length >= end + 4 + length ? { end, length } : undefined;
  };
  return async () => {
    for (;;) {
      const found = complete();
      if (found === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const { end, length } = found;
      const head = text.slice(0, end);
      const body = text.slice(end + 4, end + 4 + length);
      text = text.slice(end + 4 + length);
      return { status: Number(/ (\d+)/.exec(head)?.[1]), head, body };
    }
  };
}

describe('a body that is too large', () => {
  const send = (socket: Socket, bytes: number, chunked: boolean) => {
    const head = ['POST /api/user/log-event HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    const body = 'x'.repeat(bytes);
    socket.write(
      chunked
        ? `${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`
        : `${[...head, `Content-Length: ${bytes}`].join('\r\n')}\r\n\r\n${body}`,
    );
  };
  it('gets a 413, and the connection serves the next request', async () => {
    const { port } = new URL(backend.url);
    for (const chunked of [false, true]) {
      const socket = connect(Number(port), '127.0.0.1');
      const next = createResponseReader(socket);
      for (let time = 0; time < 2; time += 1) {
        send(socket, 2_000_000, chunked);
        const { status, body, head } = await next();
        expect([status, JSON.parse(body)]).toEqual([
          413,
          { success: false, code: 'VALIDATION', message: 'The request is too large.' },
        ]);
        expect(head).toMatch(/connection: keep-alive/i);
        socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
        expect((await next()).status).toBe(200);
      }
      socket.destroy();
    }
  });
  it('closes the connection when it never ends', async () => {
    const socket = connect(Number(new URL(backend.url).port), '127.0.0.1');
    const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const next = createResponseReader(socket);
    socket.on('error', () => socket.destroy());
    socket.write(
      'POST /api/user/log-event HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `${(1024 * 1024).toString(16)}\r\n${'x'.repeat(1024 * 1024)}\r\n`;
    for (let sent = 0; sent < 20; sent += 1) socket.write(chunk);
    const { status, head } = await next();
    expect([status, /connection: close/i.test(head)]).toEqual([413, true]);
    await gone;
  });
});

describe('text that no database can store', () => {
  it('is reported at its field', async () => {
    const { token } = await newPlayer(backend);
    const nul = 'a\u0000b';
    const format = 'form.validation.invalid.format';
    const emitted = async (response: ReturnType<TestBackend['call']>) => {
      const { status, body } = await response;
      return [status, body.code, body.fields];
    };
    for (const [field, response] of [
      ['email', backend.call(login, { body: { email: nul, password: 'x' } })],
      ['email', backend.call(forgotPassword, { body: { email: nul } })],
      ['event', backend.call(logEvent, { body: { event: nul } })],
      ['data.deep.list.0', backend.call(logEvent, { body: { event: 'x', data: { deep: { list: [nul] } } } })],
      ['firstUrl', backend.call(countryBlocked, { body: { ip: '::1', country: 'CW', firstUrl: nul } })],
      ['city', backend.call(updateUserDetails, { token, body: { city: nul } })],
      ['depositId', backend.call(getDeposit, { token, params: { depositId: '%00' } })],
    ] as const)
      expect(await emitted(response), field).toEqual([400, 'VALIDATION', { [field]: format }]);
    const query = { pageNo: '9223372036854775807', limit: '24', isDeposit: 'false' };
    expect(await emitted(backend.call(getAllBonus, { query }))).toEqual([
      400,
      'VALIDATION',
      { pageNo: format },
    ]);
  });
});

describe('a date that no database can store', () => {
  const extremes = [
    ...['-271821-04-20', '-004800-01-01', '-000001-12-31', '0000-01-01', '0001-01-01', '9999-12-31'],
    ...['+010000-01-01', '+275760-09-13', '123456', '-1', '0000-00-00', '2026-02-30', '10000-01-01'],
    ...['-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0000-12-31T23:59:59', '5e3', ''],
    // The first date that there is, whose day begins in the year 999 in some zones.
    ...['1000-01-01', '1000-01-01T00:00:00'],
  ];
  it('is reported at its field where it is a calendar’s', async () => {
    for (const calendarDateTime of [
      '-271821-04-20',
      '-004800-01-01',
      '+275760-09-13',
      '0000-01-01T00:00:00',
    ]) {
      const { status, body } = await backend.call(getAllBonus, {
        query: { pageNo: '1', limit: '10', calendarDateTime },
      });
      expect([status, body.code, body.fields], calendarDateTime).toEqual([
        400,
        'VALIDATION',
        { calendarDateTime: 'form.validation.invalid.format' },
      ]);
    }
  });
  it('never makes a call fail, whatever its date inputs are', async () => {
    const { token } = await newPlayer(backend);
    const document = (await (await backend.fetch('/docs/json')).json()) as unknown;
    const isDate = (name: string, schema: Record<string, unknown> | undefined) =>
      /date|^(?:from|to)$/i.test(name) && schema?.['type'] === 'string';
    const failed: string[] = [];
    let inputs = 0;
    for (const { path, method, parameters, body } of getOperations(document)) {
      const properties = Object.entries(
        (body?.['properties'] ?? {}) as Record<string, Record<string, unknown>>,
      );
      const inQuery = parameters.filter(
        ({ in: place, name, schema }) => place === 'query' && isDate(name, schema),
      );
      const inBody = properties.filter(([name, schema]) => isDate(name, schema));
      if (inQuery.length + inBody.length === 0) continue;
      inputs += inQuery.length + inBody.length;
      for (const extreme of extremes) {
        const query = new URLSearchParams(
          parameters
            .filter(({ in: place }) => place === 'query')
            .flatMap(({ name, schema }) =>
              inQuery.some((input) => input.name === name)
                ? [[name, extreme]]
                : schema?.['type'] === 'number'
                  ? [[name, '1']]
                  : name === 'timeZone'
                    ? [[name, 'Pacific/Kiritimati']]
                    : [],
            ),
        );
        const { statusCode, body: text } = await backend.inject({
          method: method as 'GET',
          url: `${path.replaceAll(/\{\w+\}/g, 'x')}?${query.toString()}`,
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': newKey() },
          ...(inBody.length > 0 && { payload: Object.fromEntries(inBody.map(([name]) => [name, extreme])) }),
        });
        if (statusCode >= 500) failed.push(`${path} ${extreme}: ${text}`);
      }
    }
    expect(failed).toEqual([]);
    expect(inputs).toBeGreaterThan(5);
  });
});

describe('a request that the parser of HTTP cannot read', () => {
  it.each([
    ['400 Bad Request', 'not http\r\n\r\n'],
    [
      '431 Request Header Fields Too Large',
      `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'x'.repeat(17_000)}\r\n\r\n`,
    ],
  ])('gets the error body of the contract, with %s', async (status, sent) => {
    const { hostname, port } = new URL(backend.url);
    // A connection of its own: on one that has had a response, nobody can tell whether another is on its way.
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body)).toEqual({
      success: false,
      code: 'VALIDATION',
      message: 'The request could not be read.',
    });
  });
});

describe('an address that the router cannot read', () => {
  it.each([
    ['too long', `/api/user/deposit/${'canary'.repeat(100)}`, 414],
    ['not decodable', '/api/user/deposit/canary%zz', 400],
    ['not decodable anywhere', '/canary%', 400],
  ])('gets the error body of the contract, without the address: %s', async (_, url, status) => {
    const response = await backend.fetch(url);
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([
      status,
      { success: false, code: 'VALIDATION', message: 'The request could not be read.' },
    ]);
  });
});

describe('an unknown currency', () => {
  it('is rejected like any other, even when objects have a property of that name', async () => {
    for (const currencyCode of ['toString', '__proto__', 'constructor', 'XXX']) {
      const methods = await backend.call(getPayments, { query: { currencyCode, countryCode: 'CW' } });
      expect(methods.status, currencyCode).toBe(200);
      const games = await backend.call(listGames, { query: { currencyCode } });
      expect(games.status, currencyCode).toBe(currencyCode.length > 10 ? 400 : 200);
    }
  });
});

describe('accounts', () => {
  const attemptSignUp = async (form: object) => {
    const { status, body } = await backend.call(signUp, {
      body: { email: 'somebody@player.example', password, ...person, ...form },
    });
    return [status, body.fields];
  };
  it('require visible characters in names and passwords, and login names that are no one’s phone number', async () => {
    expect(await attemptSignUp({ firstName: '\u202E\u200B' })).toEqual([
      400,
      { firstName: 'form.firstName.required' },
    ]);
    expect(await attemptSignUp({ lastName: 'A\u202Egro' })).toEqual([
      400,
      { lastName: 'form.validation.invalid.format' },
    ]);
    expect(await attemptSignUp({ password: '      ' })).toEqual([
      400,
      { password: 'form.password.required' },
    ]);
    expect(await attemptSignUp({ username: '5999562000' })).toEqual([
      400,
      { username: 'form.username.digits' },
    ]);
  });
});
