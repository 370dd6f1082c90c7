'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { useSettings } from '@casino-kit/settings';
import { ChipNav, Skeleton } from '@casino-kit/ui';
import { allGames, categoryHref } from '../../core/category-href.js';
import { sayOrKeep, useTexts } from '../texts.js';
import { useCategories } from '../use-categories.js';
import styles from './category-chips.module.css';
import { CategoryIcon } from './category-icon.js';

/** Categories that always have a route (§2), shown when the list cannot be loaded. */
const routedCategories = [allGames, 'popular', 'slots', 'live'];
/** How many categories show before the player asks for all. */
export const firstCategories = 24;
const skeletonWidths = [124, 110, 90, 92, 136, 122, 104, 120];

/**
 * The categories as chips (G1), the first ones until the player asks for all. `current` is the id of the one in view; an empty
 * category is omitted unless it is that one.
 */
export function CategoryChips({ current }: { current: string }) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const settings = useSettings();
  const { data, isPending } = useCategories();
  if (isPending)
    return (
      <div className={styles.loading}>
        {skeletonWidths.map((width) => (
          <Skeleton key={width} width={`${width}px`} height="44px" radius="control" />
        ))}
      </div>
    );
  const categories =
    data ?? routedCategories.map((id) => ({ id, key: `games.category.${id}`, name: id, count: 1 }));
  const shown = categories.filter(({ id, count }) => count !== 0 || id === current);
  return (
    <ChipNav
      label={t('games.categories')}
      current={current}
      limit={firstCategories}
      allLabel={t('games.categories.all', { number: numbers.format(shown.length) })}
      items={shown.map(({ id, key, name }) => ({
        id,
        href: categoryHref(settings, id),
        label: sayOrKeep(t, key, name),
        icon: <CategoryIcon category={id} size={18} />,
      }))}
    />
  );
}
