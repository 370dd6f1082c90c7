'use client';

import { useHydrated } from '@casino-kit/ui';
import { lazy, Suspense } from 'react';
import { filterParts } from '../../core/list-address.js';
import { SortSelect } from '../sort-select/sort-select.js';
import { type GameFiltersProps } from './game-filters-props.js';
import styles from './game-filters.module.css';

const load = () => import('./game-filters.js');
const Button = lazy(async () => ({ default: (await load()).FilterButton }));
const Active = lazy(async () => ({ default: (await load()).ActiveFilters }));

/** The place of the button that opens the filters. Its texts are not in the page, so the browser renders it. */
function FilterPlace(props: GameFiltersProps) {
  const place = <span className={styles.buttonPlace} />;
  return useHydrated() ? (
    <Suspense fallback={place}>
      <Button {...props} />
    </Suspense>
  ) : (
    place
  );
}

/** Filter and order of a list, beside its heading. */
export function ListTools(props: GameFiltersProps) {
  const { view, onView } = props;
  return (
    <div className={styles.tools}>
      <FilterPlace {...props} />
      <SortSelect sort={view.sort} onSort={(sort) => onView({ ...view, sort })} />
    </div>
  );
}

/** The place of the filter's parts, which is there only if there are any. */
export function ActivePlace(props: Pick<GameFiltersProps, 'view' | 'onView'>) {
  const hydrated = useHydrated();
  if (filterParts(props.view).length === 0) return null;
  const place = <div className={styles.activePlace} />;
  return hydrated ? (
    <Suspense fallback={place}>
      <Active {...props} />
    </Suspense>
  ) : (
    place
  );
}
