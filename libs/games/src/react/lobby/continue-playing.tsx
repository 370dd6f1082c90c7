'use client';

import { History } from 'lucide-react';
import { RowView } from '../game-row/row-view.js';
import { useTexts } from '../texts.js';
import { useRecentGames } from '../use-recent-games.js';

/**
 * A logged-in player's last played games (G2). Renders nothing for a guest, for anyone who has not played, or when it
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
  const { data } = useRecentGames();
  if (data === undefined) return null;
  return (
    <RowView
      title={t('games.continue')}
      icon={<History size={22} aria-hidden />}
      games={withoutLast ? data.slice(1) : data}
      eager={eager}
    />
  );
}
