'use client';

import { type ReactNode, useId } from 'react';
import { useSettings } from '@casino-kit/settings';
import { categoryHref } from '../../core/category-href.js';
import { type LobbyRowId, lobbyRowFilter } from '../../core/lobby-rows.js';
import { CategoryIcon } from '../category-chips/category-icon.js';
import { GameRow } from '../game-row/game-row.js';
import { RecentWins } from '../recent-wins/recent-wins.js';
import { useTexts } from '../texts.js';
import { ContinuePlaying } from './continue-playing.js';
import styles from './lobby.module.css';

export interface LobbySectionsProps {
  /** Content below the live tables: rewards, tournaments and other content of a brand. */
  middle?: ReactNode | undefined;
}

/** The rows of the lobby (G1): continue playing, popular, recent wins, live tables, new, originals, tables. */
export function LobbySections({ middle }: LobbySectionsProps) {
  const t = useTexts();
  const settings = useSettings();
  const end = useId();
  const row = (id: LobbyRowId) => ({
    title: t(`games.row.${id}`),
    icon: <CategoryIcon category={id} size={22} />,
    filter: lobbyRowFilter(id),
    href: categoryHref(settings, id),
  });
  return (
    <div className={styles.sections}>
      <a href={`#${end}`} className={styles.skip}>
        {t('games.skipRows')}
      </a>
      <ContinuePlaying eager />
      <GameRow {...row('popular')} eager />
      <RecentWins />
      <GameRow {...row('live')} badge="live" caption size="wide" below />
      {middle}
      <GameRow {...row('new')} badge="new" below />
      <GameRow {...row('originals')} below />
      <GameRow {...row('tables')} below />
      <span id={end} tabIndex={-1} />
    </div>
  );
}
