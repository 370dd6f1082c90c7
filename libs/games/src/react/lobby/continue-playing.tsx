'use client';

import { History } from 'lucide-react';
import { useApiClient } from '@casino-kit/api-client';
import { useIsAuthenticated } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { recentGamesQuery } from '../../core/catalogue-queries.js';
import { RowView } from '../game-row/row-view.js';
import { useTexts } from '../texts.js';

/**
 * A signed-in player's last played games (G2). Renders nothing for a guest, for anyone who has not played, or when it
 * fails. `withoutLast` leaves out the very last one, which the page shows elsewhere.
 */
export function ContinuePlaying({
  eager = false,
  withoutLast = false,
}: {
  eager?: boolean | undefined;
  withoutLast?: boolean | undefined;
}) {
  const t = useTexts();
  const authenticated = useIsAuthenticated();
  const { data } = useQuery({ ...recentGamesQuery(useApiClient()), enabled: authenticated });
  if (!authenticated || data === undefined) return null;
  return (
    <RowView
      title={t('games.continue')}
      icon={<History size={22} aria-hidden />}
      games={withoutLast ? data.slice(1) : data}
      eager={eager}
    />
  );
}
