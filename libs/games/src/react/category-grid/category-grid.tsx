'use client';

import { type GameSort } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { CategoryIcon } from '../category-chips/category-icon.js';
import { GameGrid } from '../game-grid/game-grid.js';
import { useGameList } from '../game-grid/use-game-list.js';
import { SortSelect } from '../sort-select/sort-select.js';
import { sayOrKeep, useTexts } from '../texts.js';
import { useCategories } from '../use-categories.js';
import styles from './category-grid.module.css';

export interface CategoryGridProps {
  /** Id of a category, such as `slots`. */
  category: string;
  sort: GameSort;
  onSort: (sort: GameSort) => void;
}

/** All games of a category under its heading, in one of the seven orders (G1), loaded while scrolling. */
export function CategoryGrid({ category, sort, onSort }: CategoryGridProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const known = useCategories().data?.find(({ id }) => id === category);
  const title = sayOrKeep(t, known?.key ?? `games.category.${category}`, known?.name ?? category);
  const list = useGameList({ category, sort });
  return (
    <section className={styles.category} aria-label={title}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <CategoryIcon category={category} size={22} />
          {title}
        </h1>
        <p role="status" className={styles.count}>
          {list.count === null
            ? ''
            : t('games.count', { count: list.count, number: numbers.format(list.count) })}
        </p>
        {!list.isUnsupported && <SortSelect sort={sort} onSort={onSort} />}
      </div>
      <GameGrid key={`${category} ${sort}`} label={title} list={list} caption={category === 'live'} />
    </section>
  );
}
