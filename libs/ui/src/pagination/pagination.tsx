'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/button.js';
import { useUi } from '../provider/ui-provider.js';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The page in view, from 1. */
  page: number;
  /** Numbers of the first and the last row in view, from 1, and how many pages there are. */
  range: { first: number; last: number; pages: number };
  /** Rows on all pages. */
  count: number;
  /** Called with the previous or the next page, from 1. */
  onPage: (page: number) => void;
  /** Shows the range of a single page too. */
  showSinglePage?: boolean | undefined;
}

/** The rows in view, with buttons to the previous and the next page. */
export function Pagination({
  page,
  range: { first, last, pages },
  count,
  onPage,
  showSinglePage = false,
}: PaginationProps) {
  const { texts, locale } = useUi();
  if (pages === 1 && !showSinglePage) return null;
  const numbers = new Intl.NumberFormat(locale);
  const steps = [
    { to: page - 1, label: texts.previousPage, Icon: ChevronLeft },
    { to: page + 1, label: texts.nextPage, Icon: ChevronRight },
  ];
  return (
    <footer className={styles.pagination}>
      <span role="status">
        {texts.pageRange(numbers.format(first), numbers.format(last), numbers.format(count))}
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
              // Not `disabled`: on the first or last page the button restores the focus.
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
