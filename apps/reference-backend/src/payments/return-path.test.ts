import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnUrl, withOutcome } from './return-path.js';

const shell = 'https://casino.example';

describe('returnUrl', () => {
  it('keeps a path with its query, without an earlier outcome', () => {
    expect(returnUrl('/casino/slots?sort=name&modal=deposit&met=card#top', shell).href).toBe(
      `${shell}/casino/slots?sort=name#top`,
    );
  });
  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '',
    'x',
    '/\t/evil.test',
  ])('returns the home page for %j', (path) => {
    expect(returnUrl(path, shell).href).toBe(`${shell}/`);
  });
  it('never leaves the origin', () => {
    const path = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
      fc.string().map((text) => `//${text}`),
    );
    fc.assert(fc.property(path, (text) => returnUrl(text, shell).origin === shell));
  });
});

describe('withOutcome', () => {
  it('adds to the existing query', () => {
    expect(withOutcome(`${shell}/casino?x=1`, { modal: 'deposit-failed', met: 'card' })).toBe(
      `${shell}/casino?x=1&modal=deposit-failed&met=card`,
    );
  });
});
