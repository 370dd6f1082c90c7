'use client';

import { type ReactNode } from 'react';
import { Link } from '../navigation/navigation.js';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  /** A heading of level 2. */
  title: ReactNode;
  /** Before the title: 22 px, hidden from screen readers. */
  icon?: ReactNode | undefined;
  /** A link to all items, with their number. */
  link?: { href: string; label: string; count?: ReactNode | undefined } | undefined;
  /** Buttons at the end. */
  end?: ReactNode | undefined;
}

/** The header of a section: icon, title, a link to all items. */
export function SectionHead({ title, icon, link, end }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {icon}
        {title}
      </h2>
      {link && (
        <Link href={link.href} className={styles.link}>
          {link.label}
          {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
        </Link>
      )}
      {end}
    </div>
  );
}
