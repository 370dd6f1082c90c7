import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '../testing.js';
import { pageKeys, servedPath } from './page-paths.js';
import { usablePageUrls } from './usable-page-urls.js';

const entry = (key: string, href: string) => ({ key, href, shallow: false });

function read(...entries: [key: string, href: string][]) {
  const dropped: string[] = [];
  const settings = makeSettings({ pageUrlSetup: entries.map(([key, href]) => entry(key, href)) });
  const usable = usablePageUrls(settings, ({ key }) => dropped.push(key));
  return { kept: usable.map(({ key, href }) => [key, href]), dropped };
}

describe('usablePageUrls', () => {
  it.each([
    [['deposit', '/cashier']],
    [['game', '/slot/{game}?from={game}']],
    [['deposit', '?modal=deposit']],
    [['blog', '/casino']],
    [['home', '/casino']],
    [['promotions', '/акции']],
  ] as [string, string][][])('keeps %j', (...entries) =>
    expect(read(...entries)).toEqual({ kept: entries, dropped: [] }),
  );

  it.each([
    ['deposit', 'https://evil.example/deposit'],
    ['deposit', '//evil.example'],
    ['deposit', '/.//evil.example'],
    ['deposit', '/a//b'],
    ['deposit', 'javascript:alert(1)'],
    ['deposit', ''],
    ['deposit', '/api/deposit'],
    ['deposit', '/API'],
    ['deposit', '/%61pi'],
    ['deposit', '/assets/deposit'],
    ['deposit', '/socket.io'],
    ['deposit', '/health'],
    ['deposit', '/robots.txt'],
    ['deposit', '/:page'],
    ['deposit', '/*'],
    ['deposit', '/deposit/{method}'],
    ['game', '/slot'],
    ['deposit', '/withdraw'],
    ['deposit', '/casino/slots'],
    ['contacts', 'https://support.example'],
  ])('drops and reports %s at %s', (key, href) =>
    expect(read([key, href])).toEqual({ kept: [], dropped: [key] }),
  );

  it('keeps the first of two pages on a path, and leaves the other at its default', () =>
    expect(read(['withdraw', '/money'], ['deposit', '/money'])).toEqual({
      kept: [['deposit', '/money']],
      dropped: ['withdraw'],
    }));

  it('lets two pages change places', () => {
    const { dropped } = read(['deposit', '/withdraw'], ['withdraw', '/deposit']);
    expect(dropped).toEqual([]);
  });

  it('drops an entry with the path of a page that has to stay there after all', () =>
    expect(read(['deposit', '/withdraw'], ['withdraw', '/casino'])).toEqual({
      kept: [],
      dropped: ['withdraw', 'deposit'],
    }));

  it('counts the last of two entries for a key', () =>
    expect(read(['deposit', '/a'], ['deposit', '/b']).kept).toEqual([['deposit', '/b']]));

  it('never leaves two pages at one path', () => {
    const href = fc.constantFrom(
      '/',
      '/a',
      '/b',
      '/A',
      '/casino',
      '/deposit',
      '/x/{game}',
      '/{provider}',
      '/x/{category}',
      '?modal=x',
    );
    const setup = fc.array(fc.record({ key: fc.constantFrom(...pageKeys), href, shallow: fc.boolean() }));
    fc.assert(
      fc.property(setup, fc.constantFrom('basic', 'panel'), (pageUrlSetup, navigationSystem) => {
        const settings = makeSettings({ pageUrlSetup, navigationSystem });
        const usable = { ...settings, pageUrlSetup: usablePageUrls(settings, () => undefined) };
        const shared = [
          'home',
          'categories',
          'category games',
          ...(navigationSystem === 'panel' ? ['edit-profile'] : []),
        ];
        const paths = pageKeys
          .filter((key) => !shared.includes(key))
          .map((key) =>
            servedPath(usable, key)
              .toLowerCase()
              .replaceAll(/\{.*?\}/g, '{}'),
          );
        expect(new Set(paths).size).toBe(paths.length);
      }),
      { numRuns: 1_000 },
    );
  });
});
