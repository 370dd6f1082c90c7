import { type ApiClient } from '@casino-kit/api-client';
import { settings2 } from '@casino-kit/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { settingsQuery } from './settings-query.js';

const today = () => '2026-11-20';
const clientThat = (call: (...args: unknown[]) => Promise<unknown>) => ({ call }) as unknown as ApiClient;

describe('settingsQuery', () => {
  it('loads from the server once and repairs the response', async () => {
    const call = vi.fn(() => Promise.resolve({ theme: 'lulu', showSnow: 3 }));
    const report = vi.fn();
    const query = settingsQuery(clientThat(call), { today, report });
    const { signal } = new AbortController();
    expect(await query.queryFn({ signal })).toMatchObject({
      theme: 'lulu',
      showSnow: false,
      cacheControlHash: '2026-11-20',
    });
    expect(call).toHaveBeenCalledExactlyOnceWith(settings2, {}, { signal });
    expect(report).toHaveBeenCalledOnce();
    expect(query.queryKey).toEqual(['settings']);
    expect(query.staleTime).toBe(Infinity);
  });

  it('uses local settings instead, if configured', async () => {
    const call = vi.fn();
    const query = settingsQuery(clientThat(call), { today, local: '{"theme":"lulu"}' });
    expect(await query.queryFn()).toMatchObject({ theme: 'lulu', use1ClickRegistration: true });
    expect(call).not.toHaveBeenCalled();
  });

  it('loads from the server when the local settings are malformed JSON', async () => {
    const query = settingsQuery(
      clientThat(() => Promise.resolve({ theme: 'lulu' })),
      { today, local: '{' },
    );
    expect(await query.queryFn()).toMatchObject({ theme: 'lulu', use1ClickRegistration: false });
  });

  it('fails when the server does', async () => {
    const query = settingsQuery(
      clientThat(() => Promise.reject(new Error('down'))),
      { today },
    );
    await expect(query.queryFn()).rejects.toThrow('down');
  });
});
