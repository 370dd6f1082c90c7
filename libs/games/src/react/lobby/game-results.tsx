'use client';

import { useState } from 'react';
import { useNumberFormat } from '@casino-kit/i18n';
import { Button } from '@casino-kit/ui';
import { filterParts, toListFilter, withoutFilter } from '../../core/list-address.js';
import { fewestInRow } from '../../core/lobby-rows.js';
import { ActivePlace, ListTools } from '../game-filters/filtered-list.js';
import { GameGrid } from '../game-grid/game-grid.js';
import { useGameList } from '../game-grid/use-game-list.js';
import { PopularGames } from '../game-row/popular-games.js';
import { useTexts } from '../texts.js';
import { type ListViewOptions, useListView } from '../use-list-view.js';
import styles from './lobby.module.css';
import { type LiveSearch, useLiveSearch } from './use-live-search.js';

export interface GameResultsProps extends ListViewOptions {
  /** The normalised term of the address, not empty. */
  search: string;
  /** Called with another term for the address; `''` when a player without matches wants to see all games. */
  onSearch: (term: string) => void;
  /** Shows a further term without a navigation; the address follows a moment later. */
  live?: LiveSearch | undefined;
}

/**
 * Returns how to write a live region so that it is announced with each change of `subject`, also when its words are the
 * same as before: a space that nobody sees is added to every second one. Emptying the region in between would lay out and
 * paint the page once more.
 */
function useAnnounced(subject: string): (words: string) => string {
  const [spoken, setSpoken] = useState({ subject, space: '' });
  if (subject !== spoken.subject) setSpoken({ subject, space: spoken.space === '' ? '\u00A0' : '' });
  return (words) => `${words}${spoken.space}`;
}

/**
 * The matches of a search in the whole catalogue, the best first or in another order, and filtered; their number is
 * announced. Those of the term before stay, under their heading, until the next ones are there. Below
 * no more matches than a row has, popular games.
 */
export function GameResults({ search, onSearch, live, address, onAddress }: GameResultsProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const term = useLiveSearch({ search, address, onSearch, live });
  const { view, onView } = useListView({ address, onAddress });
  const list = useGameList(toListFilter(view, { search: term }), true);
  const shown = list.filter.search ?? term;
  const spoken = useAnnounced(shown);
  const found =
    list.count === null
      ? ''
      : spoken(t('games.found', { count: list.count, number: numbers.format(list.count) }));
  const isShort =
    list.games !== null && list.count !== null && list.count <= fewestInRow && !list.isOld && !list.failed;
  const isFiltered = filterParts(view).length > 0;
  return (
    <section className={styles.results} aria-label={t('games.results')}>
      <div className={styles.resultsHead}>
        <div className={styles.resultsTitle}>
          <h1>{t('games.resultsFor', { term: shown })}</h1>
          <p role="status">{found}</p>
        </div>
        {!list.isUnsupported && <ListTools view={view} onView={onView} count={list.count} />}
      </div>
      <ActivePlace view={view} onView={onView} />
      <GameGrid
        label={t('games.results')}
        list={list}
        onEmpty={
          <Button onClick={() => (isFiltered ? onView(withoutFilter(view)) : onSearch(''))}>
            {t('games.showAll')}
          </Button>
        }
      />
      {isShort && <PopularGames />}
    </section>
  );
}
