import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.js';
import { loadSettings } from './load-settings.js';

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

describe('settings', () => {
  it('that are garbage fall to their defaults, field by field, and are reported', async () => {
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
  it('that cannot be had end in an error', async () => {
    const url = await serving(500, '{}');
    await expect(
      loadSettings(readConfiguration({ CORE_URL: url, BACKEND_URL: url }), () => undefined),
    ).rejects.toThrow(/settings2/);
  });
  it('that are given locally are used instead of the server’s', async () => {
    const settings = await loadSettings(
      readConfiguration({ CORE_URL: 'http://127.0.0.1:1', LOCAL_SETTINGS: '{"brandName":"Harbour"}' }),
      () => undefined,
    );
    expect(settings).toMatchObject({ brandName: 'Harbour', use1ClickRegistration: true });
  });
});

describe('the configuration', () => {
  it('names every variable that cannot be used', () => {
    expect(() => readConfiguration({ PORT: 'high', BACKEND_URL: 'not a url' })).toThrow(
      /PORT.*BACKEND_URL|BACKEND_URL.*PORT/s,
    );
  });
});
