import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.js';

const origin = 'https://casino.example';

describe('safeRedirect', () => {
  it.each([
    '/',
    '/casino',
    '/casino?modal=login',
    '/casino/games/book-of-sun#top',
    '/promotions?next=https://elsewhere.example//x',
    '/casino/games/spicy%20fruits',
    '/casino/games/100%25',
    '/спорт',
    '/file.with.dots/...',
  ])('lets %s pass', (path) => expect(safeRedirect(path)).toBe(path));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/casino/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' /casino',
    '/casino ',
    '/casino\u0000',
    '/casino?a=\r\nSet-Cookie:x',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%25252525252Fevil.example',
    '/%09/evil.example',
    '/%ff/%2Fevil.example',
    '/casino/..//evil.example',
    '/../admin',
    '/casino/%2e%2e/admin',
    '/./casino',
    '/a//b',
    '?modal=login',
    '#top',
    '',
  ])('sends %j to the root', (target) => expect(safeRedirect(target)).toBe('/'));

  it.each([[undefined], [null], [7], [['/casino']], [{ toString: () => '/casino' }]])(
    'sends %o, which is no text, to the root',
    (target) => expect(safeRedirect(target)).toBe('/'),
  );

  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '%2f',
      '%5C',
      '%252F',
      '%2e',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      '\r',
      '\u0000',
    ],
    ...['javascript:', 'https:', 'evil.example', 'casino', ' ', '\u2028', '%', '%00', '%ff', 'ü'],
  );
  const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('never leaves the origin, nor returns a path that would when it is used again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((rest) => `/${rest}`),
          fc.string({ unit: 'binary' }),
        ),
        (target) => {
          const safe = safeRedirect(target);
          const url = new URL(safe, origin);
          expect(url.origin).toBe(origin);
          expect(new URL(url.pathname, origin).origin).toBe(origin);
          expect([target, '/']).toContain(safe);
          expect(safeRedirect(safe)).toBe(safe);
        },
      ),
      { numRuns: 20_000 },
    );
  }, 60_000);

  it('keeps every path of plain segments', () => {
    const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,10}$/);
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const path = `/${segments.join('/')}`;
        expect(safeRedirect(path)).toBe(path);
      }),
    );
  });
});
