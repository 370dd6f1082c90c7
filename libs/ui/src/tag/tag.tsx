'use client';

import { type ReactNode } from 'react';
import { type Tone } from '../outcome/outcome.js';
import styles from './tag.module.css';

/** A short state in words; the colour is never the only sign. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  /** The colour; `neutral` by default. */
  tone?: Tone | undefined;
  /** Before the text, hidden from screen readers. */
  icon?: ReactNode | undefined;
  children: ReactNode;
}) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
