import { exampleCategories, exampleGames } from '@casino-kit/games/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from './render.js';
import { createSharedCatalogues } from './shared-catalogue.js';
import { createCookieHeaders, startBackend, startShell, type TestBackend } from './test-shell.js';

let backend: TestBackend;
/** The status of every response. */
let status = 200;
beforeEach(async () => {
  status = 200;
  backend = await startBackend((request, response) => {
    if (status !== 200) return response.writeHead(status).end();
    const path = request.url ?? '';
    const data = path.includes('category-list')
      ? { topCategoryList: exampleCategories }
      : { count: exampleGames.length, rows: path.startsWith('/api/games') ? exampleGames : [] };
    return response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ success: true, data }));
  });
});
afterEach(() => backend.close());

const reads = () => backend.requests.filter(({ url }) => /games|category-list|wins|bonuses/.test(url));
const start = () => {
  const sharedCatalogues = createSharedCatalogues({ coreUrl: backend.url, backendUrl: backend.url });
  return startShell(backend.url, {
    render: (request, tools) => renderPage(request, { ...tools, sharedCatalogues }),
  });
};

it('reads the catalogue once for all pages of a locale, and anew for another locale', async () => {
  const shell = await start();
  const first = await shell.inject({ url: '/casino' });
  expect(first.body).toContain(exampleGames[0]?.name);
  const once = reads().length;
  expect(once).toBeGreaterThan(0);
  const [second] = await Promise.all(['/casino?a=1', '/casino?a=2'].map((url) => shell.inject({ url })));
  expect(second?.body).toContain(exampleGames[0]?.name);
  expect(reads()).toHaveLength(once);
  await shell.inject({ url: '/casino', headers: { cookie: 'locale=de' } });
  expect(reads()).toHaveLength(2 * once);
  await shell.close();
});

it('reads for a player only what is theirs, with their own token', async () => {
  const shell = await start();
  await shell.inject({ url: '/casino' });
  const shared = reads().length;
  for (const token of ['one', 'two'])
    await shell.inject({ url: '/casino', headers: createCookieHeaders(token) });
  const own = reads().slice(shared);
  expect(own.map(({ url, headers }) => [url.replace(/\?.*/, ''), headers.authorization])).toEqual(
    ['Bearer one', 'Bearer two'].flatMap((token) => [
      ['/api/user/recent-games', token],
      ['/api/user/bonuses', token],
    ]),
  );
  expect(backend.requests.filter(({ headers }) => headers.authorization === 'Bearer one')).toHaveLength(3);
  await shell.close();
});

it('reads nothing shared with a token or for an address', async () => {
  const shell = await start();
  await shell.inject({ url: '/casino', headers: createCookieHeaders('one') });
  const shared = reads().filter(({ url }) => !url.startsWith('/api/user/'));
  expect(shared).not.toEqual([]);
  for (const { headers } of shared)
    expect([headers.authorization, headers.authorization2, headers['x-forwarded-for']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  await shell.close();
});

it('keeps no error: the next page reads again', async () => {
  const shell = await start();
  status = 500;
  await shell.inject({ url: '/casino' });
  status = 200;
  expect((await shell.inject({ url: '/casino' })).body).toContain(exampleGames[0]?.name);
  await shell.close();
}, 60_000);

it('renders the page without the catalogue when the server forbids its calls', async () => {
  const shell = await start();
  status = 403;
  expect((await shell.inject({ url: '/casino?forbidden' })).statusCode).toBe(200);
  status = 200;
  expect((await shell.inject({ url: '/casino' })).body).toContain(exampleGames[0]?.name);
  await shell.close();
});
