'use client';

import { type ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** Omitted if the frame around the page shows it. */
  title?: ReactNode | undefined;
  /** A line about the page, below the title. */
  lead?: ReactNode | undefined;
  /** Buttons or links at the end of the title's line; on mobile below it. */
  end?: ReactNode | undefined;
}

/** The header of a page: its title as the heading of level 1, a line about it, its actions. */
export function PageHeader({ title, lead, end }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {end}
    </header>
  );
}
