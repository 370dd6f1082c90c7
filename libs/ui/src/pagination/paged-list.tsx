'use client';

import { type ReactNode, useRef } from 'react';
import { Pagination, type PaginationProps } from './pagination.js';
import { StaleAlert } from './stale-alert.js';
import styles from './pagination.module.css';

export interface PagedListProps extends PaginationProps {
  /** Other rows than those in view are loading. */
  isFetchingPage: boolean;
  /** The rows in view could not be refetched. */
  isStale: boolean;
  /** Called by the button of the stale alert, to refetch the rows. */
  retry: () => void;
  className?: string | undefined;
  /** Renders the rows around or above the pagination. */
  children: (pagination: ReactNode) => ReactNode;
}

/**
 * Rows with their pagination: busy while another page loads, with an alert when the rows may be out of date. A new page
 * scrolls to its start.
 */
export function PagedList({
  isFetchingPage,
  isStale,
  retry,
  className,
  children,
  onPage,
  ...position
}: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const goTo = (page: number) => {
    onPage(page);
    list.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <div
      ref={list}
      className={[styles.list, className].filter(Boolean).join(' ')}
      aria-busy={isFetchingPage || undefined}
    >
      {isStale && <StaleAlert onRetry={retry} />}
      {children(<Pagination {...position} onPage={goTo} />)}
    </div>
  );
}
