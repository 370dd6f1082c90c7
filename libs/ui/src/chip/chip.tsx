'use client';

import { type ReactNode } from 'react';
import { useCachedMarkup } from '../markup-cache/markup-cache.js';
import { Link } from '../navigation/navigation.js';
import styles from './chip.module.css';

export interface ChipItem {
  id: string;
  href: string;
  label: ReactNode;
  icon?: ReactNode | undefined;
}

/** A row of links with the current page marked; it scrolls sideways if there is not enough space. */
export function ChipNav({
  label,
  items,
  current,
  cachedBy,
}: {
  label: string;
  items: readonly ChipItem[];
  current: string | null;
  /** What the chips show, if a server may keep their markup for other pages ({@link useCachedMarkup}). */
  cachedBy?: unknown;
}) {
  const cached = useCachedMarkup(
    'chips',
    cachedBy,
    items.map(({ id, href, label: text, icon }) => (
      <Link key={id} href={href} className={styles.chip} aria-current={id === current ? 'page' : undefined}>
        {icon}
        {text}
      </Link>
    )),
  );
  return <nav aria-label={label} className={styles.row} {...cached} />;
}
