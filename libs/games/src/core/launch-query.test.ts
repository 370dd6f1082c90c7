import { createApiClient } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { launchQuery, parsePlayMode } from './launch-query.js';

describe('parsePlayMode', () => {
  it('is real money unless the address says demo', () => {
    expect([
      parsePlayMode('demo'),
      parsePlayMode('real'),
      parsePlayMode(null),
      parsePlayMode('DEMO'),
    ]).toEqual(['demo', 'real', 'real', 'real']);
  });
});

describe('launchQuery', () => {
  async function getBody(mode: 'real' | 'demo', demoUserId?: string) {
    const fetched = vi.fn<typeof fetch>(async () =>
      Response.json({ data: { url: 'https://game.example/frame', mode } }),
    );
    const client = createApiClient({
      coreUrl: 'https://core.example',
      backendUrl: 'https://backend.example',
      language: () => 'en',
      fetch: fetched,
    });
    const query = launchQuery(client, { slug: 'book-of-tides', mode, localeCode: 'en', demoUserId });
    await query.queryFn({ signal: new AbortController().signal });
    return JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as unknown;
  }
  it('names the account of the settings for a demo', async () => {
    expect(await getBody('demo', 'demo-7')).toEqual({ mode: 'demo', locale: 'en', demoUserId: 'demo-7' });
  });
  it('names none for real money, or without the setting', async () => {
    expect(await getBody('real', 'demo-7')).toEqual({ mode: 'real', locale: 'en' });
    expect(await getBody('demo')).toEqual({ mode: 'demo', locale: 'en' });
  });
});
