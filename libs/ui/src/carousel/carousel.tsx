'use client';

import { Children, type ReactNode, useRef } from 'react';
import { SectionHead, type SectionHeadProps } from '../section-head/section-head.js';
import { CarouselArrows } from './carousel-arrows.js';
import styles from './carousel.module.css';
import { useMouseDrag } from './use-mouse-drag.js';

export interface CarouselProps extends Omit<SectionHeadProps, 'end'> {
  /** One slide per child. */
  children: ReactNode;
  /** `card` shows seven in a row on a desktop, `wide` cards are larger on phones. */
  size?: 'card' | 'wide' | undefined;
  className?: string | undefined;
}

/**
 * A headed row that scrolls sideways natively: by touch, wheel, mouse drag, by its two buttons and with the keyboard,
 * since every slide stays in the tab order. Without scripts it is the same row.
 */
export function Carousel({ children, size = 'card', className = '', ...head }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const drag = useMouseDrag();
  return (
    <section
      className={`${styles.carousel} ${styles[size]} ${className}`}
      aria-label={typeof head.title === 'string' ? head.title : undefined}
    >
      <SectionHead {...head} end={<CarouselArrows row={row} />} />
      <ul ref={row} className={styles.row} {...drag}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
