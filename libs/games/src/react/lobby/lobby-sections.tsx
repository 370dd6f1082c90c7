'use client';

import { memo, type ReactNode, Suspense, useId } from 'react';
import { useSettings } from '@casino-kit/settings';
import { Widget } from '@casino-kit/ui';
import { categoryHref } from '../../core/category-href.js';
import { type LobbyRowId, lobbyRowFilter } from '../../core/lobby-rows.js';
import { CategoryIcon } from '../category-chips/category-icon.js';
import { GameRow, type GameRowProps } from '../game-row/game-row.js';
import { RecentWins } from '../recent-wins/recent-wins.js';
import { NearRow } from '../near-row/near-row.js';
import { SkipRows } from '../skip-rows/skip-rows.js';
import { useTexts } from '../texts.js';
import { ContinuePlaying } from './continue-playing.js';
import styles from './lobby.module.css';

export interface LobbySectionsProps {
  /** Content below the live tables: rewards, tournaments and other content of a brand. */
  middle?: ReactNode | undefined;
  /** The page shows the player's last game above (`LastPlayed`): it is not in the row of games to continue. */
  withoutLast?: boolean | undefined;
}

/**
 * The rows of the lobby (G1): continue playing, popular, recent wins, live tables, new, jackpots, the top ten of the week,
 * originals, tables, providers. Opening a modal
 * or typing in the search does not render them again: keep the `middle` element.
 */
export const LobbySections = memo(function LobbySections({ middle, withoutLast }: LobbySectionsProps) {
  const t = useTexts();
  const settings = useSettings();
  const end = useId();
  const row = (id: LobbyRowId) => ({
    title: t(`games.row.${id}`),
    icon: <CategoryIcon category={id} size={22} />,
    filter: lobbyRowFilter(id),
    href: categoryHref(settings, id),
  });
  // Each hydrates as a piece of its own, after the first row, or as soon as it is touched.
  const lower = (id: LobbyRowId, look?: Pick<GameRowProps, 'above' | 'badge' | 'size'>) => (
    <Widget name={`${id} games`}>
      <Suspense>
        <GameRow {...row(id)} {...look} below />
      </Suspense>
    </Widget>
  );
  return (
    <div className={styles.sections}>
      <SkipRows end={end} />
      <Widget name="games to continue">
        <ContinuePlaying eager withoutLast={withoutLast} />
      </Widget>
      <Widget name="popular games">
        <GameRow {...row('popular')} above="played" eager />
      </Widget>
      <Widget name="recent wins">
        <RecentWins />
      </Widget>
      {lower('live', {
        above: lobbyRowFilter('popular'),
        badge: 'live',
        size: settings.portraitGameImages ? 'card' : 'table',
      })}
      <Suspense>{middle}</Suspense>
      {lower('new', { above: lobbyRowFilter('live'), badge: 'new' })}
      <NearRow row="jackpots" />
      <NearRow row="ranked" />
      {lower('originals')}
      {lower('tables', { above: lobbyRowFilter('originals') })}
      <NearRow row="providers" />
      <span id={end} tabIndex={-1} />
    </div>
  );
});
