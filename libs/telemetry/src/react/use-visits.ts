'use client';

import { documentCookies, useAuthState } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useEffect } from 'react';
import { keptRecords } from '../browser/kept-records.js';
import { campaignStore } from '../core/campaign-store.js';
import { readCampaign } from '../core/campaign.js';
import { nextVisit } from '../core/marketing-visit.js';
import { useLogger } from './use-logger.js';

/** Milliseconds after a change of the route until the page counts as viewed (§7). */
const pageViewDelayMs = 300;
/** Under which name guests are recorded; ids of players are not empty. */
const guestUser = '';

const visits = keptRecords(() => window.localStorage, 'casino-kit.visits');

/**
 * Logs PAGE_VIEW 300 ms after each change of the path, without its query, and MARKETING_VISIT at most once in 30 minutes
 * for each user (§7, §9). Remembers the campaign of the first address. `onView` is called with each view.
 */
export function useVisits(path: string, onView: () => void): void {
  const log = useLogger();
  const { affiliateKeyQueryParameter } = useSettings();
  const isInitialized = useAuthState(({ initialized }) => initialized);
  const userId = useAuthState(({ user }) => user?.getUser.userId) ?? guestUser;
  useEffect(() => {
    const campaign = readCampaign(new URLSearchParams(window.location.search), affiliateKeyQueryParameter);
    campaignStore(documentCookies(document), Date.now).remember(campaign);
  }, [affiliateKeyQueryParameter, path]);
  useEffect(() => {
    if (!isInitialized) return;
    const timer = window.setTimeout(() => {
      log('PAGE_VIEW', { path });
      onView();
      const next = nextVisit(visits.read(), userId, Date.now());
      if (!next.isDue) return;
      visits.write(next.records);
      log('MARKETING_VISIT', { path });
    }, pageViewDelayMs);
    return () => window.clearTimeout(timer);
  }, [isInitialized, log, onView, path, userId]);
}
