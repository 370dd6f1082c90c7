'use client';

import { type ReactNode } from 'react';
import styles from './empty-line.module.css';

export interface EmptyLineProps {
  /** Before the texts: hide it from screen readers. */
  icon: ReactNode;
  /** Says what there is none of. */
  title: ReactNode;
  /** When or how something gets here. */
  children?: ReactNode | undefined;
  /** A link to the next step. */
  action?: ReactNode | undefined;
}

/** Says in one compact line that a list is empty. It stands beside something useful; `EmptyState` fills a page. */
export function EmptyLine({ icon, title, children, action }: EmptyLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <p className={styles.text}>{children}</p>}
      </div>
      {action}
    </div>
  );
}
