import { makeSettings } from '@casino-kit/settings/testing';
import { describe, expect, it } from 'vitest';
import { firstPages } from './first-pages.js';
import { matchPage } from './page-routes.js';
import { pages } from './pages.js';

const keyAt = (path: string, settings: Parameters<typeof makeSettings>[0] = {}) => {
  const match = matchPage(firstPages, makeSettings(settings), path);
  return match !== null && 'page' in match ? [match.page.key, match.params] : null;
};

describe('the pages of categories', () => {
  it('are served with `enableCategoriesPageNavigation`, beside those with a key of their own', () => {
    const settings = { enableCategoriesPageNavigation: true };
    expect(keyAt('/casino/originals', settings)).toEqual(['category games', { category: 'originals' }]);
    expect(keyAt('/casino/slots', settings)).toEqual(['slots', {}]);
  });
  it('do not exist without it', () => {
    expect(keyAt('/casino/originals')).toBeNull();
    expect(keyAt('/casino/slots')).toEqual(['slots', {}]);
  });
  it('move with `pageUrlSetup`', () => {
    const settings = {
      enableCategoriesPageNavigation: true,
      pageUrlSetup: [{ key: 'category games', href: '/games/{category}', shallow: false }],
    };
    expect(keyAt('/games/tables', settings)).toEqual(['category games', { category: 'tables' }]);
  });
});

describe('the folder of the second profile area', () => {
  it('leads to its first page, wherever that is', () => {
    expect(matchPage(pages, makeSettings(), '/profile2')).toEqual({ redirect: '/profile2/my-profile' });
    const settings = makeSettings({ pageUrlSetup: [{ key: 'my-profile', href: '/me', shallow: false }] });
    expect(matchPage(pages, settings, '/profile2')).toEqual({ redirect: '/me' });
  });
  it('does not exist in a shell without that page', () => {
    const others = pages.filter(({ key }) => key !== 'my-profile');
    expect(matchPage(others, makeSettings(), '/profile2')).toBeNull();
  });
});
