'use client';

import { type CSSProperties } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; the full width by default. */
  width?: CSSProperties['inlineSize'] | undefined;
  /** Any CSS length, or a number of pixels; 12 px without it or `ratio`. */
  height?: CSSProperties['blockSize'] | undefined;
  /** Keeps a shape instead of a height, such as `3 / 4`. */
  ratio?: CSSProperties['aspectRatio'] | undefined;
  /** The corners of what it holds the place of; `text` by default. */
  radius?: 'text' | 'control' | 'card' | 'round' | undefined;
}

/** A placeholder in its final shape while content loads, so that nothing jumps. Hidden from screen readers. */
export function Skeleton({ width, height, ratio, radius = 'text' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={`${styles.skeleton} ${styles[radius]}`}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
    />
  );
}
