import { type ReactNode } from 'react';
import { useSupports } from '@casino-kit/api-client';
import { type GameSort, listGames } from '@casino-kit/api-contract';
import { allGames } from '../../core/category-href.js';
import { CategoryChips } from '../category-chips/category-chips.js';
import { CategoryGrid } from '../category-grid/category-grid.js';
import { GameSearch } from '../game-search/game-search.js';
import { GameResults } from './game-results.js';
import { LobbySections } from './lobby-sections.js';
import styles from './lobby.module.css';

export interface LobbyProps {
  /** Id of the category in view; `all` shows the rows of the lobby. */
  category?: string;
  /** The term in the address, `''` for none. A search looks in the whole catalogue, whatever the category. */
  search: string;
  onSearch: (term: string) => void;
  sort: GameSort;
  onSort: (sort: GameSort) => void;
  /** Stands below the live tables of the lobby. */
  middle?: ReactNode;
}

function LobbyBody({ category = allGames, search, onSearch, sort, onSort, middle }: LobbyProps) {
  if (search !== '') return <GameResults search={search} onClear={() => onSearch('')} />;
  if (category !== allGames) return <CategoryGrid category={category} sort={sort} onSort={onSort} />;
  return <LobbySections middle={middle} />;
}

/** Categories and search, and below them what was asked for: the rows of the lobby, a category, or what a search found. */
export function Lobby(props: LobbyProps) {
  const { category = allGames, search, onSearch } = props;
  const canSearch = useSupports(listGames);
  return (
    <div className={styles.lobby}>
      <div className={styles.filters}>
        <CategoryChips current={category} />
        {canSearch && <GameSearch search={search} onSearch={onSearch} />}
      </div>
      <LobbyBody {...props} />
    </div>
  );
}
