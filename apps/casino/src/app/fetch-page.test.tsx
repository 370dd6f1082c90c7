import { makeSettings } from '@casino-kit/settings/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fetchPage } from './fetch-page.js';
import { pages } from './pages.js';
import { matchPage } from './page-routes.js';

const settings = makeSettings({});

/** Returns what is fetched when a link to an address is about to be used. */
async function fetched(href: string, loadPage = vi.fn(() => Promise.resolve())) {
  render(
    <a href={href}>
      <b>Follow</b>
    </a>,
  );
  const loadPages = vi.fn(() => Promise.resolve({ loadPage }));
  const event = new Event('pointerover', { bubbles: true });
  Object.defineProperty(event, 'target', { value: screen.getByText('Follow') });
  fetchPage(event, settings, loadPages);
  await Promise.all(loadPages.mock.results.map(({ value }) => value as Promise<unknown>));
  return { pages: loadPages.mock.calls.length, page: loadPage.mock.calls };
}

describe('fetchPage', () => {
  it('fetches the code of a page whose link is about to be used', async () => {
    expect(await fetched('/promotions?from=menu')).toEqual({ pages: 1, page: [[settings, '/promotions']] });
  });
  it.each(['/casino', '/casino/slots', '?modal=login', 'https://example.com/promotions'])(
    'fetches nothing for %s',
    async (href) => {
      expect(await fetched(href)).toEqual({ pages: 0, page: [] });
    },
  );
  it('leaves a failure to the page itself', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await fetched(
      '/promotions',
      vi.fn(() => Promise.reject(new Error('offline'))),
    );
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('the pages after the first load', () => {
  it('name how their code is loaded', () => {
    const match = matchPage(pages, settings, '/promotions');
    expect(match !== null && 'page' in match && typeof match.page.load).toBe('function');
  });
});
