import { makeSettings } from '@casino-kit/settings/testing';
import { describe, expect, it } from 'vitest';
import { matchedPage } from './matched-pages.js';

describe('the landing addresses of campaigns', () => {
  const settings = makeSettings({ ActiveLandingUrls: ['/summer', 'https://casino.example/winter', ' '] });
  it('lead to the casino with `ActiveLandingUrls`', () => {
    expect(matchedPage(settings, '/summer')).toEqual({ redirect: '/casino' });
    expect(matchedPage(settings, '/winter')).toEqual({ redirect: '/casino' });
  });
  it('do not replace a page, and no other path leads anywhere', () => {
    const page = makeSettings({ ActiveLandingUrls: ['/casino'] });
    expect(matchedPage(page, '/casino')).toMatchObject({ page: { key: 'casino' } });
    expect(matchedPage(settings, '/spring')).toBeNull();
    expect(matchedPage(makeSettings({}), '/summer')).toBeNull();
  });
});
