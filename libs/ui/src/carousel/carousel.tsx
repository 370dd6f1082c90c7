'use client';

import { Children, type PointerEvent, type ReactNode, useRef } from 'react';
import { SectionHead, type SectionHeadProps } from '../section-head/section-head.js';
import { CarouselArrows } from './carousel-arrows.js';
import styles from './carousel.module.css';

/** Only a mouse needs it, so that it loads when one comes. A row that cannot load it still scrolls. */
function onPointerEnter({ pointerType, currentTarget: row }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse')
    void import('./mouse-drag.js').then(
      ({ letMouseDrag }) => letMouseDrag(row),
      () => undefined,
    );
}

export interface CarouselProps extends Omit<SectionHeadProps, 'end'> {
  /** One slide per child. */
  children: ReactNode;
  /**
   * How many are in a row on a desktop: seven posters (`card`), four wide pictures (`table`), six posters with a number
   * beside each (`ranked`), or eight names (`tile`).
   */
  size?: 'card' | 'table' | 'ranked' | 'tile' | undefined;
  className?: string | undefined;
}

/**
 * A headed row that scrolls sideways natively: by touch, wheel, mouse drag, by its two buttons and with the keyboard,
 * since every slide stays in the tab order. Without scripts it is the same row.
 */
export function Carousel({ children, size = 'card', className = '', ...head }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  return (
    <section
      className={`${styles.carousel} ${styles[size] ?? ''} ${className}`}
      aria-label={typeof head.title === 'string' ? head.title : undefined}
    >
      <SectionHead {...head} end={<CarouselArrows row={row} />} />
      <ul ref={row} className={styles.row} onPointerEnter={onPointerEnter}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
