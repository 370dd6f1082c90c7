import { sessionHeader } from '@casino-kit/api-client';
import { getUserDetails } from '@casino-kit/api-contract';
import { afterEach, expect, it, vi } from 'vitest';
import { clearCookie } from './clear-cookie.js';

afterEach(() => vi.unstubAllGlobals());

it('asks for the details with the language, in the session that has ended and no other', () => {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.reject(new TypeError('offline')),
  );
  vi.stubGlobal('fetch', fetch);
  clearCookie('ended-session', 'de');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(getUserDetails.path, {
    keepalive: true,
    cache: 'no-store',
    headers: { language: 'de', [sessionHeader]: 'ended-session' },
  });
});
