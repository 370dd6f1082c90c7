'use client';

import { type GameSort, gameSorts } from '@casino-kit/api-contract';
import { Select } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './sort-select.module.css';

export interface SortSelectProps {
  sort: GameSort;
  onSort: (sort: GameSort) => void;
}

/** The choice between the seven orders of a list of games (§3, sorting options). */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const t = useTexts();
  return (
    <label className={styles.sort}>
      <span>{t('games.sort')}</span>
      <Select
        value={sort}
        options={gameSorts.map((value) => ({ value, label: t(`games.sort.${value}`) }))}
        onChange={(event) => {
          const chosen = gameSorts.find((value) => value === event.target.value);
          if (chosen) onSort(chosen);
        }}
      />
    </label>
  );
}
