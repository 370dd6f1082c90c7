import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTextCache, type Texts } from '@casino-kit/i18n';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsFile } from './split-texts.js';
import { startShell } from './test-shell.js';

const texts: Record<string, Texts> = { de: { 'shell.login': 'Anmelden' }, en: { 'shell.login': 'Log in' } };
let shell: FastifyInstance;
beforeAll(async () => {
  shell = await startShell('http://127.0.0.1:1', {
    texts: createTextCache({
      now: () => 0,
      today: () => '2026-01-01',
      load: (code) => {
        const own = texts[code];
        return Promise.resolve({ texts: own ?? texts.en ?? {}, code: own ? code : 'en', source: 'server' });
      },
    }),
  });
});
afterAll(() => shell.close());
const current = `/texts/de.${textsFile(texts.de ?? {}).hash}.json`;

describe('all texts of a locale', () => {
  it('are sent at the address with their hash, to be kept forever', async () => {
    const { statusCode, headers, body } = await shell.inject({ url: current });
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'application/json; charset=utf-8',
    ]);
    expect(JSON.parse(body)).toEqual(texts.de);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('are compressed as a browser accepts it: %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await shell.inject({
      url: current,
      headers: { 'accept-encoding': accepted },
    });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(texts.de);
  });

  it.each([
    ['an outdated hash', '/texts/de.0123456789abcdef.json', texts.de],
    ['a locale without a dictionary', '/texts/fr.0123456789abcdef.json', texts.en],
  ])('are the current ones for %s, and not kept', async (_, url, expected) => {
    const { statusCode, headers, body } = await shell.inject({ url });
    expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', expected]);
  });

  it.each(['de.json', 'de', 'xx.0123456789abcdef.json', '..%2fde.0123456789abcdef.json', 'de.short.json'])(
    'are not found at %s',
    async (file) => expect((await shell.inject({ url: `/texts/${file}` })).statusCode).toBe(404),
  );
});
