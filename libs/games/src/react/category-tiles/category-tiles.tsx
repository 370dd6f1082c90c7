'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath, useSettings } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import { categoryHref } from '../../core/category-href.js';
import { CategoryIcon } from '../category-chips/category-icon.js';
import { useTexts } from '../game-texts.js';
import { useCategories } from '../use-categories.js';
import styles from './category-tiles.module.css';

/** The categories of a menu, in their order. */
const ids = ['slots', 'live', 'originals', 'tables', 'jackpots'] as const;

/** Five categories with the number of their games, and the providers, as tiles of a menu; an empty category is omitted. */
export function CategoryTiles() {
  const t = useTexts();
  const numbers = useNumberFormat();
  const settings = useSettings();
  const providers = usePagePath('providers');
  const { data } = useCategories();
  const getCount = (id: string) => data?.find((category) => category.id === id)?.count ?? null;
  return (
    <ul className={styles.tiles}>
      {ids
        .filter((id) => data === undefined || (getCount(id) ?? 0) > 0)
        .map((id) => {
          const count = getCount(id);
          return (
            <li key={id}>
              <Link href={categoryHref(settings, id)} className={styles.tile}>
                <CategoryIcon category={id} size={22} />
                <span className={styles.name}>{t(`games.category.${id}`)}</span>
                {count !== null && <span className={styles.count}>{numbers.format(count)}</span>}
              </Link>
            </li>
          );
        })}
      <li>
        <Link href={providers} className={styles.tile}>
          <CategoryIcon category="all" size={22} />
          <span className={styles.name}>{t('games.providers')}</span>
        </Link>
      </li>
    </ul>
  );
}
