'use client';

import { type ReactNode } from 'react';
import styles from './text-button.module.css';

/** A button inside a sentence, looking like a link. */
export function TextButton({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
