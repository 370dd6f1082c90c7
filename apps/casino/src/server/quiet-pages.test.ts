import { getUserDetails, type UserLimit } from '@casino-kit/api-contract';
import { defaultPath, isOpenWhileExcluded, pageKeys, type PageKey } from '@casino-kit/settings';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../app/pages.js';
import { renderPage } from './render.js';
import { createCookieHeaders, startBackend, startShell, type TestBackend } from './test-shell.js';

const inYears = (years: number) => new Date(Date.now() + years * 365 * 86_400_000).toISOString();
const limits: Record<string, UserLimit> = {
  'a self-exclusion': { selfExclusion: inYears(1), coolingOff: null, isSelfExclusionPermanent: false },
  'an exclusion for good': { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true },
  'a break': { selfExclusion: null, coolingOff: inYears(0.1), isSelfExclusionPermanent: false },
};

/** Everything of the brand that could invite. */
const settings = makeSettings({
  showRakebackCalendar: true,
  showProfileCalendar: true,
  showLiveChat: true,
  showMobileBottomMenu: true,
  referAFriendPercent: 10,
  useMultiWallet: true,
  navigationSystem: 'panel',
  enableCategoriesPageNavigation: true,
});

const inAddress = (key: PageKey) =>
  defaultPath(key)
    .replace('{game}', 'book-of-tides')
    .replace('{category}', 'slots')
    .replace('{provider}', 'tide');
/** The addresses that an excluded player is never led to: every page that is closed, but the way home. */
const closedPaths = pageKeys
  .filter((key) => !isOpenWhileExcluded(key) && key !== 'root' && key !== 'home')
  .map((key) => defaultPath(key).replace(/\/\{.*/, ''));

/** Returns the links of a page's markup, without its scripts. */
const getLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
const withoutScripts = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

describe.each(Object.entries(limits))('a player with %s', (_, userLimit) => {
  let backend: TestBackend;
  let shell: FastifyInstance;
  beforeAll(async () => {
    const details = makeUserDetails({ getUser: { userLimit } });
    backend = await startBackend((request, response) => {
      const isDetails = request.url === getUserDetails.path;
      response
        .writeHead(isDetails ? 200 : 404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(isDetails ? details : { success: false, code: 'NOT_FOUND', message: 'None' }));
    });
    shell = await startShell(backend.url, { render: renderPage, settings });
  });
  afterAll(async () => {
    await shell.close();
    await backend.close();
  });

  it.each(pages.map(({ key }) => [key]))('finds no deposit and no offer on the page %s', async (key) => {
    let response = await shell.inject({ url: inAddress(key), headers: createCookieHeaders('good') });
    for (let hop = 0; hop < 2 && response.statusCode === 302; hop += 1)
      response = await shell.inject({
        url: response.headers.location ?? '',
        headers: createCookieHeaders('good'),
      });
    expect(response.statusCode).toBe(200);
    const html = withoutScripts(response.body);
    const links = getLinks(html);
    const forbidden = links.filter(
      (href) =>
        /[?&]modal=(?!cookies)/.test(href) ||
        (!href.endsWith('?modal=cookies') &&
          closedPaths.some(
            (path) => href === path || href.startsWith(`${path}/`) || href.startsWith(`${path}?`),
          )),
    );
    expect(forbidden).toEqual([]);
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*Deposit/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.includes('closed for play') || html.includes('Play is paused')).toBe(
      !isOpenWhileExcluded(key),
    );
  });

  it('loads no game for a page that is closed', async () => {
    const before = backend.requests.length;
    await shell.inject({ url: '/casino', headers: createCookieHeaders('good') });
    const urls = backend.requests.slice(before).map(({ url }) => url);
    expect(urls.filter((url) => url.includes('/games') || url.includes('/categories'))).toEqual([]);
  });

  it('gets the same at an address without a page', async () => {
    const response = await shell.inject({ url: '/nowhere', headers: createCookieHeaders('good') });
    expect(response.statusCode).toBe(404);
    expect(getLinks(response.body)).not.toContain('/casino');
  });
});
