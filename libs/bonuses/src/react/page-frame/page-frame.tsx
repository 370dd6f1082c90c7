'use client';

import { type ReactNode } from 'react';
import styles from './page-frame.module.css';

/** The frame of a page of this library: title, a line about it, and its content. */
export function BonusPageFrame({
  title,
  subtitle,
  end,
  untitled = false,
  children,
}: {
  title: string;
  subtitle: string;
  /** Something at the end of the title's line. */
  end?: ReactNode | undefined;
  /** The frame around the page already shows the title. */
  untitled?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      {!untitled && (
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          {end}
        </header>
      )}
      {children}
    </div>
  );
}
