import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.js';
import { loadFirstSettings, loadSettings } from './load-settings.js';

let close: () => void = () => undefined;
afterEach(() => close());

async function serving(status: number, body: string): Promise<string> {
  const server = createServer((_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('loadSettings', () => {
  it('replaces invalid fields with their defaults, one by one, and reports them', async () => {
    const issues: string[] = [];
    const url = await serving(
      200,
      JSON.stringify({
        theme: 'lulu',
        navigationSystem: 7,
        showSnow: 'often',
        inactivitySessionTimeout: null,
        __proto__: { polluted: true },
      }),
    );
    const settings = await loadSettings(readConfiguration({ CORE_URL: url, BACKEND_URL: url }), (what) =>
      issues.push(what),
    );
    expect(settings).toMatchObject({
      theme: 'lulu',
      navigationSystem: 'basic',
      showSnow: false,
      inactivitySessionTimeout: 30,
    });
    expect(issues.some((issue) => issue.includes('navigationSystem'))).toBe(true);
  });
  it('throws when the settings cannot be loaded', async () => {
    const url = await serving(500, '{}');
    await expect(
      loadSettings(readConfiguration({ CORE_URL: url, BACKEND_URL: url }), () => undefined),
    ).rejects.toThrow(/settings2/);
  });
  it('retries while the backend is busy, with growing pauses, and logs each one', async () => {
    const responses = [429, 429, 429, 200];
    const server = createServer((_, response) =>
      response.writeHead(responses.shift() ?? 404).end('{"brandName":"Harbour"}'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => server.close();
    const CORE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const pauses: number[] = [];
    const reports: string[] = [];
    const settings = await loadFirstSettings(
      () => loadSettings(readConfiguration({ CORE_URL }), () => undefined),
      (what) => reports.push(what),
      (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
    );
    expect([settings.brandName, pauses]).toEqual(['Harbour', [500, 1_000, 2_000]]);
    expect(reports).toHaveLength(3);
    expect(reports[0]).toContain('settings2');
  });
  it('throws when the retries are used up, and at once for errors other than a busy backend', async () => {
    const attempts = async (status: number) => {
      const CORE_URL = await serving(status, '{}');
      let pauses = 0;
      const loading = loadFirstSettings(
        () => loadSettings(readConfiguration({ CORE_URL }), () => undefined),
        () => undefined,
        () => Promise.resolve(void (pauses += 1)),
      );
      await expect(loading).rejects.toThrow(/settings2/);
      return pauses;
    };
    expect([await attempts(503), await attempts(404)]).toEqual([6, 0]);
  });
  it('uses local settings instead of the server’s', async () => {
    const settings = await loadSettings(
      readConfiguration({ CORE_URL: 'http://127.0.0.1:1', LOCAL_SETTINGS: '{"brandName":"Harbour"}' }),
      () => undefined,
    );
    expect(settings).toMatchObject({ brandName: 'Harbour', use1ClickRegistration: true });
  });
});

describe('configuration', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['loopback, 10.0.0.0/8, fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
    ['203.0.113.9', ['203.0.113.9']],
  ])('reads TRUST_PROXY %s', (TRUST_PROXY, trustProxy) =>
    expect(readConfiguration({ TRUST_PROXY }).trustProxy).toEqual(trustProxy),
  );
  it('reads TRUST_PROXY 1 as the nearest proxy alone', () => {
    const { trustProxy } = readConfiguration({ TRUST_PROXY: '1' });
    const trusts = trustProxy as (address: string, hop: number) => boolean;
    expect([trusts('x', 0), trusts('x', 1)]).toEqual([true, false]);
  });
  it.each(['', 'everybody', '10.0.0.0/33', '10.0.0.0/8/8', '1.2.3'])(
    'rejects TRUST_PROXY %j',
    (TRUST_PROXY) => expect(() => readConfiguration({ TRUST_PROXY })).toThrow(/TRUST_PROXY/),
  );
  it('names every variable with an invalid value', () => {
    expect(() => readConfiguration({ PORT: 'high', BACKEND_URL: 'not a url' })).toThrow(
      /PORT.*BACKEND_URL|BACKEND_URL.*PORT/s,
    );
  });
});
