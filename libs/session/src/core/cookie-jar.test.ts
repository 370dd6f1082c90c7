import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentCookies } from './cookie-jar.js';

const options = { expires: 30, sameSite: 'lax', secure: true, path: '/' } as const;

/** A document that keeps what a browser would read back, and the last cookie that was written. */
function makeDocument() {
  const stored = new Map<string, string>();
  let written = '';
  return {
    get cookie() {
      return [...stored].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written = text;
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('max-age=0')) stored.delete(pair.slice(0, at));
      else stored.set(pair.slice(0, at), pair.slice(at + 1));
    },
    written: () => written,
    kept: stored,
  };
}

describe('documentCookies', () => {
  it('writes cookies with their attributes and removes them', () => {
    const document = makeDocument();
    const cookies = documentCookies(document);
    cookies.set('accessToken', 'a; b', options);
    expect(document.written()).toBe('accessToken=a%3B%20b; path=/; max-age=2592000; samesite=lax; secure');
    cookies.remove('accessToken', { path: '/' });
    expect(cookies.get('accessToken')).toBeUndefined();
  });
  it.each([
    ['http://localhost:4000', false],
    ['http://casino.localhost', false],
    ['http://127.0.0.1:4000', false],
    ['http://[::1]:4000', false],
    ['https://localhost:4000', true],
    ['https://casino.example', true],
    ['http://casino.example', true],
    ['http://127.evil.example', true],
    ['http://localhost.evil.example', true],
    ['http://evil-localhost', true],
  ])('writes a secure cookie at %s with the attribute: %s', (address, secure) => {
    const document = Object.assign(makeDocument(), { location: new URL(address) });
    documentCookies(document).set('accessToken', 'a', options);
    expect(document.written().endsWith('; secure')).toBe(secure);
  });
  it('reads cookies as they were written, each by its own name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (one, other) => {
        const cookies = documentCookies(makeDocument());
        cookies.set('Token', other, options);
        cookies.set('accessToken', one, options);
        expect([cookies.get('accessToken'), cookies.get('Token'), cookies.get('access')]).toEqual([
          one,
          other,
          undefined,
        ]);
      }),
    );
  });
  it('reads cookies unchanged when another script wrote them', () => {
    const document = makeDocument();
    document.kept.set('accessToken', '100%');
    expect(documentCookies(document).get('accessToken')).toBe('100%');
  });
});
