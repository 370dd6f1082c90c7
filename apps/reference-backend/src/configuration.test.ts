import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.js';

describe('readConfiguration', () => {
  it('has a default for everything', () => {
    expect(readConfiguration({ DATABASE_URL: '' })).toMatchObject({
      port: 4100,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:4100',
      shellUrls: ['http://localhost:4000'],
      controlPort: 4101,
      apiDocs: true,
      demoAccounts: true,
      trustProxy: ['loopback'],
      systemToken: undefined,
      operatorKey: undefined,
      signUpsPerHour: 20,
      stopMs: 15_000,
      visitorCountry: 'CW',
      rates: { rakeback: '0.05', cashback: '0.1' },
      globalMaxBet: null,
      catalogueGames: 0,
      affordability: { url: undefined, key: undefined, timeoutMs: 5_000 },
      logLevel: 'info',
    });
  });
  it('reads where affordability is checked', () => {
    const variables = {
      AFFORDABILITY_URL: 'https://checks.example/affordability',
      AFFORDABILITY_KEY: 'a-key',
      AFFORDABILITY_TIMEOUT_MS: '800',
    };
    expect(readConfiguration(variables).affordability).toEqual({
      url: 'https://checks.example/affordability',
      key: 'a-key',
      timeoutMs: 800,
    });
    for (const url of ['checks.example', 'ftp://checks.example'])
      expect(() => readConfiguration({ AFFORDABILITY_URL: url }), url).toThrow(/AFFORDABILITY_URL/);
    for (const ms of ['0', 'soon', '-1'])
      expect(() => readConfiguration({ AFFORDABILITY_TIMEOUT_MS: ms }), ms).toThrow(
        /AFFORDABILITY_TIMEOUT_MS/,
      );
  });
  it('disables control page and API documents in production unless they are switched on', () => {
    expect(readConfiguration({ NODE_ENV: 'production' })).toMatchObject({
      controlPort: undefined,
      apiDocs: false,
    });
    expect(
      readConfiguration({
        NODE_ENV: 'production',
        CONTROL_PAGE: 'on',
        CONTROL_PORT: '5000',
        API_DOCS: 'on',
      }),
    ).toMatchObject({ controlPort: 5000, apiDocs: true });
  });
  it('keeps documents in the data directory unless another is named, and reads their labels', () => {
    expect(readConfiguration({ DATA_DIRECTORY: '/data' })).toMatchObject({
      documentsDirectory: '/data/documents',
      documentLabels: undefined,
    });
    expect(
      readConfiguration({ DOCUMENTS_DIRECTORY: '/papers', DOCUMENT_LABELS: '[{ "kind": "payslip" }]' }),
    ).toMatchObject({
      documentsDirectory: '/papers',
      documentLabels: [{ kind: 'payslip', required: true, cameraOnly: false, capture: null, maxFiles: 4 }],
    });
    for (const labels of ['payslip', '{}', '[{ "kind": "../x" }]', '[{ "kind": "a", "unknown": 1 }]'])
      expect(() => readConfiguration({ DOCUMENT_LABELS: labels })).toThrow(/DOCUMENT_LABELS/);
  });
  it('has a virus scanner at an address of TCP or of a socket, and none by default', () => {
    expect(readConfiguration({}).scannerAddress).toBeUndefined();
    for (const address of ['tcp://clamd:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])
      expect(readConfiguration({ SCANNER_ADDRESS: address }).scannerAddress).toBe(address);
    for (const address of ['clamd', 'http://clamd:3310', 'tcp://clamd', 'unix:clamd.ctl'])
      expect(() => readConfiguration({ SCANNER_ADDRESS: address }), address).toThrow(/SCANNER_ADDRESS/);
  });
  it('accepts several shells and reduces addresses to origins', () => {
    const { shellUrls } = readConfiguration({
      SHELL_URL: 'http://localhost:4000/, https://casino.example/path',
    });
    expect(shellUrls).toEqual(['http://localhost:4000', 'https://casino.example']);
  });
  it('parses trusted proxies as ranges, a number of hops or none, and never trusts everyone', () => {
    const trust = (value: string) => readConfiguration({ TRUST_PROXY: value }).trustProxy;
    expect(trust('loopback, 10.0.0.0/8, ::1/128')).toEqual(['loopback', '10.0.0.0/8', '::1/128']);
    expect([trust('2'), trust('off')]).toEqual([2, false]);
    for (const value of ['true', '*', '10.0.0.0/33', 'proxy.example', 'loopback,'])
      expect(() => trust(value), value).toThrow(/^TRUST_PROXY is neither/);
  });
  it('names every invalid variable', () => {
    const wrong = () =>
      readConfiguration({
        BACKEND_PORT: '70000',
        DATABASE_URL: 'mysql://x',
        PUBLIC_URL: 'ftp://x',
        SHELL_URL: 'here',
        RAKEBACK_RATE: '1.5',
        CASHBACK_PERCENT: '10 %',
        GLOBAL_MAX_BET: '0',
      });
    expect(wrong).toThrow(ConfigurationError);
    expect(wrong).toThrow(
      [
        'BACKEND_PORT is not a port number (0 to 65535)',
        'DATABASE_URL is not a postgresql:// address',
        'PUBLIC_URL must start with http:// or https://',
        'SHELL_URL is not an address such as http://localhost:4000',
        'RAKEBACK_RATE is not a fraction from 0 to 1 such as 0.05',
        'CASHBACK_PERCENT is not a fraction from 0 to 1 such as 0.05',
        'GLOBAL_MAX_BET is not an amount in euro such as 100',
      ].join('\n'),
    );
  });
});
