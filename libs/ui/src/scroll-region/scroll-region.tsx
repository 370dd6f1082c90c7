'use client';

import { type ReactNode, type Ref } from 'react';
import styles from './scroll-region.module.css';

export interface ScrollRegionProps {
  /** Names the content, for screen readers. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
  /** The element that scrolls, for example to scroll it from code. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Content that scrolls sideways in a narrow place, also with the keyboard. It fades out at an edge beyond which is more. */
export function ScrollRegion({ label, children, className = '', ref }: ScrollRegionProps) {
  return (
    // A region that scrolls must be reachable with the keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div ref={ref} className={`${styles.region} ${className}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
