import { describe, expect, it } from 'vitest';
import { safeStorage } from './browser-storage.js';
import { consentKey, readConsent, storeConsent } from './cookie-consent.js';

function places({
  stored,
  cookie = '',
  protocol = 'https:',
}: { stored?: string; cookie?: string; protocol?: string } = {}) {
  const kept = new Map(stored === undefined ? [] : [[consentKey, stored]]);
  return {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    cookies: { cookie, location: { protocol } },
  };
}

describe('the consent to cookies', () => {
  it.each([
    [{}, null],
    [{ stored: 'accepted' }, 'accepted'],
    [{ stored: 'rejected' }, 'rejected'],
    [{ cookie: 'a=1; gameCookieConsent=accepted; b=2' }, 'accepted'],
    [{ stored: 'rejected', cookie: 'gameCookieConsent=accepted' }, 'rejected'],
    [{ stored: 'yes' }, null],
    [{ stored: '', cookie: 'gameCookieConsent=' }, null],
    [{ cookie: 'othergameCookieConsent=accepted' }, null],
  ] as const)('is read from %o as %s', (kept, consent) => {
    expect(readConsent(places(kept))).toBe(consent);
  });

  it('is stored in the storage and in a cookie of this site for a year', () => {
    const kept = places();
    storeConsent('accepted', kept);
    expect(kept.storage.getItem('gameCookieConsent')).toBe('accepted');
    expect(kept.cookies.cookie).toBe(
      'gameCookieConsent=accepted; path=/; max-age=31536000; samesite=strict; secure',
    );
    storeConsent('rejected', kept);
    expect(readConsent(kept)).toBe('rejected');
  });

  it('is stored in a cookie that is not secure on plain http, where WebKit would drop it', () => {
    const kept = places({ protocol: 'http:' });
    storeConsent('accepted', kept);
    expect(kept.cookies.cookie).toBe('gameCookieConsent=accepted; path=/; max-age=31536000; samesite=strict');
  });

  it('is kept by the cookie where the browser allows no storage', () => {
    const kept = {
      ...places(),
      storage: safeStorage(() => {
        throw new Error('denied');
      }),
    };
    storeConsent('rejected', kept);
    expect(readConsent(kept)).toBe('rejected');
  });
});
