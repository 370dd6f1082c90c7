import { exampleCategories, exampleGames } from '@casino-kit/games/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGuestCatalogue } from './guest-catalogue.js';
import { renderPage } from './render.js';
import { cookieOf, startBackend, startShell, type TestBackend } from './test-shell.js';

let backend: TestBackend;
let isAway = false;
beforeEach(async () => {
  isAway = false;
  backend = await startBackend((request, response) => {
    if (isAway) return response.writeHead(500).end();
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

const reads = () => backend.requests.filter(({ url }) => /games|category-list|wins/.test(url));
const start = () => {
  const readForGuests = createGuestCatalogue();
  return startShell(backend.url, {
    render: (request, tools) => renderPage(request, { ...tools, readForGuests }),
  });
};

it('reads the catalogue once for all guests of a locale, and anew for another locale', async () => {
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

it('reads for each player anew, with their own token', async () => {
  const shell = await start();
  await shell.inject({ url: '/casino' });
  const once = reads().length;
  await shell.inject({ url: '/casino', headers: cookieOf('one') });
  await shell.inject({ url: '/casino', headers: cookieOf('two') });
  expect(reads().length).toBeGreaterThanOrEqual(3 * once);
  expect(reads().filter(({ headers }) => headers.authorization?.includes('one'))).not.toEqual([]);
  expect(reads().filter(({ headers }) => headers.authorization?.includes('two'))).not.toEqual([]);
  await shell.close();
});

it('keeps no error: the next page reads again', async () => {
  const shell = await start();
  isAway = true;
  await shell.inject({ url: '/casino' });
  isAway = false;
  expect((await shell.inject({ url: '/casino' })).body).toContain(exampleGames[0]?.name);
  await shell.close();
}, 60_000);
