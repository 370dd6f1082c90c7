'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { IconButton } from '@casino-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { bonusPageSize } from '../../core/bonus-queries.js';
import { pageRange } from '../../core/page-range.js';
import { useTexts } from '../texts.js';
import styles from './pagination.module.css';

/** The current page of a list, with links to the pages beside it; renders nothing for a single page. */
export function Pagination({
  page,
  count,
  onPage,
}: {
  page: number;
  /** Rows on all pages. */
  count: number;
  onPage: (page: number) => void;
}) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const { first, last, pages } = pageRange(page, bonusPageSize, count);
  if (pages === 1) return null;
  const steps = [
    { to: page - 1, label: t('bonuses.paging.previous'), Icon: ChevronLeft },
    { to: page + 1, label: t('bonuses.paging.next'), Icon: ChevronRight },
  ];
  return (
    <footer className={styles.paging}>
      <span role="status">
        {t('bonuses.paging.range', {
          first: numbers.format(first),
          last: numbers.format(last),
          all: numbers.format(count),
        })}
      </span>
      <span className={styles.steps}>
        {steps.map(({ to, label, Icon }) => {
          const end = to < 1 || to > pages;
          return (
            <IconButton
              key={label}
              size="sm"
              outlined
              label={label}
              // On the first or last page the button restores the focus.
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
