'use client';

import { useAllTexts, useNumberFormat } from '@casino-kit/i18n';
import { Button, DialogFrame } from '@casino-kit/ui';
import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { filterParts, withoutFilter, withoutPart } from '../../core/list-address.js';
import { useTexts } from '../game-texts.js';
import { usePartName } from './filter-names.js';
import { type GameFiltersProps } from './game-filters-props.js';
import styles from './game-filters.module.css';

const FilterPanel = lazy(() => import('./filter-panel.js'));

/** The button that opens the filters; its panel is loaded when it is opened. */
export function FilterButton(props: GameFiltersProps) {
  const { view } = props;
  useAllTexts();
  const t = useTexts();
  const numbers = useNumberFormat();
  const [open, setOpen] = useState(false);
  const active = filterParts(view).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {active === 0 ? t('games.filter') : t('games.filter.on', { number: numbers.format(active) })}
      </Button>
      {open && (
        <Suspense
          fallback={
            <DialogFrame
              onClose={close}
              width="confirmation"
              placement="end"
              height={{ phone: 640, wide: 800 }}
            />
          }
        >
          <FilterPanel {...props} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The parts of the filter, each with a button that removes it, and one that removes all. */
export function ActiveFilters({ view, onView }: Pick<GameFiltersProps, 'view' | 'onView'>) {
  useAllTexts();
  const t = useTexts();
  const getPartName = usePartName();
  const parts = filterParts(view);
  if (parts.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={t('games.filter.active')}>
      {parts.map((part) => {
        const name = getPartName(part);
        return (
          <li key={`${part.kind} ${JSON.stringify(part.value)}`}>
            <button
              type="button"
              className={styles.part}
              aria-label={t('games.filter.remove', { name })}
              onClick={() => onView(withoutPart(view, part))}
            >
              <bdi>{name}</bdi>
              <X size={16} aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <Button variant="ghost" onClick={() => onView(withoutFilter(view))}>
          {t('games.filter.clear')}
        </Button>
      </li>
    </ul>
  );
}
