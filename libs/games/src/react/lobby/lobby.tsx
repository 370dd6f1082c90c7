'use client';

import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useSupports } from '@casino-kit/api-client';
import { listGames } from '@casino-kit/api-contract';
import { allGames } from '../../core/category-href.js';
import { isListAddress } from '../../core/is-list-address.js';
import { CategoryChips } from '../category-chips/category-chips.js';
import { GameSearch } from '../game-search/game-search.js';
import { LobbySections } from './lobby-sections.js';
import styles from './lobby.module.css';
import { type LiveSearch } from './use-live-search.js';
import { type ListViewOptions } from '../use-list-view.js';

// The lobby itself shows rows. Infinite lists are loaded with the first search or category.
const loadResults = () => import('./game-results.js');
const GameResults = lazy(async () => ({ default: (await loadResults()).GameResults }));
const CategoryGrid = lazy(async () => ({
  default: (await import('../category-grid/category-grid.js')).CategoryGrid,
}));

export interface LobbyProps extends ListViewOptions {
  /** Id of the category in view; `all` shows the rows of the lobby, or with an order or a filter the whole catalogue. */
  category?: string | undefined;
  /** The term in the address, `''` for none. A search covers the whole catalogue, regardless of the category. */
  search: string;
  /** Called with the term for the address: normalized, after a pause in typing or on Enter; `''` clears it. */
  onSearch: (term: string) => void;
  /**
   * The page has another way to the search up to 1023 px: the field shows there only while a search is open (`open`),
   * and then takes the focus.
   */
  searchElsewhere?: 'closed' | 'open' | undefined;
  /** Content below the live tables of the lobby. */
  middle?: ReactNode | undefined;
  /** Rendered when what is below the search is hydrated: its code may come after that of the page. */
  marker?: ReactNode | undefined;
  /** The page shows the player's last game above (`LastPlayed`): it is not in the row of games to continue. */
  withoutLast?: boolean | undefined;
}

function LobbyBody(props: LobbyProps & { live: LiveSearch }) {
  const { category = allGames, search, address, middle, withoutLast } = props;
  if (search !== '') return <GameResults {...props} />;
  if (category !== allGames || isListAddress(address)) return <CategoryGrid {...props} category={category} />;
  return <LobbySections middle={middle} withoutLast={withoutLast} />;
}

/** Categories and search, and below them the result: the rows of the lobby, a category, or the matches of a search. */
export function Lobby(props: LobbyProps) {
  const { category = allGames, search, onSearch, searchElsewhere } = props;
  const canSearch = useSupports(listGames);
  const live: LiveSearch = useRef(null);
  return (
    <div className={styles.lobby}>
      <div className={styles.filters} data-search={searchElsewhere} onFocus={() => void loadResults()}>
        <CategoryChips current={category} />
        {canSearch && (
          <GameSearch
            search={search}
            onSearch={(term) => live.current?.(term) || onSearch(term)}
            takesFocus={searchElsewhere === 'open' && search === ''}
          />
        )}
      </div>
      <Suspense fallback={<div className={styles.waiting} />}>
        <LobbyBody {...props} live={live} />
        {props.marker}
      </Suspense>
    </div>
  );
}
