import { connect, type Socket } from 'node:net';
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
import { person, newPlayer, password, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

/** Reads responses one by one from a connection that stays open. */
function responsesOf(socket: Socket): () => Promise<{ status: number; head: string; body: string }> {
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
      const next = responsesOf(socket);
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
    const next = responsesOf(socket);
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
  const fieldsOf = async (form: object) => {
    const { status, body } = await backend.call(signUp, {
      body: { email: 'somebody@player.example', password, ...person, ...form },
    });
    return [status, body.fields];
  };
  it('require visible characters in names and passwords, and login names that are no one’s phone number', async () => {
    expect(await fieldsOf({ firstName: '\u202E\u200B' })).toEqual([
      400,
      { firstName: 'form.firstName.required' },
    ]);
    expect(await fieldsOf({ lastName: 'A\u202Egro' })).toEqual([
      400,
      { lastName: 'form.validation.invalid.format' },
    ]);
    expect(await fieldsOf({ password: '      ' })).toEqual([400, { password: 'form.password.required' }]);
    expect(await fieldsOf({ username: '5999562000' })).toEqual([400, { username: 'form.username.digits' }]);
  });
});
