'use client';

import { Card } from '@casino-kit/ui';
import { type ReactNode, useId } from 'react';
import styles from './security-card.module.css';

export interface SecurityCardProps {
  title: string;
  /** Before the title, hidden from screen readers. */
  icon?: ReactNode | undefined;
  /** At the end of the title's line: a state or a button. */
  end?: ReactNode | undefined;
  /** Moves `end` below the title on phones. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** A card of the security page: a section with its heading. */
export function SecurityCard({ title, icon, end, isWide = false, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={styles.card}>
      <div className={styles.head} data-wide={isWide || undefined}>
        <h2 id={id} className={styles.title}>
          {icon}
          {title}
        </h2>
        {end}
      </div>
      {children}
    </Card>
  );
}
