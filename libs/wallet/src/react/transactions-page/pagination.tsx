'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { IconButton } from '@casino-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PageRange } from '../../core/page-range.js';
import { useTexts } from '../texts.js';
import styles from './transactions-list.module.css';

/**
 * The current page of the history, with buttons to the previous and next one. A button that becomes disabled restores
 * the focus.
 */
export function Pagination({
  page,
  range: { first, last, pages },
  count,
  onPage,
}: {
  page: number;
  range: PageRange;
  count: number;
  onPage: (page: number) => void;
}) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const steps = [
    { key: 'previous', to: page - 1, label: t('wallet.paging.previous'), Icon: ChevronLeft },
    { key: 'next', to: page + 1, label: t('wallet.paging.next'), Icon: ChevronRight },
  ];
  return (
    <footer className={styles.paging}>
      <span role="status">
        {t('wallet.paging.range', {
          first: numbers.format(first),
          last: numbers.format(last),
          all: numbers.format(count),
        })}
      </span>
      <span className={styles.steps}>
        {steps.map(({ key, to, label, Icon }) => {
          const end = to < 1 || to > pages;
          return (
            <IconButton
              key={key}
              size="sm"
              outlined
              label={label}
              aria-disabled={end || undefined}
              className={styles.step}
              onClick={() => !end && onPage(to)}
            >
              <Icon size={18} aria-hidden data-icon="directional" />
            </IconButton>
          );
        })}
      </span>
    </footer>
  );
}
