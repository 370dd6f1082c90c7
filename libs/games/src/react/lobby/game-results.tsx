'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { Button } from '@casino-kit/ui';
import {
  filterParts,
  type ListView,
  toListAddress,
  toListFilter,
  toListView,
  withoutFilter,
} from '../../core/list-address.js';
import { lobbyRowFilter } from '../../core/lobby-rows.js';
import { type CategoryGridProps } from '../category-grid/category-grid.js';
import { CategoryIcon } from '../category-chips/category-icon.js';
import { ActivePlace, ListTools } from '../game-filters/filtered-list.js';
import { GameGrid } from '../game-grid/game-grid.js';
import { useGameList } from '../game-grid/use-game-list.js';
import { GameRow } from '../game-row/game-row.js';
import { useTexts } from '../texts.js';
import styles from './lobby.module.css';

export interface GameResultsProps extends Pick<CategoryGridProps, 'address' | 'onAddress'> {
  /** A normalised term, not empty. */
  search: string;
  /** Called when a player without matches wants to see all games. */
  onClear: () => void;
}

/**
 * The matches of a search in the whole catalogue, the best first or in another order, and filtered; their number is
 * announced. Without matches, popular games below.
 */
export function GameResults({ search, onClear, address, onAddress }: GameResultsProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const view = toListView(address);
  const list = useGameList(toListFilter(view, { search }), true);
  const onView = (next: ListView) => onAddress(toListAddress(next));
  const found =
    list.count === null || list.isOld
      ? ''
      : t('games.found', { count: list.count, number: numbers.format(list.count) });
  const isEmpty = list.games !== null && list.count === 0 && !list.isOld && !list.failed;
  const isFiltered = filterParts(view).length > 0;
  return (
    <section className={styles.results} aria-label={t('games.results')}>
      <div className={styles.resultsHead}>
        <div className={styles.resultsTitle}>
          <h1>{t('games.resultsFor', { term: search })}</h1>
          <p role="status">{found}</p>
        </div>
        {!list.isUnsupported && <ListTools view={view} onView={onView} count={list.count} />}
      </div>
      <ActivePlace view={view} onView={onView} />
      <GameGrid
        label={t('games.results')}
        list={list}
        onEmpty={
          <Button onClick={isFiltered ? () => onView(withoutFilter(view)) : onClear}>
            {t('games.showAll')}
          </Button>
        }
      />
      {isEmpty && (
        <GameRow
          title={t('games.row.popular')}
          icon={<CategoryIcon category="popular" size={22} />}
          filter={lobbyRowFilter('popular')}
        />
      )}
    </section>
  );
}
