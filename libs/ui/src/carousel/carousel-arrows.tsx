'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../button/button.js';
import { useUi } from '../provider/ui-provider.js';
import { rowEnds, scrollRow } from './scroll-row.js';
import styles from './carousel.module.css';

/** The two buttons of a row; each is disabled while the row is at that end. */
export function CarouselArrows({ row }: { row: RefObject<HTMLElement | null> }) {
  const { texts } = useUi();
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const read = () => {
      const now = rowEnds(element);
      setEnds((known) => (known.start === now.start && known.end === now.end ? known : now));
    };
    // It also reports the row's first layout. A row whose rendering is skipped below the fold costs nothing until then.
    const observer = new ResizeObserver(read);
    observer.observe(element);
    if (element.lastElementChild) observer.observe(element.lastElementChild);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [row]);
  const arrow = (towards: 'previous' | 'next', disabled: boolean, icon: typeof ChevronLeft) => {
    const Icon = icon;
    return (
      <IconButton
        label={texts[towards]}
        size="sm"
        outlined
        disabled={disabled}
        onClick={() => row.current && scrollRow(row.current, towards)}
      >
        <Icon size={18} aria-hidden data-icon="directional" />
      </IconButton>
    );
  };
  return (
    <span className={styles.arrows}>
      {arrow('previous', ends.start, ChevronLeft)}
      {arrow('next', ends.end, ChevronRight)}
    </span>
  );
}
