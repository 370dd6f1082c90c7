import { createApiClient } from '@casino-kit/api-client';
import { getPayments, signUp } from '@casino-kit/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCasino } from './create-casino.js';

const url = 'https://casino.example';
const query = { currencyCode: 'EUR', countryCode: 'CW' };
const respondWith = (body: string) => () => Promise.resolve(new Response(body));
const canary = { email: 'canary@casino.example' };

/** Collects the lines that a developer reads in the console. */
let lines: unknown[][] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'warn').mockImplementation((...line: unknown[]) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe('createCasino without onContractBreach', () => {
  it('logs one line for a response that is not JSON, however often it is requested', async () => {
    const casino = createCasino({ url, fetch: respondWith('<!doctype html><p>canary') });
    for (let call = 0; call < 2; call += 1)
      await expect(casino.client.call(getPayments, { query })).rejects.toMatchObject({ kind: 'shape' });
    expect(lines).toEqual([['[casino] contract: getPayments: response is not JSON']]);
  });
  it('logs where a response does not match and what is expected there, without its values', async () => {
    const body = JSON.stringify({ success: true, data: { payments: canary } });
    const casino = createCasino({ url, fetch: respondWith(body) });
    await expect(casino.client.call(getPayments, { query })).rejects.toMatchObject({ kind: 'shape' });
    expect(lines).toEqual([['[casino] contract: getPayments: response payments array: expected Array']]);
  });
  it('logs a dropped row', async () => {
    const body = JSON.stringify({ data: { payments: [{ id: 1, name: 'Visa' }, canary] } });
    const casino = createCasino({ url, fetch: respondWith(body) });
    await casino.client.call(getPayments, { query });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toMatch(/^\[casino\] contract: getPayments: row payments\.1 /);
    expect(JSON.stringify(lines)).not.toContain(canary.email);
  });
  it('logs nothing for a rejection, a server error or a lost connection', async () => {
    const responses = [
      () => Promise.resolve(new Response(JSON.stringify({ success: false, code: 'EMAIL_TAKEN' }))),
      () => Promise.resolve(new Response('<p>Bad gateway', { status: 502 })),
      () => Promise.reject(new TypeError('offline')),
    ];
    for (const fetch of responses)
      await expect(
        createCasino({ url, fetch }).client.call(signUp, { body: {} as never }),
      ).rejects.toBeInstanceOf(Error);
    expect(lines).toEqual([]);
  });
  it('returns a client of the host unchanged', () => {
    const own = createApiClient({ coreUrl: url, backendUrl: url, language: () => 'en' });
    expect(createCasino({ url, createClient: () => own }).client).toBe(own);
  });
});

describe('createCasino with onContractBreach', () => {
  it('reports to the host and logs nothing', async () => {
    const onContractBreach = vi.fn();
    const responses = ['<p>', JSON.stringify({ data: [{ id: 1, name: 'Visa', sortPriority: {} }] })];
    const fetch = () => respondWith(responses.shift() ?? '')();
    const casino = createCasino({ url, fetch, onContractBreach });
    await casino.client.call(getPayments, { query }).catch(() => undefined);
    await casino.client.call(getPayments, { query });
    expect(onContractBreach.mock.calls.map(([what]) => (what as string).slice(0, 35))).toEqual([
      'getPayments: response is not JSON',
      'getPayments: shape  a list that is ',
      'getPayments: field payments.0.sortP',
    ]);
    expect(lines).toEqual([]);
  });
});
