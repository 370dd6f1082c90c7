'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink } from '@casino-kit/ui';
import { filterParts, toListFilter, withoutFilter } from '../../core/list-address.js';
import { CategoryIcon } from '../category-chips/category-icon.js';
import { ActivePlace, ListTools } from '../game-filters/filtered-list.js';
import { GameGrid } from '../game-grid/game-grid.js';
import { useGameList } from '../game-grid/use-game-list.js';
import { sayOrKeep, useTexts } from '../texts.js';
import { useCategories } from '../use-categories.js';
import { type ListViewOptions, useListView } from '../use-list-view.js';
import styles from './category-grid.module.css';

export interface CategoryGridProps extends ListViewOptions {
  /** Id of a category, such as `slots`. */
  category: string;
}

/** All games of a category under its heading, in one of the seven orders and filtered (G1), loaded while scrolling. */
export function CategoryGrid({ category, address, onAddress }: CategoryGridProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const known = useCategories().data?.find(({ id }) => id === category);
  const { view, onView } = useListView({ address, onAddress });
  const list = useGameList(toListFilter(view, { category }));
  const isFiltered = filterParts(view).length > 0;
  const casino = usePagePath('casino');
  // Anyone can write anything into an address: what is no category is not shown as the name of one.
  const isUnknown = known === undefined && list.count === 0 && !isFiltered;
  const title = isUnknown
    ? t('games.categories')
    : sayOrKeep(t, known?.key ?? `games.category.${category}`, known?.name ?? category);
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
        {!list.isUnsupported && <ListTools view={view} onView={onView} count={list.count} />}
      </div>
      <ActivePlace view={view} onView={onView} />
      <GameGrid
        key={JSON.stringify(list.filter)}
        label={title}
        list={list}
        caption={category === 'live'}
        onEmpty={
          isFiltered ? (
            <Button onClick={() => onView(withoutFilter(view))}>{t('games.showAll')}</Button>
          ) : (
            <ButtonLink href={casino}>{t('games.showAll')}</ButtonLink>
          )
        }
      />
    </section>
  );
}
