'use client';

import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Button, EmptyState, ErrorState, useHydrated } from '@casino-kit/ui';
import { pageSize } from '../../core/list-query.js';
import { SkipRows } from '../skip-rows/skip-rows.js';
import { useTexts } from '../texts.js';
import styles from './game-grid.module.css';
import { GameTiles } from './game-tiles.js';
import { type GameList } from './use-game-list.js';
import { useIsLate } from './use-is-late.js';

const VirtualGames = lazy(() => import('./virtual-games.js'));
const NoGameList = lazy(() => import('./no-game-list.js'));

export interface GameGridProps {
  label: string;
  list: GameList;
  caption?: boolean | undefined;
  /** The next step if there are no games. */
  onEmpty?: ReactNode | undefined;
}

/** Games of a list in each of its states: loading, failed, none, one page, thousands. */
export function GameGrid({ label, list, caption = false, onEmpty }: GameGridProps) {
  const t = useTexts();
  // The virtual grid measures, which neither a server nor hydration can.
  const hydrated = useHydrated();
  const end = useId();
  const isLate = useIsLate(list.isOld);
  const { games, count } = list;
  if (list.isUnsupported)
    return (
      <Suspense fallback={null}>
        <NoGameList />
      </Suspense>
    );
  if (list.failed)
    return (
      <ErrorState
        title={t('games.listFailed')}
        action={<Button onClick={list.retry}>{t('games.retry')}</Button>}
      >
        {t('games.listFailed.text')}
      </ErrorState>
    );
  if (games !== null && count === 0)
    return (
      <EmptyState title={t('games.none')} action={onEmpty}>
        {list.filter.search ? t('games.none.text') : undefined}
      </EmptyState>
    );
  const tiles = <GameTiles label={label} games={games} caption={caption} />;
  const isLong = games !== null && count !== null && count > pageSize;
  return (
    <div className={styles.grid} data-old={isLate || undefined}>
      {isLong && <SkipRows end={end} />}
      {isLong && hydrated ? (
        <Suspense fallback={tiles}>
          <VirtualGames label={label} filter={list.filter} count={count} caption={caption} />
        </Suspense>
      ) : (
        tiles
      )}
      {isLong && <span id={end} tabIndex={-1} />}
    </div>
  );
}
