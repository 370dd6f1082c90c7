import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHttpLimitFile } from '../src/limit-file/http-limit-file.js';
import { changeSettings } from './support/control.js';
import { setClocks } from './support/rakeback.js';
import { deposit, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

let file: Server;
/** What the file answers, and what it was asked last. */
let answer: { status: number; body: string };
let asked: unknown;
let backend: TestBackend;
const known = (amount: string) => ({ status: 200, body: JSON.stringify({ amount, currencyCode: 'EUR' }) });

beforeAll(async () => {
  file = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      asked = JSON.parse(text);
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => file.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(file.address() as AddressInfo).port}`;
  backend = await startTestBackend({ variables: { LIMIT_FILE_URL: url } });
  setClocks([backend], '2026-11-26T12:00:00Z');
});
afterEach(() => changeSettings(backend, { policy: null }));
afterAll(() => new Promise((resolve) => file.close(resolve)));

const crossBrandMonthlyCap = { amount: '1000', currencyCode: 'EUR' };
const named = { firstName: 'Erika', lastName: 'Muster', dateOfBirth: '1984-01-27' };

describe('crossBrandMonthlyCap', () => {
  it('counts what was paid in elsewhere in the month, and here', async () => {
    const player = await newPlayer(backend, named);
    await changeSettings(backend, { policy: { crossBrandMonthlyCap } });
    answer = known('800.00');
    expect((await deposit(backend, player, { amount: '150' })).status).toBe(200);
    const { status, body } = await deposit(backend, player, { amount: '51' });
    expect([status, body.code]).toEqual([409, 'PAYMENT_LIMIT_THRESHOLD']);
    expect(body.params).toMatchObject({ limit: '1000.00', left: '50.00', period: 'monthly' });
    expect(asked).toEqual({ person: named, month: '2026-11' });
    answer = known('1200');
    expect((await deposit(backend, player, { amount: '10' })).body.params).toMatchObject({ left: '0.00' });
  });

  it('asks nobody without the switch, and nothing about a person without a name', async () => {
    asked = undefined;
    answer = known('5000');
    expect((await deposit(backend, await newPlayer(backend, named))).status).toBe(200);
    await changeSettings(backend, { policy: { crossBrandMonthlyCap } });
    expect((await deposit(backend, await newPlayer(backend))).body.code).toBe('PROFILE_INCOMPLETE');
    expect(asked).toBeUndefined();
  });

  it.each([
    { status: 500, body: '' },
    { status: 200, body: 'no file' },
    { status: 200, body: '{"amount":"-1","currencyCode":"EUR"}' },
    { status: 302, body: '' },
  ])(
    'without an answer (%o) rejects where registers are required, else counts what is known',
    async (bad) => {
      answer = bad;
      const player = await newPlayer(backend, named);
      await changeSettings(backend, { policy: { crossBrandMonthlyCap, registerRequired: true } });
      const { status, body } = await deposit(backend, player);
      expect([status, body.code]).toEqual([409, 'REGISTER_UNAVAILABLE']);
      await changeSettings(backend, { policy: { crossBrandMonthlyCap } });
      expect((await deposit(backend, player)).status).toBe(200);
    },
  );
});

it('a limit file that does not answer in time is unavailable', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const port = createHttpLimitFile({ url, key: 'secret', timeoutMs: 20 });
  expect(await port.readDepositedElsewhere(named, '2026-11')).toEqual({ kind: 'unavailable' });
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});
