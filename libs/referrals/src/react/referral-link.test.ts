import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableLink, referralLink } from './referral-link.js';

const origin = 'https://casino.example';
const at = (link: string, landing = '') => referralLink(link, { landing, origin });

describe('the link to pass on', () => {
  it.each([
    ['https://casino.example/?nxafk=ab', '', 'https://casino.example/?nxafk=ab'],
    ['https://casino.example/?nxafk=ab', '/promotions', 'https://casino.example/promotions?nxafk=ab'],
    ['https://casino.example', '/promotions', 'https://casino.example/promotions'],
    [
      'https://casino.example/?nxafk=ab',
      '/casino?modal=registration#top',
      'https://casino.example/casino?nxafk=ab&modal=registration#top',
    ],
    [
      'https://casino.example/?modal=login',
      '/casino?modal=registration',
      'https://casino.example/casino?modal=login',
    ],
    ['https://other.example/?r=1', '/welcome', 'https://other.example/welcome?r=1'],
    ['?nxafk=ab', '/welcome', 'https://casino.example/welcome?nxafk=ab'],
    ['  /r/marlon  ', '/welcome', 'https://casino.example/r/marlon'],
    ['https://casino.example/r/marlon', '/welcome', 'https://casino.example/r/marlon'],
  ])('of %j with the landing page %j is %s', (link, landing, expected) => {
    expect(at(link, landing)).toBe(expected);
  });

  it('of a server is complete by itself when the origin is not known, and a relative one does not exist then', () => {
    expect(referralLink('https://casino.example/?a=1', { landing: '' })).toBe('https://casino.example/?a=1');
    expect(referralLink('?a=1', { landing: '' })).toBeNull();
  });

  it.each(['', '   ', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'mailto:a@b.example'])(
    'does not exist for %j',
    (link) => expect(at(link)).toBeNull(),
  );

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 'welcome', '/\\evil'])(
    'ignores the landing page %j, which is no path of the casino',
    (landing) => expect(at('https://casino.example/?a=1', landing)).toBe('https://casino.example/?a=1'),
  );

  it('never leaves the origin of the server’s link, whatever the landing page', () => {
    fc.assert(
      fc.property(fc.string(), (landing) => {
        expect(new URL(at('https://casino.example/?a=1', landing) ?? '').origin).toBe(origin);
      }),
    );
  });

  it('is read without its scheme', () => {
    expect(readableLink('https://casino.example/?a=1')).toBe('casino.example/?a=1');
    expect(readableLink('http://casino.example/')).toBe('casino.example/');
  });
});
