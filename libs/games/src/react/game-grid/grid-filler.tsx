'use client';

import { Heart } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './grid-filler.module.css';

export interface GridFillerProps {
  /** How more games get here. */
  children: ReactNode;
  link?: ReactNode | undefined;
}

/** Fills what the games of a list leave free of its last row. */
export function GridFiller({ children, link }: GridFillerProps) {
  return (
    <div className={styles.filler}>
      <Heart size={24} aria-hidden />
      <p>{children}</p>
      {link}
    </div>
  );
}
