'use client';

import { useApiClient } from '@casino-kit/api-client';
import { countryBlocked, type Location } from '@casino-kit/api-contract';
import { useAuthState, useIsAuthenticated } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isVerified, isWhitelisted } from '../../core/block-passes.js';
import { createBlockReport, createBlockReports } from '../../core/block-reports.js';
import { isBot } from '../../core/bots.js';
import { isBlocked, isSubjectToBlock } from '../../core/country-block.js';
import { visitorLocationQuery } from '../../core/visitor-location.js';
import { browserStorage } from '../browser.js';

/** Reads what lets a visitor pass, once: in the browser, after the page is hydrated. */
const readPasses = () => ({
  isBot: isBot(navigator.userAgent),
  isWhitelisted: isWhitelisted(new URLSearchParams(window.location.search), browserStorage),
  isVerified: isVerified(browserStorage),
});

/**
 * Returns where a blocked guest was seen, `null` for everyone else (§4, country block), and a function to call when the
 * device has confirmed another place. Asks for the location only if the block may apply, and reports a
 * blocked guest once for each address, country and page. Use it in a component that the server does not render.
 */
export function useCountryBlock(): [location: Location | null, onVerified: () => void] {
  const client = useApiClient();
  const settings = useSettings();
  const isInitialized = useAuthState(({ initialized }) => initialized);
  const authenticated = useIsAuthenticated();
  const [passes, setPasses] = useState(readPasses);
  const visitor = { authenticated, ...passes };
  const { data } = useQuery({
    ...visitorLocationQuery(client),
    enabled: isInitialized && isSubjectToBlock(visitor),
  });
  const location = data?.location ?? null;
  const blocked = isBlocked(location, settings, visitor) ? location : null;
  useEffect(() => {
    if (blocked === null) return;
    const { report } = createBlockReports(browserStorage, (body) => client.call(countryBlocked, { body }));
    void report(createBlockReport(blocked, window.location.pathname));
  }, [blocked, client]);
  return [blocked, () => setPasses((known) => ({ ...known, isVerified: true }))];
}
