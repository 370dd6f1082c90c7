import { getSecurity } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inboxSettingsHref, useNoticeLinks } from './use-notice-links.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function read(options: Parameters<typeof createTestCasino>[0] = {}) {
  const casino = createTestCasino(options);
  const { result, rerender } = renderHook(() => useNoticeLinks(), { wrapper: casino.Host });
  return { casino, result, rerender };
}

describe('where the actions of notices lead', () => {
  it('is to the pages and modals of what they are about', () => {
    const { current: links } = read({ settings: { showRakebackCalendar: true } }).result;
    expect(links).toMatchObject({
      ...{ withdrawals: '/withdraw', documents: '/profile/verify', limits: '/profile2/limits' },
      ...{ security: '/profile/edit-profile?section=password', devices: '/profile/security' },
      ...{ deposit: '?modal=deposit', bonuses: '/bonuses', rakeback: '?modal=rakeback' },
    });
    expect(links.session?.('a/b')).toBe('/profile/security?device=a%2Fb');
    expect(links.tournament?.(null)).toBe('/tournaments');
    expect(links.tournament?.('spring & sea')).toBe('/tournaments?tournament=spring%20%26%20sea');
  });

  it('is not to a calendar that the brand does not have', () => {
    expect(read({ settings: { showRakebackCalendar: false } }).result.current).not.toHaveProperty('rakeback');
  });

  it('is not to play for an excluded player', () => {
    const userLimit = { selfExclusion: '2099-01-01', coolingOff: null, isSelfExclusionPermanent: false };
    const player = makeUserDetails({ getUser: { userLimit } });
    const links = read({ player, settings: { showRakebackCalendar: true } }).result.current;
    expect(links.limits).toBe('/profile2/limits');
    for (const play of ['deposit', 'bonuses', 'tournament', 'rakeback'])
      expect(links).not.toHaveProperty(play);
  });

  it('is not to devices on a server that does not list them', async () => {
    server.use(http.all('*', () => HttpResponse.json({ message: 'Not Found' }, { status: 404 })));
    const { casino, result, rerender } = read();
    await expect(casino.client.call(getSecurity, {})).rejects.toMatchObject({ kind: 'unsupported' });
    rerender();
    expect(result.current).not.toHaveProperty('devices');
    expect(result.current).not.toHaveProperty('session');
  });

  it('is to the choice of what reaches the player from the inbox', () => {
    expect(inboxSettingsHref('/profile2/messages')).toBe('/profile2/messages?section=settings');
  });
});
