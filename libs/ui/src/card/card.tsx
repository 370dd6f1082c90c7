'use client';

import { type HTMLAttributes } from 'react';
import styles from './card.module.css';

/** A raised surface with the theme's border, for related content. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={[styles.card, className].filter(Boolean).join(' ')} />;
}
