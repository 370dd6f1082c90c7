import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRoutes, lastRoutes, noteRoute, routeBefore } from './navigation-history.js';

beforeEach(forgetRoutes);

describe('the navigation history', () => {
  it('keeps the last five routes', () => {
    for (const route of ['/', '/casino', '/promotions', '/cashback', '/bonuses', '/vip-club', '/casino'])
      noteRoute(route);
    expect(lastRoutes()).toEqual(['/promotions', '/cashback', '/bonuses', '/vip-club', '/casino']);
  });
  it('keeps the query, but no modal, and a route that stays once', () => {
    noteRoute('/casino?category=new');
    noteRoute('/casino?category=new&modal=login');
    noteRoute('/casino?modal=login');
    expect(lastRoutes()).toEqual(['/casino?category=new', '/casino']);
  });
  it('names the newest route on another page', () => {
    noteRoute('/casino?search=tides');
    noteRoute('/play/book-of-tides');
    noteRoute('/play/book-of-tides?mode=demo');
    expect(routeBefore('/play/book-of-tides')).toBe('/casino?search=tides');
  });
  it('names none after a link was opened, or when it was forgotten', () => {
    noteRoute('/play/book-of-tides');
    expect(routeBefore('/play/book-of-tides')).toBeNull();
    forgetRoutes();
    expect(lastRoutes()).toEqual([]);
  });
});
