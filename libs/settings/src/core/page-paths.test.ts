import { describe, expect, it } from 'vitest';
import { makeSettings } from '../testing.js';
import {
  defaultPath,
  fillPath,
  isShallow,
  pageKeys,
  pagePath,
  reloadsData,
  servedPath,
} from './page-paths.js';
import { isSafePath } from './safe-redirect.js';

const plain = makeSettings();
const panel = makeSettings({ navigationSystem: 'panel' });
const withPage = (key: string, href: string, shallow = false) =>
  makeSettings({ navigationSystem: 'panel', pageUrlSetup: [{ key, href, shallow }] });

describe('pagePath', () => {
  it.each([
    ['root', '/'],
    ['profile', '/profile'],
    ['account', '/account'],
    ['edit-profile', '/profile/edit-profile'],
    ['transactions', '/profile/transactions'],
    ['verification', '/profile/verify'],
    ['verification2', '/account/verification'],
    ['favorites', '/profile/favorites'],
    ['promotions', '/promotions'],
    ['bonus_history', '/bonuses'],
    ['deposit', '/deposit'],
    ['withdraw', '/withdraw'],
    ['casino', '/casino'],
    ['providers', '/providers'],
    ['tournaments', '/tournaments'],
    ['cashback', '/cashback'],
    ['home', '/'],
    ['provider games', '/providers/{provider}'],
    ['category games', '/casino/{category}'],
    ['categories', '/casino'],
    ['game', '/casino/games/{game}'],
  ])('returns for %s the path %s', (key, path) => expect(pagePath(plain, key)).toBe(path));

  it('knows these keys and those of the product’s own pages, all of them safe', () => {
    expect(pageKeys.slice(0, 21).at(-1)).toBe('game');
    expect(pageKeys.slice(21)).toEqual([
      ...['slots', 'live-casino', 'popular', 'play', 'promotion', 'freemoney', 'balance', 'my-profile'],
      ...[
        'my-history',
        'my-bonuses',
        'my-verification',
        'my-vip-club',
        'freeze-account',
        'limits',
        'referrals',
        'security',
        'inbox',
        'vip-club',
      ],
      ...['terms-and-conditions', 'privacy-policy', 'aml-policy', 'responsible-gambling'],
      ...['kyc-refund-policy', 'bonus-terms', 'legal-use-of-website'],
    ]);
    expect(pageKeys.every((key) => isSafePath(pagePath(plain, key)))).toBe(true);
  });

  it.each(['nowhere', '', '__proto__', 'toString', 'constructor'])(
    'sends the unknown key %j to the root',
    (key) => expect(pagePath(plain, key)).toBe('/'),
  );

  it('maps edit-profile to account with the panel, wherever account is', () => {
    expect(pagePath(panel, 'edit-profile')).toBe('/account');
    expect(pagePath(withPage('account', '/my'), 'edit-profile')).toBe('/my');
  });

  it('lets an explicit entry beat the panel and the default', () => {
    expect(pagePath(withPage('edit-profile', '/me'), 'edit-profile')).toBe('/me');
    expect(pagePath(withPage('deposit', '/cashier'), 'deposit')).toBe('/cashier');
  });

  it('lets settings name a page that the product does not know', () => {
    expect(pagePath(withPage('blog', '/blog'), 'blog')).toBe('/blog');
  });

  it('uses the last of two entries', () => {
    const pageUrlSetup = ['/a', '/b'].map((href) => ({ key: 'deposit', href, shallow: false }));
    expect(pagePath(makeSettings({ pageUrlSetup }), 'deposit')).toBe('/b');
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '', 'cashier', '?a=\n'])(
    'sends a page that settings place at %j to the root',
    (href) => expect(pagePath(withPage('deposit', href), 'deposit')).toBe('/'),
  );

  it('lets a link change the query alone', () => {
    expect(pagePath(withPage('deposit', '?modal=deposit'), 'deposit')).toBe('?modal=deposit');
  });

  it('fills the parameters', () => {
    expect(pagePath(plain, 'game', { game: 'book-of-sun' })).toBe('/casino/games/book-of-sun');
    expect(pagePath(withPage('game', '/slots/{game}?from={game}'), 'game', { game: 'ä b' })).toBe(
      '/slots/%C3%A4%20b?from=%C3%A4%20b',
    );
  });
});

describe('a page below another one', () => {
  const moved = makeSettings({
    pageUrlSetup: [
      { key: 'casino', href: '/lobby?from=menu', shallow: false },
      { key: 'category games', href: '/c/{category}', shallow: false },
      { key: 'deposit', href: '?modal=deposit', shallow: false },
    ],
  });
  it('moves with it', () => {
    expect(pagePath(moved, 'game', { game: 'x' })).toBe('/lobby/games/x');
    expect(pagePath(moved, 'slots')).toBe('/c/slots');
    expect(pagePath(withPage('casino', '/lobby'), 'live-casino')).toBe('/lobby/live-casino');
    expect(pagePath(withPage('casino', '?tab=casino'), 'game')).toBe('/casino/games/{game}');
  });
  it('is served at the path of its links, without their query', () => {
    expect(servedPath(moved, 'casino')).toBe('/lobby');
    expect(servedPath(moved, 'deposit')).toBe('/deposit');
    expect(servedPath(panel, 'edit-profile')).toBe('/account');
    expect(defaultPath('slots')).toBe('/casino/slots');
  });
});

describe('fillPath', () => {
  it.each([
    ['/casino/games/{game}', {}],
    ['/casino/games/{game}', { game: '' }],
    ['/casino/games/{game}', { game: '..' }],
    ['/{a}/{b}', { a: '', b: '/evil.example' }],
    ['/casino/{toString}', {}],
  ])('returns the root for %s with %j', (pattern, params) => expect(fillPath(pattern, params)).toBe('/'));

  it('accepts a value with a percent sign', () =>
    expect(fillPath('/casino/games/{game}', { game: '100% wild' })).toBe('/casino/games/100%25%20wild'));
});

describe('isShallow', () => {
  it('returns the path of the entry', () => {
    expect(isShallow(withPage('deposit', '/cashier', true), 'deposit')).toBe(true);
    expect(isShallow(withPage('deposit', '/cashier'), 'deposit')).toBe(false);
    expect(isShallow(plain, 'deposit')).toBe(false);
  });

  it('follows edit-profile to account with the panel', () => {
    expect(isShallow(withPage('account', '/my', true), 'edit-profile')).toBe(true);
    expect(isShallow(panel, 'edit-profile')).toBe(false);
  });
});

describe('reloadsData', () => {
  const settings = makeSettings({
    pageUrlSetup: [
      { key: 'news', href: '?tab=news', shallow: false },
      { key: 'top', href: '?tab=top', shallow: true },
      { key: 'club', href: '/club?tab=1', shallow: false },
    ],
  });
  it.each([
    ['?tab=news', '/promotions', true],
    ['/promotions?tab=news', '/promotions', true],
    ['?tab=top', '/promotions', false],
    ['?modal=login', '/promotions', false],
    ['/club?tab=1', '/club', true],
    ['/club?tab=1', '/promotions', false],
  ])('of %s on %s is %s', (href, pathname, expected) => {
    expect(reloadsData(settings, href, pathname)).toBe(expected);
  });
});
