import { exampleCategories, exampleGames } from '@casino-kit/games/testing';
import { makeSettings } from '@casino-kit/settings/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptMarkup } from './kept-markup.js';
import { type PageTools, renderPage } from './render.js';
import { createCookieHeaders, startBackend, startShell, type TestBackend } from './test-shell.js';

describe('keptMarkup', () => {
  it('renders each key once, and again for other settings', () => {
    const keep = keptMarkup({ maxEntries: 10 });
    const [settings, newer] = [{}, {}];
    const render = vi.fn(() => 'markup');
    for (const key of ['a', 'a', 'b']) expect(keep(settings, key, render)).toBe('markup');
    expect(render).toHaveBeenCalledTimes(2);
    keep(newer, 'a', render);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('forgets what was unused for longest', () => {
    const keep = keptMarkup({ maxEntries: 2 });
    const settings = {};
    const rendered: string[] = [];
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b'])
      keep(settings, key, () => {
        rendered.push(key);
        return key;
      });
    expect(rendered).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('a page with kept markup', () => {
  let backend: TestBackend;
  let games = exampleGames;
  beforeEach(async () => {
    games = exampleGames;
    backend = await startBackend((request, response) => {
      const path = request.url ?? '';
      const isPlayer = request.headers.authorization !== undefined;
      const data = path.includes('get-user-details')
        ? makeUserDetails({ getUser: { currencyCode: 'JPY' } })
        : path.includes('category-list')
          ? { topCategoryList: exampleCategories }
          : { count: games.length, rows: path.startsWith('/api/games') || isPlayer ? games : [] };
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ success: true, data }));
    });
  });
  afterEach(() => backend.close());

  const settings = makeSettings();
  const start = (more: Partial<PageTools>) =>
    startShell(backend.url, {
      settings,
      render: (request, tools) => renderPage(request, { ...tools, ...more }),
    });
  /** Returns the application's markup without its preloads: React names eager images before content. */
  const getMarkup = (html: string) =>
    html
      .slice(html.indexOf('<div id="root">'), html.indexOf('</div><script'))
      .replaceAll(/<link [^>]*>/g, '');

  it.each([
    ['a guest', '/casino', {}],
    ['a guest who reads Arabic', '/casino/slots', { cookie: 'locale=ar' }],
    ['a player', '/casino', createCookieHeaders('token')],
    ['a player on another page', '/promotions', createCookieHeaders('token')],
  ])('is for %s the page that is rendered in one piece', async (_, url, headers) => {
    const [plain, keeping] = [await start({}), await start({ keptMarkup: keptMarkup({ maxEntries: 100 }) })];
    for (const address of [`${url}?first`, `${url}?second`]) {
      const [whole = '', kept] = await Promise.all(
        [plain, keeping].map(async (shell) =>
          getMarkup((await shell.inject({ url: address, headers })).body),
        ),
      );
      expect(kept).toBe(whole);
      expect(whole).toContain('</footer>');
    }
    await Promise.all([plain.close(), keeping.close()]);
  });

  it('shows a changed catalogue, and a player’s own currency', async () => {
    const shell = await start({ keptMarkup: keptMarkup({ maxEntries: 100 }) });
    const loadMarkup = async (url: string, headers = {}) =>
      getMarkup((await shell.inject({ url, headers })).body);
    expect(await loadMarkup('/casino?a')).not.toContain('A new name');
    games = exampleGames.map((game) => ({ ...game, name: 'A new name' }));
    expect(await loadMarkup('/casino?b')).toContain('A new name');
    expect(await loadMarkup('/casino?c')).not.toContain('¥');
    expect(await loadMarkup('/casino?d', createCookieHeaders('token'))).toContain('¥');
    await shell.close();
  });
});
