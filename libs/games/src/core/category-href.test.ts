import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryHref, categoryOf } from './category-href.js';

describe('categoryHref', () => {
  it.each([
    ['all', '/casino'],
    ['popular', '/casino/popular'],
    ['slots', '/casino/slots'],
    ['live', '/casino/live-casino'],
    ['bonus-buy', '/casino?category=bonus-buy'],
    ['constructor', '/casino?category=constructor'],
  ])('shows %s at %s', (category, href) => {
    expect(categoryHref(category)).toBe(href);
  });

  it('follows the casino page where settings moved it', () => {
    expect(categoryHref('all', '/games')).toBe('/games');
    expect(categoryHref('tables', '/games?tab=1')).toBe('/games?tab=1&category=tables');
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), (category) => {
        const url = new URL(categoryHref(category), 'https://casino.example');
        expect(categoryOf(url.pathname, url.searchParams.get('category'))).toBe(category);
      }),
    );
  });
});
