'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { Button } from '@casino-kit/ui';
import { lobbyRowFilter } from '../../core/lobby-rows.js';
import { CategoryIcon } from '../category-chips/category-icon.js';
import { GameGrid } from '../game-grid/game-grid.js';
import { useGameList } from '../game-grid/use-game-list.js';
import { GameRow } from '../game-row/game-row.js';
import { useTexts } from '../texts.js';
import styles from './lobby.module.css';

export interface GameResultsProps {
  /** A normalised term, not empty. */
  search: string;
  /** Called when a player without matches wants to see all games. */
  onClear: () => void;
}

/** The matches of a search in the whole catalogue; their number is announced. Without matches, popular games below. */
export function GameResults({ search, onClear }: GameResultsProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const list = useGameList({ search, sort: 'sort' }, true);
  const found =
    list.count === null || list.isOld
      ? ''
      : t('games.found', { count: list.count, number: numbers.format(list.count) });
  const isEmpty = list.games !== null && list.count === 0 && !list.isOld && !list.failed;
  return (
    <section className={styles.results} aria-label={t('games.results')}>
      <div className={styles.resultsHead}>
        <h1>{t('games.resultsFor', { term: search })}</h1>
        <p role="status">{found}</p>
      </div>
      <GameGrid
        label={t('games.results')}
        list={list}
        onEmpty={<Button onClick={onClear}>{t('games.showAll')}</Button>}
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
