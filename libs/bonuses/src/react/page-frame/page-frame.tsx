'use client';

import { type ReactNode } from 'react';
import { PageHeader } from '@casino-kit/ui';
import styles from './page-frame.module.css';

/** The frame of a page of this library: title, a line about it, and its content. */
export function BonusPageFrame({
  title,
  subtitle,
  untitled = false,
  wide = false,
  children,
}: {
  title: string;
  subtitle: string;
  /** The frame around the page already shows the title. */
  untitled?: boolean | undefined;
  /** As wide as the site rather than as a text. */
  wide?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.page} ${wide ? styles.wide : ''}`}>
      {!untitled && <PageHeader title={title} lead={subtitle} />}
      {children}
    </div>
  );
}
