import { type ApiClient } from '@casino-kit/api-client';
import { localeDictionary } from '@casino-kit/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { loadTexts, serverTexts, type TextsIssue } from './load-texts.js';

const failure = (status?: number) => Object.assign(new Error('failed'), { status });

/** Sources in which each response is a dictionary or an error; unlisted ones fail as a 404 does. */
function sources(server: Record<string, unknown[]>, bundle: Record<string, unknown> = {}) {
  const requested: string[] = [];
  const pauses: number[] = [];
  const issues: TextsIssue[] = [];
  const give = (response: unknown) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response ?? null);
  return {
    asked: requested,
    pauses,
    issues,
    given: {
      server: (code: string, version: string) => {
        requested.push(`server ${code} ${version}`);
        const responses = server[code] ?? [failure(404)];
        return give(responses.length > 1 ? responses.shift() : responses[0]);
      },
      bundle: (code: string) => {
        requested.push(`bundle ${code}`);
        return give(bundle[code]);
      },
      sleep: (ms: number) => {
        pauses.push(ms);
        return Promise.resolve();
      },
      today: () => '2026-11-20',
      report: (issue: TextsIssue) => issues.push(issue),
    },
  };
}

describe('loadTexts', () => {
  it('uses the server’s current dictionary', async () => {
    const { given, asked: requested, pauses } = sources({ de: [{ login: { title: 'Anmelden' } }] });
    expect(await loadTexts('de', given)).toEqual({
      texts: { 'login.title': 'Anmelden' },
      code: 'de',
      source: 'server',
    });
    expect(requested).toEqual(['server de 2026-11-20']);
    expect(pauses).toEqual([]);
  });

  it('retries after 350 ms, doubling, up to five times', async () => {
    const {
      given,
      asked: requested,
      pauses,
    } = sources({
      de: [failure(), failure(500), failure(), failure(429), failure(), { a: 'A' }],
    });
    expect(await loadTexts('de', given)).toMatchObject({ code: 'de', source: 'server' });
    expect(requested).toHaveLength(6);
    expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
  });

  it('then uses the static bundle', async () => {
    const { given, asked: requested, issues } = sources({ de: [failure(503)] }, { de: { a: 'Bündel' } });
    expect(await loadTexts('de', given)).toEqual({ texts: { a: 'Bündel' }, code: 'de', source: 'bundle' });
    expect(requested).toHaveLength(7);
    expect(issues).toHaveLength(6);
    expect(issues[0]).toMatchObject({ code: 'de', source: 'server', reason: expect.any(Error) as Error });
  });

  it('then English from the server, then its bundle', async () => {
    const fromServer = sources({ en: [{ a: 'A' }] });
    expect(await loadTexts('de', fromServer.given)).toMatchObject({ code: 'en', source: 'server' });
    expect(fromServer.asked).toEqual(['server de 2026-11-20', 'bundle de', 'server en 2026-11-20']);
    const fromBundle = sources({}, { en: { a: 'A' } });
    expect(await loadTexts('de', fromBundle.given)).toMatchObject({ code: 'en', source: 'bundle' });
  });

  it('falls back from Mauritian Creole to French before English', async () => {
    const { given } = sources({ fr: [{ a: 'Un' }], en: [{ a: 'One' }] });
    expect(await loadTexts('mu', given)).toMatchObject({ code: 'fr', source: 'server' });
  });

  it('falls back to the built-in English when nothing responds, without waiting again for each locale', async () => {
    const {
      given,
      asked: requested,
      pauses,
    } = sources({ de: [failure()], en: [failure()] }, { de: failure() });
    expect(await loadTexts('de', given)).toEqual({ texts: {}, code: 'en', source: 'built-in' });
    expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
    expect(requested.filter((call) => call.startsWith('server en'))).toHaveLength(1);
  });

  it('loads English once when English is requested', async () => {
    const { given, asked: requested } = sources({});
    expect(await loadTexts('en', given)).toMatchObject({ source: 'built-in' });
    expect(requested).toEqual(['server en 2026-11-20', 'bundle en']);
  });

  it("does not retry a definite failure, by the caller's rule", async () => {
    const { given, pauses } = sources({ de: [failure(404)] });
    await loadTexts('de', given);
    expect(pauses).toEqual([]);
    const stubborn = sources({ de: [failure(500)] });
    await loadTexts('de', { ...stubborn.given, worthRetrying: () => false });
    expect(stubborn.pauses).toEqual([]);
  });

  it('skips a dictionary without texts, and reports what it dropped', async () => {
    const { given, issues } = sources({ de: [['x']], en: [{ a: 1 }] }, { de: {}, en: { b: 2, c: 'C' } });
    expect(await loadTexts('de', given)).toEqual({ texts: { c: 'C' }, code: 'en', source: 'bundle' });
    expect(issues).toEqual([
      { code: 'de', source: 'server', reason: 'dictionary: not an object' },
      { code: 'en', source: 'server', reason: 'a: not a text: number' },
      { code: 'en', source: 'bundle', reason: 'b: not a text: number' },
    ]);
  });
});

describe('serverTexts', () => {
  it('asks by wire code and version, and leaves retries to loadTexts', async () => {
    const call = vi.fn(() => Promise.resolve({ a: 'A' }));
    const client = { call } as unknown as ApiClient;
    expect(await serverTexts(client)('cn', '2026-11-20')).toEqual({ a: 'A' });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      localeDictionary,
      { params: { lng: 'cn' }, query: { version: '2026-11-20' } },
      { retry: false },
    );
  });
});
