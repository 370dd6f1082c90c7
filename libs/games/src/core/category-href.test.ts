import { makeSettings } from '@casino-kit/settings/testing';
import { describe, expect, it } from 'vitest';
import { categoryHref } from './category-href.js';

const movedTo = (key: string, href: string) =>
  makeSettings({ pageUrlSetup: [{ key, href, shallow: false }] });

describe('categoryHref', () => {
  it.each([
    ['all', '/casino'],
    ['popular', '/casino/popular'],
    ['slots', '/casino/slots'],
    ['live', '/casino/live-casino'],
    ['bonus-buy', '/casino?category=bonus-buy'],
    ['constructor', '/casino?category=constructor'],
    ['a&b', '/casino?category=a%26b'],
  ])('shows %s at %s', (category, href) => {
    expect(categoryHref(makeSettings(), category)).toBe(href);
  });

  it('follows pages that settings moved', () => {
    expect(categoryHref(movedTo('casino', '/games'), 'all')).toBe('/games');
    expect(categoryHref(movedTo('casino', '/games'), 'live')).toBe('/games/live-casino');
    expect(categoryHref(movedTo('casino', '/games?tab=1'), 'tables')).toBe('/games?tab=1&category=tables');
    expect(categoryHref(movedTo('slots', '/reels'), 'slots')).toBe('/reels');
  });

  it('leads to pages of their own with `enableCategoriesPageNavigation`', () => {
    const settings = makeSettings({ enableCategoriesPageNavigation: true });
    expect(['all', 'live', 'originals', 'a&b', '..'].map((id) => categoryHref(settings, id))).toEqual([
      ...['/casino', '/casino/live-casino', '/casino/originals', '/casino/a%26b', '/'],
    ]);
  });
});
